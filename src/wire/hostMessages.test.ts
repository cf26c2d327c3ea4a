import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { isJsonObject, objectAt, readDocument } from '#openapi/documents.ts'
import { createContractValidator } from '#openapi/validator.ts'

import { Unreadable } from './base/read.ts'
import { readHostMessage } from './hostMessages.ts'

const contract = createContractValidator()

function isOfContract(message: unknown): boolean {
  return contract.problems('host-messages.yaml', '/components/schemas/HostMessage', message).length === 0
}

/** What the reader makes of it, in a word. */
function heard(posted: unknown): string {
  try {
    return readHostMessage(posted)?.type ?? 'unknown'
  } catch (error) {
    if (error instanceof Unreadable) return 'malformed'
    throw error
  }
}

/** The examples of the contract, of what the host posts and of what the client does. */
const { messages } = objectAt(readDocument('host-messages.yaml'), 'components')
const examples = Object.values(isJsonObject(messages) ? messages : {}).flatMap((message) =>
  isJsonObject(message) && Array.isArray(message.examples)
    ? message.examples.flatMap((example) => (isJsonObject(example) ? [example.payload] : []))
    : [],
)

const sync = { slipway: 1, type: 'wallet-sync', data: { balance: '1250.00', currency: 'CNY' } }

describe("a message of the partner's page", () => {
  it('is heard where the contract has it as one of the host, and no other is [HOST-03]', () => {
    expect(examples.map((example) => heard(example) !== 'unknown')).toEqual(examples.map(isOfContract))
    expect(examples.filter(isOfContract)).toHaveLength(2)
    expect(readHostMessage(sync)).toEqual({ type: sync.type, data: sync.data })
  })

  it.each<[string, unknown]>([
    ['of another version', { ...sync, slipway: 2 }],
    ['of a version that is a text', { ...sync, slipway: '1' }],
    ['of a type from a later version', { ...sync, type: 'bonus' }],
    ['named as what every object has', { ...sync, type: 'constructor' }],
    ['of another program', '[iFrameSizer]message'],
    ['of nothing', null],
    ['of a list', [sync]],
  ])('%s is not one of ours [HOST-03]', (_, posted) => {
    expect(heard(posted)).toBe('unknown')
  })

  it.each<[string, unknown]>([
    ['without data', { slipway: 1, type: 'wallet-sync' }],
    ['with a balance that is a number', { ...sync, data: { ...sync.data, balance: 1250 } }],
    ['with an invalid balance', { ...sync, data: { ...sync.data, balance: '1e9' } }],
    ['with an endless balance', { ...sync, data: { ...sync.data, balance: '9'.repeat(10_000) } }],
    ['without a currency', { ...sync, data: { balance: '1.00' } }],
    ['with a currency that is a story', { ...sync, data: { ...sync.data, currency: 'C'.repeat(9) } }],
    ['with nothing for its data', { slipway: 1, type: 'back-to-match', data: null }],
  ])('%s is malformed [HOST-03]', (_, posted) => {
    expect(heard(posted)).toBe('malformed')
  })

  it('breaks nothing, whatever it is, and is as the contract has it where it is heard [HOST-03]', () => {
    const text = fc.oneof(fc.string(), fc.constantFrom('1250.00', '-3.5', '0', '01', '1.', 'CNY', ''))
    const data = fc.oneof(fc.anything(), fc.record({ balance: text, currency: text }), fc.constant({}))
    const type = fc.constantFrom('wallet-sync', 'back-to-match', 'ready', '__proto__')
    const posted = fc.oneof(fc.anything(), fc.record({ slipway: fc.constantFrom(1, 1, 2, '1'), type, data }))
    fc.assert(
      fc.property(posted, (message) => {
        const isDropped = ['unknown', 'malformed'].includes(heard(message))
        expect(isDropped || isOfContract({ slipway: 1, ...readHostMessage(message) })).toBe(true)
      }),
      { numRuns: 2_000 },
    )
  })
})
