import { describe, expect, it } from 'vitest'

import { chartNamed } from '../testing/chartNamed.ts'
import { foldableAt, folded, isFoldable, shownOn, toggled, unfoldedFor } from './fold.ts'
import { machineNames } from './source.ts'

const launch = chartNamed('launch')
const slip = chartNamed('betSlip')

describe('a folded state', () => {
  it('is one box, and what led out of it leads out of the box [CHART-02]', () => {
    const chart = folded(launch, new Set(['waiting']))
    expect(chart.states.filter(({ path }) => path.startsWith('waiting'))).toMatchObject([
      { path: 'waiting', folded: 4, children: [] },
    ])
    expect(chart.transitions.every(({ source, targets }) => source !== 'waiting' || targets.length > 0)).toBe(
      true,
    )
    const failures = chart.transitions.filter(({ targets }) => targets.includes('failed'))
    expect(failures.map(({ source }) => source)).toEqual(['waiting', 'waiting', 'waiting', 'waiting'])
    expect(chart.transitions.map(({ name }) => name)).toContain(
      'launch.timedOut --retry.requested#0--> launch.waiting',
    )
  })

  it('keeps what it handles itself, and leaves out what stays inside [CHART-02]', () => {
    const chart = folded(slip, new Set(['placement']))
    expect(
      chart.transitions.filter(({ source }) => source === 'placement').map(({ targets }) => targets),
    ).toEqual(
      slip.transitions
        .filter(({ source, targets }) => source === 'placement' && targets.length === 0)
        .map(() => []),
    )
    expect(chart.states.filter(({ path }) => path.startsWith('placement.'))).toEqual([])
    expect(chart.transitions.filter(({ source }) => source.startsWith('range'))).toEqual(
      slip.transitions.filter(({ source }) => source.startsWith('range')),
    )
  })

  it.each(machineNames)('leaves every other state and every way between them of %s [CHART-02]', (name) => {
    const chart = chartNamed(name)
    for (const { path, folded: hidden } of chart.states.filter(isFoldable)) {
      expect(hidden).toBe(0)
      const seen = folded(chart, new Set([path]))
      const box = seen.states.find((state) => state.path === path)
      expect(seen.states.length + (box?.folded ?? 0)).toBe(chart.states.length)
      const outside = ({ source, targets }: (typeof chart.transitions)[number]): boolean =>
        [source, ...targets].every((one) => shownOn(seen, one) === one && one !== path)
      expect(seen.transitions.filter(outside)).toEqual(chart.transitions.filter(outside))
    }
  })

  it('stands for what is inside it, and opens for what is to be seen there [CHART-02]', () => {
    const folds = new Set(['placement.underWay', 'contents'])
    const chart = folded(slip, folds)
    expect(shownOn(chart, 'placement.underWay.placing')).toBe('placement.underWay')
    expect(shownOn(chart, 'placement.editing')).toBe('placement.editing')
    expect([...unfoldedFor(folds, 'placement.underWay.placing')]).toEqual(['contents'])
    expect([...unfoldedFor(folds, 'placement.underWay')]).toEqual([...folds])
    expect([...toggled(toggled(folds, 'range'), 'contents')]).toEqual(['placement.underWay', 'range'])
    expect(foldableAt(chart, 'placement.underWay')).toBe('placement.underWay')
    expect(foldableAt(chart, 'placement.editing')).toBe('placement')
    expect(foldableAt(chart, '')).toBeNull()
  })

  it('is only one that has others inside: other names are let pass [CHART-02]', () => {
    expect(folded(slip, new Set(['', 'placement.editing', 'nothing']))).toBe(slip)
  })
})
