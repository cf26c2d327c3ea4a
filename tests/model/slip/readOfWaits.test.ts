import { describe, expect, it } from 'vitest'

import { errors } from '#domain/errorCatalogue.ts'
import { waitAfter } from '#machines/betSlip/waiting.ts'
import { buildRefusal } from '#src/testing/builders.ts'

/** The wait that a refusal bids, by what its reply says of the seconds. */
function waitFor(
  params: Readonly<Record<string, string>>,
  code: number = errors.placeBetTooFast.code,
): number {
  return waitAfter({
    outcome: { kind: 'refused', refusal: { ...buildRefusal(code), params } },
    entry: null,
    nextKey: null,
    nextEntry: null,
    isTold: false,
  })
}

describe('the wait that a reply bids', () => {
  it('is its seconds, and a minute at most [SLIP-20]', () => {
    expect(['0', '5', '60', '61', '999'].map((seconds) => waitFor({ seconds }))).toEqual([0, 5, 60, 60, 60])
  })

  it('is none where what it says is no whole number [SLIP-20]', () => {
    for (const seconds of ['12s', 's12', '1.5', '-3', ' 7', '', '1000', 'soon'])
      expect(waitFor({ seconds })).toBe(0)
    expect(waitFor({})).toBe(0)
  })

  it('is none where the bet was refused for another reason [SLIP-20]', () => {
    expect(waitFor({ seconds: '5' }, errors.noResult.code)).toBe(0)
  })
})
