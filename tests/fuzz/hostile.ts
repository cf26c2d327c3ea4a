/** What nobody should send: the values, names and texts that inputs are made of, and what is changed in a sample. */
import fc from 'fast-check'

/** Names that every object has, or that mean something to what reads objects. */
export const names = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'valueOf',
  'hasOwnProperty',
  'toJSON',
  'then',
  'length',
  '0',
  '',
  '\u202Etxet',
] as const

/** Stand-ins in a value for what no value can be written as; `written` puts the JSON in their place. */
const marks = {
  proto: '@@proto@@',
  deepList: '@@deepList@@',
  deepObject: '@@deepObject@@',
  hugeNumber: '@@hugeNumber@@',
} as const
const deep = 20_000
const jsonOf: readonly (readonly [string, string])[] = [
  [`"${marks.proto}":`, '"__proto__":'],
  [`"${marks.deepList}"`, `${'['.repeat(deep)}${']'.repeat(deep)}`],
  [`"${marks.deepObject}"`, `${'{"a":'.repeat(deep)}1${'}'.repeat(deep)}`],
  [`"${marks.hugeNumber}"`, '1e999'],
]

/** Texts that are taken for something else, turn a line around, are half a sign, or take their time. */
const texts = [
  '',
  ' ',
  '0',
  '-0',
  'NaN',
  'Infinity',
  '-1',
  '1e999',
  '0x10',
  '00.10',
  '1.2.3',
  '99999999999999999999999999',
  '0.00000000000000000000000001',
  '9007199254740993',
  'true',
  'null',
  'undefined',
  '[object Object]',
  '\uD800',
  'a\uDFFFb',
  '\u202E123\u202C',
  '\u2066\u200F\uFEFF',
  '\u0000',
  'a\nb\r\n\tc',
  '\u0130\u0131ß',
  '٣٫١٤',
  '👩‍👩‍👧‍👦'.repeat(20),
  'Z\u0351\u036B\u0343'.repeat(40),
  'javascript:alert(1)',
  'JaVaScRiPt\u0000:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  '//evil.example',
  '/\\evil.example',
  'https://name:secret@evil.example/',
  'https://evil.example\u0000.house.test/',
  'https://[::1',
  '</script><img src=x onerror=alert(1)>',
  '"><svg/onload=alert(1)>',
  '{{constructor.constructor("alert(1)")()}}',
  '${alert(1)}',
  '../../../etc/passwd',
  '%00%2e%2e%2f%',
  '1970-01-01T00:00:00Z',
  '+275760-09-13T00:00:00.001Z',
  '2026-02-30',
  '__proto__',
  ...names,
] as const

/** Long ones, each of what a pattern may go through again and again. */
const longTexts = ['a', '0', ' ', 'a,', 'a@', '1.', '<b>', '\u202E', 'aA1-', '9']
  .map((piece) => piece.repeat(20_000))
  .concat('["'.repeat(20_000), 'x'.repeat(300_000))

const numbers = [
  0,
  -0,
  -1,
  0.1,
  1.5,
  1e21,
  -1e21,
  2 ** 31,
  2 ** 53,
  -(2 ** 53),
  Number.MAX_SAFE_INTEGER,
  Number.MIN_VALUE,
  Number.MAX_VALUE,
  8.64e15 + 1,
] as const

const text = fc.oneof(
  { weight: 20, arbitrary: fc.constantFrom(...texts) },
  { weight: 6, arbitrary: fc.string({ unit: 'binary', maxLength: 12 }) },
  { weight: 2, arbitrary: fc.string({ maxLength: 40 }) },
)

/** A value of JSON, in a form that can be written. */
const flat = fc.oneof(
  { weight: 12, arbitrary: text },
  { weight: 6, arbitrary: fc.constantFrom<unknown>(...numbers) },
  { weight: 2, arbitrary: fc.double({ noNaN: true, noDefaultInfinity: true }) },
  { weight: 6, arbitrary: fc.constantFrom<unknown>(null, true, false) },
  { weight: 1, arbitrary: fc.constant(marks.hugeNumber) },
)

