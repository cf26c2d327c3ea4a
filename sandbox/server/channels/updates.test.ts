import { describe, expect, it } from 'vitest'

import { updateMessages } from './updates.ts'

describe('messages of updates', () => {
  it('hold at most 200 updates [LIVE-01]', () => {
    const messages = updateMessages(
      'events',
      Array.from({ length: 450 }, () => '{}'),
      5,
    )
    expect(messages.map((text) => JSON.parse(text).data.length)).toEqual([200, 200, 50])
  })

  it('stay well below the longest message a client takes', () => {
    const large = JSON.stringify({ text: 'x'.repeat(70_000) })
    const messages = updateMessages('events', [large, large, large, large], 5)
    expect(messages.map((text) => JSON.parse(text).data.length)).toEqual([2, 2])
    expect(Math.max(...messages.map((text) => text.length))).toBeLessThan(262_144)
  })

  it('are not sent if nothing changed', () => {
    expect(updateMessages('events', [], 5)).toEqual([])
  })
})
