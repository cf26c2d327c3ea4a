import { readFileSync } from 'node:fs'

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'

import { createRedactor } from '#recording/redact.ts'

import { keptBody, keptPath } from './bodies.ts'
import { recordedFields, type RecordedMark } from './wireFields.gen.ts'

/** The names of the contract with one of these marks. */
function marked(...marks: RecordedMark[]): ReadonlySet<string> {
  return new Set([...recordedFields].flatMap(([field, mark]) => (marks.includes(mark) ? [field] : [])))
}

const keptOfWire = marked('keep', 'text', 'map')
const hiddenOfWire = marked('hide', 'name')
const roundedOfWire = marked('round')
const leftOutOfWire = marked('omit')

const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_'.split('')
const token = fc.string({ unit: fc.constantFrom(...letters), minLength: 32, maxLength: 64 })
const name = fc.oneof(fc.constantFrom(...keptOfWire, ...hiddenOfWire, 'params', 'games'), fc.string())

describe('what is kept of what the server said', () => {
  it('is decided for each field of the contract, of calls and of channels [CHART-05]', () => {
    const lists = [keptOfWire, hiddenOfWire, roundedOfWire, leftOutOfWire]
    const fields = [...fieldsOf('openapi/client.yaml'), ...fieldsOf('openapi/realtime.yaml')]
    expect(fields.filter((field) => lists.filter((list) => list.has(field)).length !== 1)).toEqual([])
    const known = new Set(fields)
    expect(lists.flatMap((list) => [...list].filter((field) => !known.has(field)))).toEqual([])
  })

  it('has no token, wherever one stands in it or in its address [CHART-05] [LAUNCH-06]', () => {
    const body = (secret: string) =>
      fc.letrec((tie) => ({
        body: fc.oneof(
          { depthSize: 'small' },
          fc.constantFrom(secret, `/a?token=${secret}`, `Bearer ${secret}`),
          fc.oneof(fc.string(), fc.integer(), fc.boolean(), fc.constant(null)),
          fc.array(tie('body'), { maxLength: 4 }),
          fc.dictionary(fc.oneof(name, fc.constant(secret)), tie('body'), { maxKeys: 6 }),
        ),
      })).body
    fc.assert(
      fc.property(
        token.chain((secret) => fc.record({ secret: fc.constant(secret), said: body(secret) })),
        ({ secret, said }) => {
          const redactor = createRedactor()
          expect(JSON.stringify(keptBody(said, redactor)) ?? '').not.toContain(secret)
          expect(keptPath(`/api/bets/${secret}/?auth_token=${secret}&x=${secret}`, redactor)).not.toContain(
            secret,
          )
        },
      ),
      { numRuns: 300 },
    )
  })

  it.each([
    'memberCode',
    'nickname',
    'obfuscatedUserId',
    'sessionId',
    'launchId',
    'member',
    'player',
    'token',
    'publicToken',
    'public_token',
    'partner_member_token',
    'auth_token',
    'signature',
    'signatureSecret',
    'ipAddress',
    'avatarId',
    'avatar_id',
    'partnerOfficialName',
    'partnerUrl',
    'loginUrl',
    'partnerOrigins',
    'partner_domain',
    'url',
  ])('has a stand-in for %s, in a reply, in a message and in an address [CHART-05]', (field) => {
    const who = 'Ada L.'
    const said = JSON.stringify([
      keptBody({ [field]: who, within: 1, results: [{ [field]: [who] }] }, createRedactor()),
      keptPath(`/api/events/?${field}=${encodeURIComponent(who)}`, createRedactor()),
    ])
    expect(said).not.toMatch(/ada/i)
    expect(said).toMatch(/hidden-1.*hidden-1/)
  })

  it.each([
    ['memberCode', '/api/game-launch/'],
    ['nickname', '/api/members/me/'],
    ['obfuscatedUserId', '/api/game-launch/'],
    ['sessionId', '/api/game-launch/'],
    ['id', '/api/members/me/'],
  ])('knows a %s of three letters wherever it is said from then on [CHART-05]', (field, path) => {
    const redactor = createRedactor()
    keptBody({ [field]: 'bob' }, redactor, path)
    const kept = [
      keptBody({ message: 'bob, no', errorMessage: 'Bob', params: { limit: 'of bob' } }, redactor),
      keptBody('bob is not here', redactor),
      keptPath('/api/events/?x=bob', redactor),
    ]
    expect(JSON.stringify(kept)).not.toMatch(/bob/i)
    // What is no name of the member is not their name where it is as short.
    const other = createRedactor()
    keptBody({ title: 'Bob', countryCode: 'win' }, other)
    expect(keptBody({ message: 'bob may win' }, other)).toEqual({ message: 'bob may win' })
  })

  it('ends where what is hidden is nested deeper than anything of the contract [CHART-05]', () => {
    const deep: unknown = JSON.parse(
      `{"token":${'['.repeat(100_000)}${']'.repeat(100_000)},"memberCode":"alice"}`,
    )
    expect(JSON.stringify(keptBody(deep, createRedactor()))).toMatch(
      /^\{"token":\[{1,30}null\]{1,30},"memberCode":"hidden-1"\}$/,
    )
  })

  it('says who the member is nowhere once it was told, and of a balance its size alone [CHART-05]', () => {
    const redactor = createRedactor()
    const me = keptBody({ memberCode: 'alice', id: 'm-17' }, redactor, '/api/members/me/')
    expect(JSON.stringify(me)).not.toMatch(/alice|m-17/)
    expect(keptBody({ message: 'alice may not bet' }, redactor)).toEqual({ message: 'hidden-1 may not bet' })
    expect(keptBody({ balance: '1234.56', minAmount: '10.00', unheard: 'of' }, redactor)).toEqual({
      balance: '10000.00',
      minAmount: '10.00',
    })
    expect(keptBody({ balance: '0.00' }, redactor)).toEqual({ balance: '0.00' })
  })
})

/** The names of all properties in a document. */
function fieldsOf(file: string): string[] {
  const names = new Set<string>()
  const walk = (part: unknown): void => {
    if (typeof part !== 'object' || part === null) return
    for (const [key, held] of Object.entries(part)) {
      if (key === 'properties' && typeof held === 'object' && held !== null && !Array.isArray(held))
        for (const field of Object.keys(held)) names.add(field)
      walk(held)
    }
  }
  const document: unknown = parse(readFileSync(file, 'utf8'))
  walk(document)
  // A theme's colours come with the page's own files.
  return [...names].filter((field) => !isColour(field))
}

function isColour(field: string): boolean {
  return themeColours.has(field) && !keptOfWire.has(field)
}

const themeColours = new Set(
  Object.keys(JSON.parse(readFileSync('public/themes/default.json', 'utf8')) as Record<string, string>),
)
