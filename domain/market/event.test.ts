import { describe, expect, it } from 'vitest'

import { canOpen } from './event.ts'

describe('canOpen', () => {
  it.each([
    [0, false, false],
    [0, true, false],
    [1, false, false],
    [1, true, true],
    [2, false, true],
    [2, true, true],
  ])('with %d markets and streaming %s: %s [BROWSE-06]', (marketCount, streaming, expected) => {
    expect(canOpen({ marketCount }, { streaming })).toBe(expected)
  })
})
