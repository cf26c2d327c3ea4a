import { describe, expect, it } from 'vitest'

import type { Entry } from '#recording/entries.ts'

import { lanesOf, sentOf } from './sequence.ts'

const step = (actor: string, from: string | null): Entry => ({
  at: 0,
  kind: 'step',
  actor,
  from,
  event: { type: 'slip.submitted' },
  transitions: [],
  value: 'on',
})
const entries: readonly Entry[] = [
  { at: 0, kind: 'began', actor: 'app', machine: 'app', value: 'running', context: {} },
  step('app/betSlip', null),
  { at: 1, kind: 'began', actor: 'app/betSlip/batch', machine: 'batch', value: 'writing', context: {} },
  { at: 2, kind: 'call', method: 'POST', path: '/single-bet/', status: 200, body: null, took: 40 },
  step('app/betSlip', 'app/betSlip/batch'),
  { at: 3, kind: 'ended', actor: 'app/betSlip/batch', status: 'done' },
  { at: 4, kind: 'channel', channel: 'events', what: 'message', data: null },
  { at: 5, kind: 'went', path: '/bets' },
  { at: 6, kind: 'burst', actor: 'app', event: 'price.moved', count: 9 },
]

describe('a sequence', () => {
  it('says of each entry who told whom [CHART-02]', () => {
    expect(entries.map((entry) => sentOf(entry, 'app')).map(({ from, to }) => `${from} > ${to}`)).toEqual([
      'app > app',
      'outside > app/betSlip',
      'app/betSlip > app/betSlip/batch',
      'app > server',
      'app/betSlip/batch > app/betSlip',
      'app/betSlip/batch > app/betSlip',
      'server > app',
      'outside > app',
      'app > app',
    ])
  })

  it('has lanes for those alone who have a part in what is shown, from outside to the server [CHART-02]', () => {
    const all = entries.map((_, place) => place)
    expect(lanesOf(entries, all)).toEqual(['outside', 'app', 'app/betSlip', 'app/betSlip/batch', 'server'])
    expect(lanesOf(entries, [5])).toEqual(['app/betSlip', 'app/betSlip/batch'])
    expect(lanesOf(entries, [])).toEqual([])
  })
})
