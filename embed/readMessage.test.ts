import fc from 'fast-check'
import { describe, expect, expectTypeOf, it } from 'vitest'

import { isJsonObject, objectAt, readDocument } from '#openapi/documents.ts'
import type { components } from '#openapi/host.gen.ts'
import { createContractValidator } from '#openapi/validator.ts'

import { readMessage } from './readMessage.ts'
import type { SlipwayMessages } from './types.ts'

type Posted = components['schemas']['ClientMessage']

const contract = createContractValidator()

function isOfContract(message: unknown): boolean {
  return contract.problems('host-messages.yaml', '/components/schemas/ClientMessage', message).length === 0
}

const { messages } = objectAt(readDocument('host-messages.yaml'), 'components')
const examples = Object.values(isJsonObject(messages) ? messages : {}).flatMap((message) =>
  isJsonObject(message) && Array.isArray(message.examples)
    ? message.examples.flatMap((example) => (isJsonObject(example) ? [example.payload] : []))
    : [],
)

describe('a message of the client, in the script for partners', () => {
  it("has the contract's fields [HOST-04]", () => {
    expectTypeOf<{ [M in Posted as M['type']]: M['data'] }>().toEqualTypeOf<SlipwayMessages>()
  })

  it("is read if the contract lists it as the client's, and no other is [HOST-03] [HOST-04]", () => {
    for (const example of examples) {
      const read = readMessage(example)
      if (isOfContract(example)) expect({ slipway: 1, ...Object(read) }).toEqual(example)
      else expect(read).toBe('unknown')
    }
    expect(examples.filter(isOfContract)).toHaveLength(6)
  })

  it.each<[string, unknown, 'unknown' | 'malformed']>([
    ['of another version', { slipway: 2, type: 'height', data: { pixels: 1 } }, 'unknown'],
    ['named as what every object has', { slipway: 1, type: 'constructor', data: {} }, 'unknown'],
    [
      'named as the parent of all objects',
      JSON.parse('{"slipway":1,"type":"__proto__","data":{}}'),
      'unknown',
    ],
    ['that is a list', [{ slipway: 1 }], 'unknown'],
    ['without data', { slipway: 1, type: 'ready' }, 'malformed'],
    ['of a height below nothing', { slipway: 1, type: 'height', data: { pixels: -1 } }, 'malformed'],
    ['of no height that is', { slipway: 1, type: 'height', data: { pixels: 1e12 } }, 'malformed'],
    [
      'of a path elsewhere',
      { slipway: 1, type: 'navigation', data: { path: '//evil.example' } },
      'malformed',
    ],
    [
      'of a path with a query',
      { slipway: 1, type: 'navigation', data: { path: '/v8/?token=t' } },
      'malformed',
    ],
    [
      'of an endless ticket',
      { slipway: 1, type: 'bet-placed', data: { ticketNum: 'T'.repeat(1e6) } },
      'malformed',
    ],
    [
      'whose fields are inherited',
      { slipway: 1, type: 'height', data: Object.create({ pixels: 5 }) },
      'malformed',
    ],
  ])('%s is dropped [HOST-03]', (_, posted, why) => {
    expect(readMessage(posted)).toBe(why)
  })

  it('breaks nothing, whatever it contains, and matches the contract if it is read [HOST-03]', () => {
    const word = fc.oneof(
      fc.string(),
      fc.constantFrom('single', 'bet', 'expired', '1.00', 'CNY', '/v8/events'),
    )
    const field = fc.oneof(word, fc.boolean(), fc.integer(), fc.anything())
    const names = [
      'appVersion',
      'isGuest',
      'pixels',
      'reason',
      'ticketNum',
      'ticketType',
      'amount',
      'currency',
      'path',
    ]
    const data = fc.oneof(
      fc.dictionary(fc.constantFrom(...names, '__proto__', 'constructor'), field),
      fc.anything(),
    )
    const type = fc.constantFrom(
      'ready',
      'height',
      'needs-login',
      'session-ended',
      'bet-placed',
      'navigation',
      'toString',
    )
    fc.assert(
      fc.property(fc.record({ slipway: fc.constantFrom(1, 1, 1, '1', 2), type, data }), (posted) => {
        const read = readMessage(posted)
        expect(typeof read === 'string' || isOfContract({ slipway: 1, ...read })).toBe(true)
        expect(Object.hasOwn(Object.prototype, 'pixels')).toBe(false)
      }),
      { numRuns: 2_000 },
    )
  })
})
