import { describe, expect, it } from 'vitest'

import { CallFailed, type FailureKind, failureKinds, failureOf, failureOfKind } from './failure.ts'

/** Of every way to fail: whether the server answered, and whether asking once more may bring it. */
const kinds: readonly (readonly [kind: FailureKind, isAnswered: boolean, isPassing: boolean])[] = [
  ['refused', true, false],
  ['unauthorized', true, false],
  ['forbidden', true, false],
  ['timedOut', false, true],
  ['offline', false, true],
  ['unreachable', false, true],
  ['broken', false, true],
  ['noRoom', false, false],
  ['unreadable', false, false],
]

describe('a call that failed', () => {
  it('is of one of nine kinds [SRV-09]', () => {
    expect(Object.keys(failureKinds)).toEqual(kinds.map(([kind]) => kind))
  })

  it.each(kinds)('%s: answered is %s, passing is %s [SRV-09]', (kind, isAnswered, isPassing) => {
    expect(failureKinds[kind]).toEqual({ isAnswered, isPassing })
    expect(failureOfKind(kind)).toEqual({
      kind,
      baseCode: 0,
      code: null,
      refCode: null,
      message: null,
      params: {},
      status: null,
    })
  })

  it('says its kind and code in the console, and everything to the code that asks [SRV-09]', () => {
    const failure = failureOfKind('refused', 1021)
    expect(failure.code).toBe(1021)
    const failed = new CallFailed(failure)
    expect(failed).toBeInstanceOf(Error)
    expect([failed.name, failed.message]).toEqual(['CallFailed', 'call failed: refused 1021'])
    expect(new CallFailed(failureOfKind('offline')).message).toBe('call failed: offline')
    expect(new CallFailed(failure, 'stake.minor').message).toBe('call failed: refused stake.minor')
    expect(failureOf(failed)).toBe(failure)
  })

  it('is a fault of ours where anything else was thrown [SRV-09]', () => {
    for (const error of [new Error('x'), 'x', null, undefined, failureOfKind('refused')])
      expect(failureOf(error)).toEqual(failureOfKind('broken'))
  })
})
