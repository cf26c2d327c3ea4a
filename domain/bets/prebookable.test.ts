import { describe, expect, it } from 'vitest'

import { betTypes } from '../market/betType.ts'
import { isPrebookable, mayPrebook } from './prebookable.ts'

describe('what may be prebooked [PREBOOK-01]', () => {
  const leg = { betType: 'AH', option: 'match', status: 'paused' } as const

  it('is a paused selection of one of the five main types, if prebooking is on', () => {
    expect(mayPrebook(leg, { isEnabled: true })).toBe(true)
    expect(mayPrebook(leg, { isEnabled: false })).toBe(false)
    expect(betTypes.filter((betType) => isPrebookable({ betType, option: 'match' }))).toEqual([
      '1X2',
      'WIN',
      'AH',
      'OU',
      'WINMAP',
    ])
  })

  it('is not an outright, nor anything open or over', () => {
    expect(mayPrebook({ ...leg, option: 'outright' }, { isEnabled: true })).toBe(false)
    for (const status of ['open', 'new', 'closed', 'resulting', 'settlement', 'settled'] as const)
      expect(mayPrebook({ ...leg, status }, { isEnabled: true })).toBe(false)
  })
})
