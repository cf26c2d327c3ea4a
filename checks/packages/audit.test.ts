import { expect, it } from 'vitest'

import { auditOf } from './audit.ts'

const found = (counts: object) => auditOf(JSON.stringify({ metadata: { vulnerabilities: counts } }))

it('high and critical faults are bad, lesser ones are told', () => {
  expect(found({ low: 2, moderate: 1, high: 0, critical: 0, total: 3 })).toMatchObject({ isGood: true })
  expect(found({ high: 1, critical: 0 })).toMatchObject({ isGood: false })
  expect(found({ high: 0, critical: 1 })).toMatchObject({ isGood: false })
})

it('without a network nothing was tried, and nothing is judged', () => {
  const error = { code: 'ENOTFOUND', summary: 'request to the registry failed\nand more', detail: '' }
  expect(auditOf(JSON.stringify({ error }))).toEqual({
    kind: 'notTried',
    why: 'request to the registry failed',
  })
  expect(auditOf(JSON.stringify({ message: 'connect ECONNREFUSED' }))).toEqual({
    kind: 'notTried',
    why: 'connect ECONNREFUSED',
  })
  for (const printed of ['', 'null', '<html>'])
    expect(auditOf(printed)).toEqual({ kind: 'notTried', why: 'no answer' })
})
