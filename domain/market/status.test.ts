import { describe, expect, it } from 'vitest'

import { isBettable, knownStatuses, type SelectionStatus, statusMark } from './status.ts'

const all: readonly SelectionStatus[] = [...knownStatuses, 'unknown']

describe('status', () => {
  it('lets only open selections be bet [SLIP-04]', () => {
    expect(all.filter(isBettable)).toEqual(['open'])
  })

  it('marks everything that cannot be bet, so that nothing looks like an open price [BROWSE-10]', () => {
    expect(all.map((status) => statusMark(status, null))).toEqual([
      'none',
      'lock',
      'lock',
      'lock',
      'spinner',
      'spinner',
      'lock',
      'lock',
    ])
  })

  it('marks each way a selection can end once it is known [BROWSE-10]', () => {
    const results = ['win', 'halfWin', 'lose', 'halfLose', 'void', 'deadHeat'] as const
    for (const status of ['settlement', 'settled'] as const)
      expect(results.map((result) => statusMark(status, result))).toEqual(results)
    expect(statusMark('open', 'win')).toBe('none')
  })
})
