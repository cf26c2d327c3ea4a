import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { confirmationLifetime, meaningOfUnseen, type UnseenKey } from './lapse.ts'

const confirmedAt = Date.UTC(2026, 10, 21, 10, 0)
const request = {
  operation: 'placeSingleBet',
  body: '{}',
  expiresAt: confirmedAt + confirmationLifetime,
} as const
const hour = 3_600_000

describe('a key the server has not seen', () => {
  const unseen = (seconds: number, entry = { request, confirmedAt } as const) =>
    meaningOfUnseen({ entry, askedAt: confirmedAt + seconds * 1_000, heldFor: seconds * 1_000 }).kind

  it('may still be used until its time is over, and for as long as clocks may differ [SLIP-18]', () => {
    expect([0, 1, 59, 60, 75].map((seconds) => unseen(seconds))).toEqual(Array(5).fill('unseen'))
  })

  it('is not placed, and will not be, after that [SLIP-18]', () => {
    expect(unseen(76)).toBe('lapsed')
  })

  it('ends nothing as long as the server’s clock says that it is in time, however long this page has waited [SLIP-18]', () => {
    expect(
      meaningOfUnseen({
        entry: { request, confirmedAt },
        askedAt: request.expiresAt,
        heldFor: 10 * hour,
      }).kind,
    ).toBe('unseen')
  })

  it('ends, where the entry does not say until when, once no confirmation of that time can live [SLIP-18]', () => {
    const broken = { request: null, confirmedAt }
    expect(meaningOfUnseen({ entry: broken, askedAt: confirmedAt + hour, heldFor: 0 }).kind).toBe('unseen')
    expect(meaningOfUnseen({ entry: broken, askedAt: confirmedAt + hour, heldFor: 75_001 }).kind).toBe(
      'lapsed',
    )
  })

  it('says nothing where the server may have forgotten the key: such a bet is neither sent again nor called not placed [SLIP-18]', () => {
    for (const entry of [
      { request, confirmedAt },
      { request: null, confirmedAt: null },
    ]) {
      const askedAt = confirmedAt + 24 * hour
      expect(meaningOfUnseen({ entry, askedAt, heldFor: 0 }).kind).toBe('inProgress')
      expect(meaningOfUnseen({ entry, askedAt, heldFor: 75_001 }).kind).toBe('forgotten')
    }
  })

  it('counts the last moment in: of the time that a confirmation lives, of its expiry, and of the time that a key is known [SLIP-18]', () => {
    const kindOf = (entry: UnseenKey['entry'], askedAt: number, heldFor: number) =>
      meaningOfUnseen({ entry, askedAt, heldFor }).kind
    const written = { request, confirmedAt }
    const unsent = { request: null, confirmedAt }
    expect([75_000, 75_001].map((heldFor) => kindOf(unsent, confirmedAt, heldFor))).toEqual([
      'unseen',
      'lapsed',
    ])
    expect([15_000, 15_001].map((later) => kindOf(written, request.expiresAt + later, 80_000))).toEqual([
      'unseen',
      'lapsed',
    ])
    const known = confirmedAt + 24 * hour - 15_000
    expect([known, known + 1].map((askedAt) => kindOf(written, askedAt, 80_000))).toEqual([
      'lapsed',
      'forgotten',
    ])
  })

  it('never ends before a confirmation of this page’s time has, whatever the entry says [SLIP-18]', () => {
    const time = fc.integer({ min: 0, max: confirmedAt * 2 })
    fc.assert(
      fc.property(
        fc.option(time),
        fc.option(time),
        time,
        fc.integer({ min: 0, max: 75_000 }),
        (at, expiresAt, askedAt, heldFor) => {
          const entry = { confirmedAt: at, request: expiresAt === null ? null : { ...request, expiresAt } }
          expect(['unseen', 'inProgress']).toContain(meaningOfUnseen({ entry, askedAt, heldFor }).kind)
        },
      ),
    )
  })

  it('always ends, whatever the entry says, once its time is over [SLIP-18]', () => {
    fc.assert(
      fc.property(fc.option(fc.integer({ min: 0, max: confirmedAt })), fc.boolean(), (at, isSendable) => {
        const entry = { confirmedAt: at, request: isSendable ? request : null }
        const { kind } = meaningOfUnseen({ entry, askedAt: confirmedAt + hour, heldFor: 75_001 })
        expect(['lapsed', 'forgotten']).toContain(kind)
      }),
    )
  })
})
