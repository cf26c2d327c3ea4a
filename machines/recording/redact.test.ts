import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { keptFields } from './kept.ts'
import { createRedactor } from './redact.ts'

const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_'
/** 32 random bytes as a token has them. */
const token = fc.string({ unit: fc.constantFrom(...letters), minLength: 32, maxLength: 64 })
const fieldName = fc.oneof(fc.constantFrom(...keptFields), fc.string())

/** Anything at all in which the token stands somewhere: as a value, within one, or as a name. */
const holding = (secret: string) =>
  fc.letrec((tie) => ({
    held: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      fc.constantFrom(
        secret,
        ` ${secret} `,
        `https://partner.example/?token=${secret}`,
        `${secret}\n${secret}`,
      ),
      fc.oneof(fc.string(), fc.double(), fc.boolean(), fc.constant(null)),
      fc.array(tie('held'), { maxLength: 4 }),
      fc.dictionary(fc.oneof(fieldName, fc.constant(secret)), tie('held'), { maxKeys: 6 }),
    ),
  })).held

describe('what is kept of a recorded session', () => {
  it('has no token, wherever one stands in an event or a context [CHART-05] [LAUNCH-06]', () => {
    fc.assert(
      fc.property(
        token.chain((secret) =>
          fc.record({ secret: fc.constant(secret), fields: fc.dictionary(fieldName, holding(secret)) }),
        ),
        ({ secret, fields }) => {
          const redactor = createRedactor()
          const kept = JSON.stringify([
            redactor.event({ ...fields, type: 'asked' }),
            redactor.context(fields),
          ])
          expect(kept).not.toContain(secret)
        },
      ),
      { numRuns: 300 },
    )
  })

  it('has no name that is not on the list, and says what a bet is about [CHART-05]', () => {
    const { event } = createRedactor()
    expect(
      event({
        type: 'stake.typed',
        text: '12.50',
        slot: 'singles',
        memberCode: 'alice',
        balance: { minor: 5 },
      }),
    ).toEqual({ type: 'stake.typed', text: '12.50', slot: 'singles' })
  })

  it('gives one secret the same stand-in everywhere, and a key its first eight digits [CHART-05] [SLIP-18]', () => {
    const { context, text, learn } = createRedactor()
    const key = '0123456789abcdef0123456789abcdef'
    expect(context({ key })).toEqual({ key: 'key-01234567' })
    expect(text(`/bets/by-unique/${key}`)).toBe('/bets/by-unique/key-01234567')
    const member = learn('alice')
    expect(text('hello alice, mail a.b@c.example from 10.0.0.1')).toBe(
      `hello ${member}, mail hidden-3 from hidden-4`,
    )
  })

  it('leaves names, prices, odds and times as they are [CHART-05]', () => {
    const { text } = createRedactor()
    for (const plain of [
      'Natus Vincere',
      '1.95',
      '-0.25',
      'map 2: over 26.5',
      'e7-24-1-1000-winner',
      'waitingToReconnect',
      '2026-11-22',
    ])
      expect(text(plain)).toBe(plain)
  })
})
