import { describe, expect, it } from 'vitest'

import { summaryOf, textOfSummary } from '#tests/model/chartCoverage/summary.ts'

import { agoText } from './ago.ts'
import { leftBy, readReport, type Report } from './report.ts'
import committed from './summary.json'
import { readSummary, reportOfSummary } from './summary.ts'

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

describe('the summary that is committed', () => {
  const report: Report = {
    sources: { sentences: { at: '2026-11-28T08:04:02.124Z', files: 2, isWhole: true } },
    tests: [{ file: 'a.test.ts', title: 'a' }],
    machines: {
      lamp: {
        states: [
          { name: 'lamp', by: { sentences: [0], browser: [0] } },
          { name: 'lamp.on', by: { sentences: [0] } },
          { name: 'lamp.off', by: {} },
        ],
        transitions: [{ name: 'lamp.off --pressed#0--> lamp.on', by: { sentences: [0] } }],
        answers: [],
        effects: [],
      },
    },
  }

  it('has of each thing by which sources it is reached, as the report has, without the tests [CHART-04]', () => {
    const read = reportOfSummary(readSummary(JSON.parse(textOfSummary(summaryOf(report)))))
    const { states = [], transitions = [] } = read.machines['lamp'] ?? {}
    expect(leftBy(states, 'sentences')).toEqual(['lamp.off'])
    expect(leftBy(states, 'browser')).toEqual(['lamp.on', 'lamp.off'])
    expect(leftBy(states, 'any')).toEqual(['lamp.off'])
    expect(leftBy(transitions, 'walks')).toEqual(['lamp.off --pressed#0--> lamp.on'])
    expect([read.isSummary, read.tests, read.sources]).toEqual([true, [], report.sources])
  })

  it('can be read, and its charts begin with their roots', () => {
    const { machines } = reportOfSummary(readSummary(committed))
    expect(Object.entries(machines).filter(([name, { states }]) => states[0]?.name !== name)).toEqual([])
  })
})
