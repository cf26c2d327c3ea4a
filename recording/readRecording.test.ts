import { readdirSync, readFileSync } from 'node:fs'

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { checkSize, NotARecording, readRecording } from './readRecording.ts'

const good = {
  format: 'slipway-recording',
  version: 1,
  client: '202611210600',
  began: '2026-11-21T06:00:00.000Z',
  entries: [
    {
      at: 0,
      kind: 'began',
      actor: 'app',
      machine: 'app',
      value: { running: { events: 'closed' } },
      context: {},
    },
    {
      at: 1,
      kind: 'step',
      actor: 'app',
      from: null,
      event: { type: 'x' },
      transitions: [],
      value: 'running',
    },
    { at: 2, kind: 'ended', actor: 'app', status: 'done' },
    { at: 3, kind: 'burst', actor: 'app', event: 'quote.arrived', count: 3 },
    { at: 4, kind: 'call', method: 'GET', path: '/wallet/', status: null, body: null, took: 9 },
    { at: 5, kind: 'channel', channel: 'events', what: 'message', data: {} },
    { at: 6, kind: 'went', path: '/events' },
  ],
}

describe('the file of a recorded session', () => {
  it('is read with entries of every kind [CHART-05]', () => {
    expect(readRecording(JSON.stringify(good))).toEqual(good)
  })

  it('says where the page was opened, and what had to go, where it says so itself [CHART-05]', () => {
    const read = (said: object) => readRecording(JSON.stringify({ ...good, ...said }))
    expect(read({ opened: '/v8/events', dropped: 7 })).toEqual({ ...good, opened: '/v8/events', dropped: 7 })
    expect(read({ opened: 'javascript:alert(1)', dropped: 0 })).toEqual(good)
  })

  it('is looked at before it is read: one larger than any recording is refused [CHART-05]', () => {
    expect(() => checkSize(32 * 2 ** 20)).not.toThrow()
    expect(() => checkSize(32 * 2 ** 20 + 1)).toThrow('has 33 MB; a recording has 32 MB at most')
  })

  it.each(readdirSync('tests/replays').filter((name) => name.endsWith('.json')))(
    '%s, as a client saved it, is read [CHART-05]',
    (name) => {
      const { entries } = readRecording(readFileSync(`tests/replays/${name}`, 'utf8'))
      expect(entries.length).toBeGreaterThan(10)
    },
  )

  it.each([
    ['', 'no JSON'],
    ['null', 'does not say that it is one'],
    [JSON.stringify({ ...good, format: 'har' }), 'does not say that it is one'],
    [JSON.stringify({ ...good, version: 2 }), 'of version 2; only version 1 can be read'],
    [JSON.stringify({ ...good, version: '1' }), 'of version unknown'],
    [JSON.stringify({ ...good, began: 'yesterday' }), 'when it began'],
    [JSON.stringify({ ...good, entries: {} }), 'no list of entries'],
    [JSON.stringify({ ...good, entries: [null] }), 'Entry 1 cannot be read: it is no object'],
    [JSON.stringify({ ...good, entries: [{ kind: 'toString', at: 1 }] }), 'there is no kind "toString"'],
    [JSON.stringify({ ...good, entries: [{ ...good.entries[2], at: '1' }] }), 'it does not say when it was'],
    [JSON.stringify({ ...good, entries: [{ ...good.entries[2], at: -1 }] }), 'it does not say when it was'],
    [
      JSON.stringify({ ...good, entries: [{ ...good.entries[4], isGivenUp: 'yes' }] }),
      'its isGivenUp is not what a call has',
    ],
    [
      JSON.stringify({ ...good, entries: [{ ...good.entries[1], event: {} }] }),
      'its event is not what a step has',
    ],
  ])('%s is refused in words that say why [CHART-05]', (text, why) => {
    expect(() => readRecording(text)).toThrow(NotARecording)
    expect(() => readRecording(text)).toThrow(why)
  })

  it('of whatever shape is read or refused, and never breaks the page [CHART-05]', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.oneof(
            fc.jsonValue(),
            fc.record({
              kind: fc.constantFrom('began', 'step', 'call'),
              at: fc.nat(),
              actor: fc.jsonValue(),
              value: fc.jsonValue(),
              event: fc.jsonValue(),
            }),
          ),
        ),
        (entries) => {
          try {
            readRecording(JSON.stringify({ ...good, entries }))
          } catch (error) {
            expect(error).toBeInstanceOf(NotARecording)
          }
        },
      ),
    )
  })

  it('whose states are nested without end is refused [CHART-05]', () => {
    const deep = `${'{"a":'.repeat(20_000)}"b"${'}'.repeat(20_000)}`
    const text = JSON.stringify({ ...good, entries: [{ ...good.entries[0], value: 0 }] }).replace(
      '"value":0',
      `"value":${deep}`,
    )
    expect(() => readRecording(text)).toThrow(NotARecording)
  })
})