const key = fc.oneof(fc.constantFrom<string>(...names, marks.proto), fc.string({ maxLength: 4 }))

const { value: tree } = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 3, depthSize: 'small' },
    { weight: 3, arbitrary: flat },
    { weight: 1, arbitrary: fc.array(tie('value'), { maxLength: 3 }) },
    {
      weight: 2,
      arbitrary: fc
        .array(fc.tuple(key, tie('value')), { maxLength: 3 })
        .map((all) => Object.fromEntries(all)),
    },
  ),
}))

const value = fc.oneof(
  { weight: 700, arbitrary: flat },
  { weight: 300, arbitrary: tree },
  { weight: 2, arbitrary: fc.constantFrom<unknown>(marks.deepList, marks.deepObject) },
  { weight: 2, arbitrary: fc.constantFrom<unknown>(...longTexts) },
)

/** What can be posted and is no JSON. */
const posted = fc.oneof(
  { weight: 8, arbitrary: value },
  {
    weight: 2,
    arbitrary: fc
      .constantFrom<() => unknown>(
        () => undefined,
        () => Number.NaN,
        () => Number.POSITIVE_INFINITY,
        () => 10n,
        () => new Date(Number.NaN),
        () => new Map([['__proto__', { polluted: true }]]),
        () => new Set([null]),
        () => new Uint8Array(8),
        () => /^(a+)+$/,
        () => new Error('posted'),
        () => Object.assign(Object.create(null), { slipway: 1 }),
        () => {
          const ring: { self?: unknown } = {}
          ring.self = ring
          return ring
        },
        // A list with a hole in it.
        () => Object.assign([], { length: 3 }),
      )
      .map((made) => made()),
  },
)

const kinds = ['put', 'take', 'add', 'again', 'wrap', 'text', 'number', 'empty'] as const

/** One change of a sample: which place of it, what is done there, and with what. */
interface Change {
  readonly at: number
  readonly kind: (typeof kinds)[number]
  readonly name: string
  readonly value: unknown
}

const changeWith = (values: fc.Arbitrary<unknown>): fc.Arbitrary<Change> =>
  fc.record({ at: fc.nat(0xffff), kind: fc.constantFrom(...kinds), name: key, value: values })

interface Place {
  readonly held: Record<string, unknown>
  readonly key: string
}

/** Every place in a value; lists are held by their indices. One that holds itself is looked at once. */
function placesIn(whole: Record<string, unknown>): Place[] {
  const places: Place[] = []
  const seen = new Set([whole])
  for (const held of seen)
    for (const [name, inner] of Object.entries(held)) {
      places.push({ held, key: name })
      if (isHolder(inner)) seen.add(inner)
    }
  return places
}

/** Whether a value is changed inside: what has contents of another kind is put and taken whole. */
function isHolder(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !ArrayBuffer.isView(value)
}

/** Changes a value in place. It stands in a holder of its own, so that all of it can be another. */
function changed(whole: { value: unknown }, { at, kind, name, value: what }: Change): void {
  const places = placesIn(whole)
  const place = places[at % places.length]
  if (place === undefined) return
  const { held, key: here } = place
  const now = held[here]
  const others = isHolder(now) ? now : held
  switch (kind) {
    case 'put':
      held[here] = what
      break
    case 'take':
      if (Array.isArray(held)) held.splice(Number(here), 1)
      else delete held[here]
      break
    case 'add':
      if (Array.isArray(others)) others.push(what)
      else others[name] = what
      break
    case 'again':
      held[here] = Array.isArray(now) ? [...now, ...now] : [now, now]
      break
    case 'wrap':
      held[here] = { [name]: now }
      break
    case 'text':
      held[here] = `${typeof now === 'string' ? now : ''}${String(typeof what === 'string' ? what : at)}`
      break
    case 'number':
      held[here] = typeof now === 'number' ? now * (at % 2 === 0 ? -1 : 1e9) : at
      break
    case 'empty':
      held[here] = Array.isArray(now) ? [] : isHolder(now) ? {} : ''
  }
}

