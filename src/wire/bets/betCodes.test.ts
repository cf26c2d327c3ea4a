import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { wireEvent } from '#src/testing/api/replies.ts'
import { Unreadable } from '#src/wire/base/read.ts'

import { readCodeSelections, readMadeCode } from './betCodes.ts'

const leg = { event: wireEvent, betSelection: 'home' }
const reply = {
  betCode: '7KQ3MX9T',
  validUntilUtc: '2026-11-16T22:13:20Z',
  ticketType: 'combo',
  legs: [leg],
  notFound: 1,
}

function selections(change: object) {
  const told: string[] = []
  return { ...readCodeSelections({ ...reply, ...change }, (what) => told.push(what)), told }
}

describe('a bet code off the wire [SLIP-23]', () => {
  it('is one that can be typed in again, with its end', () => {
    const made = { betCode: '7KQ3MX9T', validUntilUtc: '2026-11-16T22:13:20Z' }
    expect(readMadeCode(made)).toEqual({ code: '7KQ3MX9T', validUntil: Date.UTC(2026, 10, 16, 22, 13, 20) })
    for (const code of ['7KQ3-MX9T', '7kq3mx9t', '7KQ3', 'OOOOOOOO', '<b>7KQ3', ''])
      expect(() => readMadeCode({ ...made, betCode: code })).toThrow(Unreadable)
    expect(() => readMadeCode({ ...made, validUntilUtc: 'tomorrow' })).toThrow(Unreadable)
  })

  it('holds selections with their markets and matches, and says how many are not found', () => {
    const { kind, legs, notFound, told } = selections({})
    expect([kind, notFound, told]).toEqual(['combo', 1, []])
    expect(legs).toMatchObject([
      { event: { eventId: 'e1', home: 'Reds' }, market: { marketId: 'm1' }, selection: { side: 'home' } },
    ])
  })

  it.each<[string, unknown]>([
    ['a selection that its market does not have', { ...leg, betSelection: 'draw' }],
    ['an event that cannot be read', { ...leg, event: { eventId: 7 } }],
    ['an event without the market', { ...leg, event: { ...wireEvent, markets: [] } }],
    ['no selection at all', null],
  ])('counts %s as not found, and keeps the rest', (_, odd) => {
    const { legs, notFound } = selections({ legs: [odd, leg] })
    expect([legs.length, notFound]).toEqual([1, 2])
  })

  it('is read whole or not at all where its kind, its list or its count are not what they should be', () => {
    for (const change of [{ ticketType: 'unheard' }, { legs: 'many' }, { notFound: '1' }])
      expect(() => selections(change)).toThrow(Unreadable)
    expect(selections({ notFound: -3 }).notFound).toBe(0)
  })

  it('of anything at all is read, or is unreadable', () => {
    const read = (name: string, value: unknown): unknown => {
      try {
        return typeof selections({ [name]: value }).notFound
      } catch (error) {
        return error instanceof Unreadable ? 'number' : error
      }
    }
    fc.assert(
      fc.property(fc.jsonValue(), fc.constantFrom(...Object.keys(reply)), (value, name) => {
        expect(read(name, value)).toBe('number')
      }),
    )
  })
})
