import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { keptFields } from './kept.ts'
import { createRedactor } from './redact.ts'

const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_'.split('')
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

  it.each(['bob', 'Bo', 'x', 'ñu', 'a.b', 'c++', 'poor', 'alice', 'Riverstone', '100', '7'])(
    'has no name of the member in a sentence or an address, however short: %s [CHART-05]',
    (name) => {
      const { learnName, text, context } = createRedactor()
      const hidden = learnName(name)
      for (const said of [name, name.toUpperCase(), name.toLowerCase()]) {
        expect(text(`Sorry ${said}, not now`)).toBe(`Sorry ${hidden}, not now`)
        expect(text(`${said}: no bets (${said})`)).toBe(`${hidden}: no bets (${hidden})`)
        expect(context({ text: `of ${said}` })).toEqual({ text: `of ${hidden}` })
      }
      if (/^\d+$/.test(name)) return
      expect(text(`/api/members/${name}/`)).toBe(`/api/members/${hidden}/`)
      expect(text(`who=${name}&lang=en`)).toBe(`who=${hidden}&lang=en`)
    },
  )

  it('is as it was where a short name is a part of a word, a price or a time, or a word of the contract by itself [CHART-05]', () => {
    const { learnName, text, value, context } = createRedactor()
    for (const name of ['bob', 'win', 'app', 'hk', '100', '12', '5']) learnName(name)
    for (const plain of [
      'Bobsled final',
      'Kabob United',
      'Winner of map 2',
      '100.00',
      'at least 100.50 and 2,100 more',
      'e12-5-100-winner',
      '2026-12-05T12:05:00Z',
      'over 12.5',
    ])
      expect(text(plain)).toBe(plain)
    for (const word of ['win', 'app', 'hk', '100', '12', '5']) expect(value(word)).toBe(word)
    expect(context({ kind: 'win', text: '100', by: 'app' })).toEqual({ kind: 'win', text: '100', by: 'app' })
    expect(value('bob may not win')).toBe('hidden-1 may not hidden-2')
  })

  it('is taken out of what was kept before it was known, and no stand-in is taken for a name [CHART-05]', () => {
    const { learnName, learn, text, again } = createRedactor()
    const early = { path: text('/of/bob'), said: ['bob and alice', { kind: 'bob' }], count: 3, none: null }
    const [bob, alice] = [learnName('bob'), learn('alice')]
    const known = again(early)
    expect(known).toEqual({
      path: `/of/${bob}`,
      said: [`${bob} and ${alice}`, { kind: 'bob' }],
      count: 3,
      none: null,
    })
    learnName('hidden')
    learnName('1')
    expect(text(`told ${bob} of ${alice}`)).toBe(`told ${bob} of ${alice}`)
    expect(again(known)).toEqual(known)
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
