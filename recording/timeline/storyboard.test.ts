import { describe, expect, it } from 'vitest'

import type { Entry, Recording } from '#recording/entries.ts'

import { scenesOf, storyboardOf } from './storyboard.ts'

const actor = 'app/care'
const step = (at: number, type: string, value: unknown): Entry =>
  ({ at, kind: 'step', actor, from: null, event: { type }, transitions: ['t'], value }) as Entry

const recording: Recording = {
  format: 'slipway-recording',
  version: 1,
  client: '0.1.0',
  began: '2026-11-28T09:00:00.000Z',
  opened: '/inplay',
  entries: [
    { at: 0, kind: 'began', actor, machine: 'care', value: 'recalling', context: {} },
    step(1_000, 'session.recalled', { reminded: 'counting' }),
    { at: 1_500, kind: 'went', path: '/events/<script>' },
    step(2_000, 'interval.passed', { reminded: 'due' }),
    step(3_500, 'reminder.shown', { reminded: 'shown' }),
    { at: 9_000, kind: 'ended', actor, status: 'stopped' },
  ],
}

describe('a storyboard', () => {
  it('has every state that was entered, with when, for how long, why, where the member was, and what showed it [CHART-02]', () => {
    expect(
      scenesOf(recording).map(({ at, lasted, state, path, shownBy }) => [at, lasted, state, path, shownBy]),
    ).toEqual([
      [0, 1_000, 'recalling', '/inplay', []],
      [1_000, 1_000, 'reminded.counting', '/inplay', []],
      [2_000, 1_500, 'reminded.due', '/events/<script>', ['CareReminder']],
      [3_500, 5_500, 'reminded.shown', '/events/<script>', ['CareReminder']],
    ])
  })

  it('leaves the last state without an end where the recording ends in it [CHART-02]', () => {
    const { entries } = recording
    expect(scenesOf({ ...recording, entries: entries.slice(0, -1) }).at(-1)?.lasted).toBeNull()
  })

  it('is one file that loads and runs nothing, whatever was recorded [CHART-02]', () => {
    const html = storyboardOf(recording)
    expect(html).toContain('Recorded 2026-11-28 09:00 UTC')
    expect(html).toContain('4 states in 0:09.000.')
    expect(html).toContain('Shown by CareReminder')
    expect(html).toContain('app/care at /events/&lt;script&gt;')
    expect(html).not.toMatch(/<script|<img|<link|src=|href=|url\(/)
  })

  it('says how many entries were not kept, and stands for a recording with nothing in it [CHART-02]', () => {
    const html = storyboardOf({ ...recording, dropped: 1, entries: [] })
    expect(html).toContain('0 states in 0:00.000.')
    expect(html).toContain('Not kept: 1 earlier entry.')
  })
})
