import { describe, expect, it } from 'vitest'

import { compare, grown, namesInCharts, readTakenList } from './takenByBrowser.ts'

const list = { e2e: ['a', 'b'], faults: ['c'] }

describe('what the browser takes', () => {
  it('may only grow: what a whole run takes no more is named, and what it takes newly [CHART-04]', () => {
    expect(compare('e2e', ['b', 'd'], list)).toEqual({ lost: ['a'], gained: ['d'] })
    expect(compare('deployment', ['x'], list)).toEqual({ lost: [], gained: ['x'] })
  })

  it('grows by what two runs have in common: what one of them took may hang on a race [CHART-04]', () => {
    const all = new Set(['a', 'b', 'c', 'd', 'e'])
    const runs = {
      e2e: [
        ['b', 'e', 'd'],
        ['d', 'b'],
      ],
      faults: [['a', 'c']],
    }
    expect(grown(list, runs, all)).toEqual({ e2e: ['a', 'b', 'd'], faults: ['c'] })
    expect(grown(list, {}, new Set(['a', 'c']))).toEqual({ e2e: ['a'], faults: ['c'] })
  })

  it('is put down with names that are in the charts, sorted: npm run coverage -- write drops the others [CHART-04]', () => {
    const inCharts = namesInCharts()
    for (const names of Object.values(readTakenList())) {
      expect(names.filter((name) => !inCharts.has(name))).toEqual([])
      expect(names).toEqual(names.toSorted())
    }
  })
})
