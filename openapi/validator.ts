import addFormats from 'ajv-formats'
/**
 * Checks values against the schemas of the contract (JSON Schema 2020-12), for tools, the sandbox and tests
 * (Node only).
 */
import { Ajv2020 } from 'ajv/dist/2020.js'

import { type DocumentName, documentNames, readDocument } from './documents.ts'

export interface ContractValidator {
  /**
   * What is wrong with a value, one sentence each; empty if nothing is. The pointer leads to a schema of the
   * document, such as `/components/schemas/Event`. Throws if it leads nowhere or to an invalid schema.
   */
  problems(document: DocumentName, pointer: string, value: unknown): string[]
}

/** A validator that knows all three documents and compiles each schema when it is first asked for. */
export function createContractValidator(): ContractValidator {
  const ajv = new Ajv2020({ strict: true, strictTypes: true, allowUnionTypes: true, allErrors: true })
  addFormats.default(ajv)
  const documents = documentNames.map((name) => ({ name, document: readDocument(name) }))
  // The words at the top of a document (openapi, paths, …) would be unknown keywords: only what is below them is a schema.
  ajv.addVocabulary([...new Set(documents.flatMap(({ document }) => Object.keys(document)))])
  // What a recording keeps of a field (`checks/contract/recorded.ts`) says nothing of its values.
  ajv.addKeyword('x-recorded')
  for (const { name, document } of documents) ajv.addSchema(document, name)
  return {
    problems(document, pointer, value) {
      const ref = `${document}#${pointer.split('/').map(encodeURIComponent).join('/')}`
      const validate = ajv.getSchema(ref)
      if (validate === undefined) throw new TypeError(`the contract has no schema ${ref}`)
      if (validate(value)) return []
      return (validate.errors ?? []).map(
        ({ instancePath, message = 'is wrong', params }) =>
          `${instancePath || 'the value'} ${message} ${JSON.stringify(params)}`,
      )
    },
  }
}

/** One step of a JSON pointer, escaped. */
export function pointerStep(key: string | number): string {
  return String(key).replaceAll('~', '~0').replaceAll('/', '~1')
}
