import { describe, expect, it } from 'vitest'

import { NotARecording, readEntries, readRecording } from './readRecording.ts'

/** An entry of each kind, with everything that it may have. */
const whole = {
  began: {
    actor: 'app',
    machine: 'app',
    value: { running: { events: 'closed' } },
    context: { kind: 'single' },
    transitions: ['app.starting --always#0--> app.running'],
  },
  step: {
    actor: 'app',
    from: 'app/session',
    event: { type: 'token.changed' },
    transitions: ['app.running --token.changed#0--> (stays)'],
    value: 'running',
    context: { kind: 'combo' },
  },
  ended: { actor: 'app', status: 'done' },
  burst: { actor: 'app', event: 'quote.arrived', count: 3 },
  call: { method: 'GET', path: '/wallet/', status: 200, body: {}, took: 9, isGivenUp: true },
  channel: { channel: 'events', what: 'message', data: {} },
  went: { path: '/events' },
}
type Kind = keyof typeof whole

const read = (kind: Kind, change: Readonly<Record<string, unknown>> = {}) =>
  readEntries([{ at: 0, kind, ...whole[kind], ...change }])

/** What a field may also be, and what it may not. */
const fields: readonly (readonly [Kind, string, readonly unknown[], readonly unknown[]])[] = [
  ['began', 'actor', [''], [7, null, undefined]],
  ['began', 'machine', [null], [7, undefined]],
  ['began', 'value', [null, 'idle', {}, { a: { b: 'c' } }], [7, undefined, [], { a: 7 }, { a: { b: null } }]],
  ['began', 'context', [null, {}], ['x', [], 7, undefined]],
  ['began', 'transitions', [undefined, []], ['x', [7], {}, null]],
  ['step', 'actor', [''], [7, null]],
  ['step', 'from', [null, 'app'], [7, undefined]],
  ['step', 'event', [{ type: 'x', more: 1 }], [{}, { type: 7 }, 'x', null, [], undefined]],
  ['step', 'transitions', [[]], [undefined, 'x', [null]]],
  ['step', 'value', [null], [7, undefined]],
  ['step', 'context', [undefined, null, {}], ['x', []]],
  ['ended', 'actor', [''], [7]],
  ['ended', 'status', ['done', 'error', 'stopped'], ['active', '', 7, undefined]],
  ['burst', 'actor', [''], [7]],
  ['burst', 'event', [''], [{}, undefined]],
  ['burst', 'count', [0], ['3', null, Number.NaN, Number.POSITIVE_INFINITY]],
  ['call', 'method', ['POST'], [7]],
  ['call', 'path', [''], [7]],
  ['call', 'status', [null, 500], ['200', undefined, Number.NaN]],
  ['call', 'body', [null, undefined, 'text', 7], []],
  ['call', 'took', [0.5], ['9', null, undefined]],
  ['call', 'isGivenUp', [undefined, false], [1, 'yes', null]],
  ['channel', 'channel', [''], [7]],
  ['channel', 'what', ['opened', 'closed', 'message'], ['broken', '', undefined]],
  ['channel', 'data', [null, undefined, 7], []],
  ['went', 'path', [''], [7, undefined]],
]

