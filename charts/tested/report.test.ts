import { describe, expect, it } from 'vitest'

import { agoText } from './ago.ts'
import { readReport } from './report.ts'

describe('a report of what tests reach', () => {
  it.each([
    ['nothing', null],
    ['another file', { format: 'slipway-recording' }],
    ['one of an earlier shape', { launch: { states: [{ name: 'launch', sentences: true, walks: true }] } }],
    ['damaged', { sources: {}, tests: [], machines: { launch: { states: 'all' } } }],
  ])('is refused if it is %s', (_, data) => {
    expect(readReport(data)).toBeNull()
  })

  it('is read if it is one', () => {
    const report = { sources: {}, tests: [{ file: 'a.test.ts', title: 'a' }], machines: {} }
    expect(readReport(report)).toEqual(report)
  })

  it.each([
    [-5, 'just now'],
    [59_000, 'just now'],
    [61_000, '1 min ago'],
    [7_300_000, '2 h ago'],
    [260_000_000, '3 days ago'],
  ])('%d ms old is said to be of %s', (since, text) => {
    expect(agoText(since)).toBe(text)
  })
})
