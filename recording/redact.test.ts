import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { keptFields, keptMaps } from './kept.ts'
import { createRedactor } from './redact.ts'

const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_'.split('')
/** 32 random bytes as a token has them. */
const token = fc.string({
  unit: fc.constantFrom(...letters),
  minLength: 32,
  maxLength: 64,
})
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
      fc.dictionary(fc.oneof(fieldName, fc.constant(secret)), tie('held'), {
        maxKeys: 6,
      }),
    ),
  })).held

describe('what is kept of a recorded session', () => {
  it('has no token, wherever one stands in an event or a context [CHART-05] [LAUNCH-06]', () => {
    fc.assert(
      fc.property(
        token.chain((secret) =>
          fc.record({
            secret: fc.constant(secret),
            fields: fc.dictionary(fieldName, holding(secret)),
          }),
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

  it.each(['bob', 'Bo', 'x', 'ñu', 'a.b', 'c++', String.raw`a\b`, 'poor', 'alice', 'Riverstone', '100', '7'])(
    'has no name of the member in a sentence or an address, however short: %s [CHART-05]',
    (name) => {
      const { learnName, text, context } = createRedactor()
      const hidden = learnName(name)
      for (const said of [name, name.toUpperCase(), name.toLowerCase()]) {
        expect(text(`Sorry ${said}, not now`)).toBe(`Sorry ${hidden}, not now`)
        expect(text(`${said}: no bets (${said})`)).toBe(`${hidden}: no bets (${hidden})`)
        expect(context({ text: `of ${said}` })).toEqual({
          text: `of ${hidden}`,
        })
      }
      if (/^\d+$/.test(name)) return
      expect(text(`/api/members/${name}/`)).toBe(`/api/members/${hidden}/`)
      expect(text(`who=${name}&lang=en`)).toBe(`who=${hidden}&lang=en`)
    },
  )

  it('is unchanged where a short name is part of a word, a price or a time, or is a whole word of the contract [CHART-05]', () => {
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
    expect(context({ kind: 'win', text: '100', by: 'app' })).toEqual({
      kind: 'win',
      text: '100',
      by: 'app',
    })
    expect(value('bob may not win')).toBe('hidden-1 may not hidden-2')
  })

  it('is taken out of what was kept before it was known, and no stand-in is taken for a name [CHART-05]', () => {
    const { learnName, learn, text, again } = createRedactor()
    const early = {
      path: text('/of/bob'),
      said: ['bob and alice', { kind: 'bob' }],
      count: 3,
      none: null,
    }
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

describe('what is kept of an event and of a context, by its value', () => {
  /** One name of every line of the list, and what stands under it. */
  const said = {
    failure: { kind: 'refused', code: 1021, reason: 'limits', attempt: 2 },
    tokenLifetime: 3_600_000,
    legs: [
      {
        eventId: 'e7',
        marketId: 'm1',
        side: 'home',
        handicap: '-1.25',
        euroOdds: '2.10',
        timeStamp: 5,
      },
    ],
    oddsStyle: 'hongkong',
    status: 'open',
    gameName: 'Dota 2',
    homeName: 'Natus Vincere',
    startUtc: 1_700_000_000_000,
    comboAllowed: true,
    isStale: false,
    version: 2,
    isAdding: true,
    isFollowBet: false,
    bigComboId: null,
    unavailableCode: 2001,
    secondsLeft: 2,
    stakes: [{ size: 1, perLine: { minor: 10_000, currency: 'CNY', digits: 2 } }],
    isShared: true,
    betDelay: 5,
    policy: 'any',
    limits: { max: 20 },
    operation: 'placeSingleBet',
    expiresAt: 1_700_000_060_000,
    outcome: { result: 'win' },
    unknownEntry: null,
    answers: [{ isTold: true, isToldElsewhere: false, isOfSlip: true, ticketNum: 'T-1' }],
    targetOdds: '2.20',
    canBeSent: true,
    amount: 7,
    language: 'de',
    isStorageBlocked: true,
    servers: [{ family: 'primary', isDropped: false, drops: 1 }],
    failures: 3,
    channel: 'events',
    reloadedFor: null,
    filters: [],
    count: 4,
    selection: 'home',
    isReturning: true,
    minutes: 30,
  }

  it('is every field of the list with what stands in it, and of no other [CHART-05]', () => {
    const { context, event } = createRedactor()
    expect(context({ ...said, memberCode: 'alice', balance: 5 })).toEqual(said)
    expect(event({ ...said, type: 'told', token: 't' })).toEqual({
      ...said,
      type: 'told',
    })
    for (const none of [undefined, null, 'text', 7, true]) expect(context(none)).toBeNull()
  })

  it('has every name within what goes by ids, kinds and slots, without the secrets there [CHART-05]', () => {
    const { context } = createRedactor()
    const secret = 'a1'.repeat(12)
    for (const name of keptMaps) {
      expect(
        context({
          [name]: {
            'm1 home': { euroOdds: '2.10', memberCode: 'alice' },
            whole: '100',
          },
        }),
      ).toEqual({
        [name]: { 'm1 home': { euroOdds: '2.10' }, whole: '100' },
      })
      expect(JSON.stringify(context({ [name]: { [secret]: 1 } }))).not.toContain(secret)
      expect(context({ [name]: { gone: undefined, none: null } })).toEqual({
        [name]: { gone: null, none: null },
      })
      for (const plain of ['text', 5, null, [{ kind: 'x', other: 1 }]])
        expect(context({ [name]: plain })).toEqual({
          [name]: Array.isArray(plain) ? [{ kind: 'x' }] : plain,
        })
    }
    // Of anything else the names within are looked at.
    expect(context({ failure: { 'm1 home': 1, code: 5 } })).toEqual({
      failure: { code: 5 },
    })
    expect([...keptMaps].every((name) => keptFields.has(name))).toBe(true)
  })

  it('is JSON: no NaN or Infinity, nothing undefined, no function, and the items of a list keep their places [CHART-05]', () => {
    const { context } = createRedactor()
    const kept = context({
      code: Number.NaN,
      count: Infinity,
      end: undefined,
      reason: () => 'said',
      min: Symbol('min'),
      answers: [undefined, 1, Number.NaN, [2, [3]], { kind: 'x' }],
    })
    expect(kept).toEqual({ answers: [null, 1, null, [2, [3]], { kind: 'x' }] })
    expect(Object.keys(kept ?? {})).toEqual(['answers'])
  })

  it.each<[string, (inner: unknown) => unknown]>([
    ['objects', (inner) => ({ before: inner })],
    ['objects in what goes by ids', (inner) => ({ quotes: { before: inner } })],
  ])('ends thirteen levels down, of %s too [CHART-05]', (_, within) => {
    const { context } = createRedactor()
    const deep = (levels: number): unknown =>
      Array.from({ length: levels }).reduce<unknown>((inner) => within(inner), {
        kind: 'deepest',
      })
    const per = _ === 'objects' ? 1 : 2
    const most = 12 / per
    const { event } = createRedactor()
    expect(JSON.stringify(event({ ...(deep(most) as object), type: 'told' }))).toContain('deepest')
    expect(JSON.stringify(event({ ...(deep(most + 1) as object), type: 'told' }))).not.toContain('deepest')
    expect(JSON.stringify(context(deep(most)))).toContain('deepest')
    expect(JSON.stringify(context(deep(most + 1)))).not.toContain('deepest')
  })

  it('ends thirteen levels down of lists too [CHART-05]', () => {
    const { context } = createRedactor()
    const list = (levels: number): unknown =>
      Array.from({ length: levels }).reduce<unknown>((inner) => [inner], 'deepest')
    expect(JSON.stringify(context({ answers: list(12) }))).toContain('deepest')
    expect(JSON.stringify(context({ answers: list(13) }))).not.toContain('deepest')
  })

  it('has a key under the names of keys alone, and only where it looks like one [CHART-05] [SLIP-18]', () => {
    const { context } = createRedactor()
    const key = '0123456789abcdef0123456789abcdef'
    for (const name of ['key', 'nextKey', 'batch']) {
      // A redactor for each name: what is learned under one is known under all.
      expect(createRedactor().context({ [name]: key })).toEqual({ [name]: 'key-01234567' })
      expect(context({ [name]: key })).toEqual({ [name]: 'key-01234567' })
      expect(context({ [name]: 'short' })).toEqual({ [name]: 'short' })
      expect(context({ [name]: 7 })).toEqual({ [name]: 7 })
    }
    const fresh = createRedactor()
    expect(fresh.context({ id: key })).toEqual({ id: 'hidden-1' })
    expect(fresh.context({ key: `${key}0` })).toEqual({ key: 'hidden-2' })
    expect(fresh.context({ key: `x${key}` })).toEqual({ key: 'hidden-3' })
  })

  it('is cut after 300 characters [CHART-05]', () => {
    const { text } = createRedactor()
    const words = 'a word '.repeat(60)
    expect(text(words.slice(0, 300))).toBe(words.slice(0, 300))
    expect(text(words.slice(0, 301))).toBe(`${words.slice(0, 300)}…`)
  })
})

describe('what looks like a secret', () => {
  it.each([
    ['wss://live.partner.example/x?y=1', 'hidden-1'],
    ['at https://a.example/b c', 'at hidden-1 c'],
    ['x9https://a.example/b!', 'hidden-1'],
    ['"s://a"', '"hidden-1"'],
    ['<mail@x>', '<hidden-1>'],
    ['10.200.255.123', 'hidden-1'],
    ['of 1.2.3.4, now', 'of hidden-1, now'],
    ['1.2.3', '1.2.3'],
    ['v10.0.0.1', 'v10.0.0.1'],
    ['10.0.0.1x', '10.0.0.1x'],
    ['abcdefghijklmno1', 'hidden-1'],
    ['1abcdefghijklmno', 'hidden-1'],
    ['abcdefg1hijklmno', 'hidden-1'],
    ['1234567890123456', '1234567890123456'],
    ['abcdefghijklmn1', 'abcdefghijklmn1'],
    ['abcdefghijklmnopqrstuvwx', 'hidden-1'],
    ['abcdefghijklmnopqrstuvw', 'abcdefghijklmnopqrstuvw'],
    ['event7-12345678-1-1000-winner', 'event7-12345678-1-1000-winner'],
    ['12345678-quarterfinal-1234', '12345678-quarterfinal-1234'],
    ['Event7-12345678-1-1000-winner', 'hidden-1'],
    ['e7-24-1-1000-winner=', 'hidden-1'],
    ['=e7-24-1-1000-winner', 'hidden-1'],
  ])('is taken out, and what does not stays: %s [CHART-05]', (said, kept) => {
    expect(createRedactor().text(said)).toBe(kept)
  })

  it('is learned from five characters on, and a shorter one has a stand-in in its own place alone [CHART-05]', () => {
    const { learn, text } = createRedactor()
    expect(learn('abcd')).toBe('hidden-1')
    expect(learn('abcd')).toBe('hidden-1')
    expect(text('abcd of abcd')).toBe('abcd of abcd')
    expect(learn('abcde')).toBe('hidden-2')
    expect(learn('ABCDE')).toBe('hidden-2')
    expect(text('xabcdex ABCDE')).toBe('xhidden-2x hidden-2')
    // A stand-in is not a secret.
    expect(learn('hidden-1')).toBe('hidden-1')
    expect(learn('hidden-2')).toBe('hidden-2')
  })

  it('is looked for up to 300 characters, and a longer one has a stand-in in its own place alone [CHART-05]', () => {
    const { learn, text } = createRedactor()
    const words = 'a word '.repeat(60)
    const [longest, longer] = [words.slice(0, 300), words.slice(0, 301)]
    expect(learn(longer)).toBe('hidden-1')
    expect(text(longer)).toBe(`${longest}…`)
    expect(learn(longest)).toBe('hidden-2')
    expect(text(`of ${longest}`)).toBe('of hidden-2')
  })

  it('is no stand-in of whatever length and case, and what looks like a long one is a secret [CHART-05]', () => {
    const { learnName, text } = createRedactor()
    learnName('bob')
    expect(text('HIDDEN-1 of Bob')).toBe('HIDDEN-1 of hidden-1')
    const long = `key-${'0123456789abcdef'.repeat(2)}`
    expect(text(long)).toBe('hidden-2')
    expect(text(`of ${long}`)).toBe('of hidden-2')
    expect(text('of key-01234567 and hidden-12345678')).toBe('of key-01234567 and hidden-12345678')
  })

  it('is a name of any length and in any script, and of one too long for anybody all that follows goes too [CHART-05]', () => {
    const { learnName, text } = createRedactor()
    const long = `${'long name '.repeat(30)}and its end`
    expect(learnName(long)).toBe('hidden-1')
    expect(text(`Sorry ${long}, not now`)).toBe('Sorry hidden-1')
    expect(text(long.slice(0, 200))).toBe(long.slice(0, 200))
    expect(learnName('a'.repeat(1_000_000))).toBe('hidden-2')
    expect(learnName('İsa Şık')).toBe('hidden-3')
    const longest = 'some names '.repeat(30).slice(0, 300)
    expect(learnName(longest)).toBe('hidden-4')
    expect(text(`Sorry ${longest}, not now`)).toBe('Sorry hidden-4, not now')
    expect(text('of İsa Şık and İSA ŞIK')).toBe('of hidden-3 and İSA ŞIK')
  })

  it('is no name that is empty, nor a stand-in; a name is the same in whatever case [CHART-05]', () => {
    const { learnName, text } = createRedactor()
    for (const none of ['', ' ', 'hidden-3', 'key-01234567', 'hidden-1f']) expect(learnName(none)).toBe(none)
    expect(text('a b')).toBe('a b')
    expect(learnName('Bob')).toBe('hidden-1')
    expect(learnName('bob')).toBe('hidden-1')
    expect(learnName('ann')).toBe('hidden-2')
    expect(learnName('rob')).toBe('hidden-3')
  })

  it('has its stand-in within what is kept by value, but for a short one that is all of it [CHART-05]', () => {
    const { learnName, value, again, text } = createRedactor()
    learnName('abcd')
    learnName('abcde')
    learnName('12345')
    learnName('x100')
    expect(value('abcd')).toBe('abcd')
    expect(value('abcde')).toBe('hidden-2')
    expect(value('other')).toBe('other')
    expect(value('12345')).toBe('hidden-3')
    expect(text('12345.50')).toBe('hidden-3.50')
    expect(text('x100.5 x100')).toBe('hidden-4.5 hidden-4')
    expect(again({ by: 'abcd', of: 'abcd abcde', at: 'hidden-2' })).toEqual({
      by: 'abcd',
      of: 'hidden-1 hidden-2',
      at: 'hidden-2',
    })
  })

  it('leaves no part of itself where a long text is cut in the middle of it [CHART-05]', () => {
    const { learn, text } = createRedactor()
    learn('a secret of several words')
    for (const before of [1_180, 1_190, 1_199]) {
      const told = text(`${'word '.repeat(before).slice(0, before)}a secret of several words, and more`)
      expect(told).toBe(`${'word '.repeat(60)}…`)
    }
    // Whatever shrinks before it, the end of what is looked at is not kept.
    const urls = `${'https://house.test/'.padEnd(1_180, 'x')} and then it says a secret of several words`
    expect(text(urls)).toBe('…')
  })

  it('is looked for in a text of a million letters and commas without going through it again and again [CHART-05]', () => {
    const { text } = createRedactor()
    expect(text('a,'.repeat(500_000))).toBe(`${'a,'.repeat(150)}…`)
    expect(text('a@'.repeat(500_000)).length).toBeLessThan(302)
  })

  it('is found whole where one holds another [CHART-05]', () => {
    const { learnName, text } = createRedactor()
    learnName('alice')
    learnName('alice springs')
    learnName('malice')
    expect(text('alice springs, malice, alice')).toBe('hidden-2, hidden-3, hidden-1')
  })
})