describe('an entry of a recording', () => {
  it.each(fields)(
    'of the kind %s is read by its %s, and is what it was [CHART-05]',
    (kind, name, right, wrong) => {
      for (const value of right)
        expect(read(kind, { [name]: value })).toEqual([{ at: 0, kind, ...whole[kind], [name]: value }])
      for (const value of wrong)
        expect(() => read(kind, { [name]: value })).toThrow(
          new NotARecording(`Entry 1 cannot be read: its ${name} is not what a ${kind} has.`),
        )
    },
  )

  it('are refused with the list they are in where it has holes [CHART-05]', () => {
    const holes: unknown[] = Object.assign([], { length: 2 })
    expect(() => readEntries(holes)).toThrow('Entry 1 cannot be read: it is no object.')
  })

  it('has nothing in it that no file can have, such as what only windows post to each other [CHART-05]', () => {
    const itself: Record<string, unknown> = { type: 'x' }
    itself['of'] = { itself, again: itself }
    const values = [new Uint8Array(8), new Map(), new Date(0), itself['of']]
    for (const value of values) {
      expect(() => read('step', { event: { type: 'x', deep: [{ value }] } })).toThrow(
        'Entry 1 cannot be read: it has something in it that no file can have.',
      )
      expect(() => read('channel', { data: value })).toThrow('it has something in it that no file can have')
    }
    let looks = 0
    const twice = {
      get type() {
        looks += 1
        return 'x'
      },
    }
    expect(read('channel', { data: [twice, { twice }, Object.create(null)] })).toHaveLength(1)
    expect(looks, 'what stands there twice is looked at once').toBe(1)
    const nested = (deep: number): unknown =>
      Array.from({ length: deep }).reduce<unknown>((value) => ({ a: value }), 'b')
    expect(read('channel', { data: nested(100) })).toHaveLength(1)
    expect(() => read('channel', { data: nested(101) })).toThrow('it has something in it that no file can')
  })

  it('says which of them it is that cannot be read [CHART-05]', () => {
    const went = { at: 0, kind: 'went', path: '/' }
    expect(() => readEntries([went, went, { ...went, at: -1 }])).toThrow(
      'Entry 3 cannot be read: it does not say when it was.',
    )
    for (const at of ['0', null, undefined, Number.NaN])
      expect(() => readEntries([{ ...went, at }])).toThrow('it does not say when it was')
    expect(() => readEntries(['went'])).toThrow('Entry 1 cannot be read: it is no object.')
    expect(() => readEntries([[]])).toThrow('it is no object')
    const itself: { kind?: unknown } = {}
    itself.kind = itself
    for (const kind of [7, ['went'], undefined, itself])
      expect(() => readEntries([{ ...went, kind }])).toThrow('Entry 1 cannot be read: its kind is no text.')
    const long = 'k'.repeat(50)
    expect(() => readEntries([{ ...went, kind: long }])).toThrow(`there is no kind "${long.slice(0, 39)}.`)
  })

  it('has states no deeper than any chart has [CHART-05]', () => {
    const nested = (deep: number): unknown =>
      Array.from({ length: deep }).reduce<unknown>((value) => ({ a: value }), 'b')
    expect(read('step', { value: nested(16) })).toHaveLength(1)
    expect(() => read('step', { value: nested(17) })).toThrow('its value is not what a step has')
  })
})

describe('what stands around the entries of a recording', () => {
  const good = {
    format: 'slipway-recording',
    version: 1,
    client: '202611210600',
    began: '2026-11-21T06:00:00.000Z',
    entries: [],
  }
  const reading = (said: object) => () => readRecording(JSON.stringify({ ...good, ...said }))

  it('is which client it is of, and when it began: without these it is not a recording [CHART-05]', () => {
    expect(reading({})()).toEqual(good)
    for (const said of [{ client: 7 }, { client: null }, { began: 7 }, { began: null }, { began: '' }])
      expect(reading(said)).toThrow('does not say which client it is of, or when it began')
  })

  it('is kept only where it is what it says: an own path, and a number of entries [CHART-05]', () => {
    expect(reading({ opened: '/', dropped: 1 })()).toEqual({ ...good, opened: '/', dropped: 1 })
    for (const said of [{ opened: 'events' }, { opened: 7 }, { dropped: -1 }, { dropped: '7' }])
      expect(reading(said)()).toEqual(good)
  })

  it('is an error that is called by its name [CHART-05]', () => {
    expect(reading({ format: 7 })).toThrow(expect.objectContaining({ name: 'NotARecording' }))
    expect(() => readRecording('[]')).toThrow('does not say that it is one')
    expect(() => readRecording('7')).toThrow('does not say that it is one')
  })
})