/** A value as its text, with what no value can hold where its stand-ins are. */
function written(what: unknown): string {
  const said = JSON.stringify(what) ?? 'null'
  if (!said.includes('"@@')) return said
  return jsonOf.reduce((text, [mark, json]) => text.replaceAll(mark, json), said)
}

/** Values of JSON: a sample as it is or with a few changes, or anything. */
function shaped(samples: readonly unknown[], values: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  const kept = samples.map((sample) => JSON.stringify(sample))
  const mutated = fc
    .tuple(fc.constantFrom(...kept), fc.array(changeWith(values), { maxLength: 4, size: 'max' }))
    .map(([sample, changes]) => {
      const whole: { value: unknown } = { value: JSON.parse(sample) }
      for (const change of changes) changed(whole, change)
      return whole.value
    })
  return fc.oneof({ weight: 9, arbitrary: mutated }, { weight: 1, arbitrary: values })
}

/** One change of a text: pieces are cut out, put in, said twice, or swapped for others. */
const textChange = fc.record({
  at: fc.nat(0xffff),
  kind: fc.constantFrom('put', 'cut', 'again', 'end'),
  length: fc.nat(24),
  value: fc.oneof({ weight: 300, arbitrary: text }, { weight: 1, arbitrary: fc.constantFrom(...longTexts) }),
})

/** Texts: a sample with changes, with pieces of the other samples in it, or anything. */
function textsFrom(samples: readonly string[]): fc.Arbitrary<string> {
  const pieces = samples.flatMap((sample) => sample.split(/(?=[<&?=[{"])/u)).filter((piece) => piece !== '')
  const change = fc.tuple(textChange, fc.constantFrom('', ...pieces), fc.boolean())
  const mutated = fc
    .tuple(fc.constantFrom(...samples), fc.array(change, { maxLength: 4, size: 'max' }))
    .map(([sample, changes]) =>
      changes.reduce((now, [{ at, kind, length, value: what }, piece, isPiece]) => {
        const place = now.length === 0 ? 0 : at % (now.length + 1)
        const [before, after] = [now.slice(0, place), now.slice(place)]
        if (kind === 'put') return `${before}${isPiece ? piece : what}${after}`
        if (kind === 'cut') return `${before}${after.slice(length)}`
        return kind === 'end' ? before : `${before}${after.slice(0, length).repeat(3)}${after}`
      }, sample),
    )
  return fc.oneof(
    { weight: 360, arbitrary: mutated },
    { weight: 30, arbitrary: text },
    { weight: 1, arbitrary: fc.constantFrom(...longTexts) },
  )
}

/** Values of JSON, as they are parsed. */
export function jsonInputs(samples: readonly unknown[]): fc.Arbitrary<unknown> {
  return shaped(samples, value).map((made): unknown => JSON.parse(written(made)))
}

/** Texts that are mostly JSON. */
export function jsonTextInputs(samples: readonly unknown[]): fc.Arbitrary<string> {
  return fc.oneof(
    { weight: 4, arbitrary: shaped(samples, value).map(written) },
    { weight: 1, arbitrary: textsFrom(samples.map((sample) => JSON.stringify(sample))) },
  )
}

/** What one window can post to another. */
export function postedInputs(samples: readonly unknown[]): fc.Arbitrary<unknown> {
  return fc.oneof(
    { weight: 4, arbitrary: shaped(samples, posted) },
    { weight: 1, arbitrary: jsonInputs(samples) },
  )
}

/** Texts of any kind. */
export function textInputs(samples: readonly unknown[]): fc.Arbitrary<string> {
  return textsFrom(samples.map(String))
}
