import { describe, expect, it } from 'vitest'

import { errorByCode } from '#domain/session/errorCatalogue.ts'
import { isJsonObject, objectAt, readDocument, schemasOf } from '#openapi/documents.ts'

import { exampleProblems, listExamples } from '../../checks/contract/examples.ts'
import { followed } from './contract.ts'

describe('the documents', () => {
  it('have examples, and each meets its schema [SRV-03]', () => {
    expect(exampleProblems()).toEqual([])
    for (const document of ['client.yaml', 'realtime.yaml', 'host-messages.yaml']) {
      expect(listExamples().filter((example) => example.document === document).length).toBeGreaterThan(7)
    }
  })

  it('contain an example of every realtime and host message [SRV-03]', () => {
    for (const name of ['realtime.yaml', 'host-messages.yaml'] as const) {
      const shown = listExamples()
        .filter((example) => example.document === name)
        .map((example) => example.at)
      const messages = Object.keys(objectAt(objectAt(readDocument(name), 'components'), 'messages'))
      for (const message of messages) expect(shown).toContain(`/components/messages/${message}`)
    }
  })

  it('describe errors as the message catalogue does [SRV-03]', () => {
    const errors = listExamples().flatMap(({ value }) => (isJsonObject(value) ? [value, value.refusal] : []))
    const shown = errors.filter((value) => isJsonObject(value)).filter((value) => 'base_code' in value)
    expect(shown.length).toBeGreaterThan(3)
    for (const { base_code, code, message } of shown) {
      const entry = errorByCode(Number(code))
      expect({ code, base_code, message }).toEqual({ code, base_code: entry?.base, message: entry?.text })
    }
  })
})

describe('the host messages', () => {
  it.each(['HostMessage', 'ClientMessage'])('%s has a version in every variant [SRV-03]', (union) => {
    const document = readDocument('host-messages.yaml')
    const { oneOf } = objectAt(schemasOf(document), union)
    for (const message of Array.isArray(oneOf) ? oneOf : []) {
      const schema = followed(document, message)
      expect(schema.required).toEqual(['slipway', 'type', 'data'])
      expect(followed(document, objectAt(schema, 'properties').slipway)).toMatchObject({ const: 1 })
    }
  })
})
