import {
  type DocumentName,
  type Json,
  type JsonObject,
  documentNames,
  isJsonObject,
  objectAt,
  readDocument,
  schemasOf,
} from '#openapi/documents.ts'
import { createContractValidator, pointerStep } from '#openapi/validator.ts'

/** A value in a document, next to the schema it must match. */
export interface Example {
  document: DocumentName
  /** JSON pointer to what holds both. */
  at: string
  /** JSON pointer to the schema. */
  schema: string
  value: Json
}

/** Every example, and every default, of all documents. */
export function listExamples(): Example[] {
  return documentNames.flatMap((name) => {
    const document = readDocument(name)
    return walk({ name, document, value: document, at: '' })
  })
}

/** What is wrong with the schemas and the examples of the contract, one line each. */
export function exampleProblems(): string[] {
  const validator = createContractValidator()
  const schemas = documentNames.flatMap((name) =>
    Object.keys(schemasOf(readDocument(name))).map((key) => ({
      name,
      at: `/components/schemas/${pointerStep(key)}`,
    })),
  )
  const broken = schemas.flatMap(({ name, at }) =>
    tried(`${name}#${at}`, () => void validator.problems(name, at, null)),
  )
  const wrong = listExamples().flatMap(({ document, at, schema, value }) => {
    const place = `${document}#${at}`
    return tried(place, () =>
      validator.problems(document, schema, value).map((problem) => `${place}: ${problem}`),
    )
  })
  return [...broken, ...wrong]
}

function tried(place: string, run: () => string[] | void): string[] {
  try {
    return run() ?? []
  } catch (error) {
    return [`${place}: ${error instanceof Error ? error.message : String(error)}`]
  }
}

interface Place {
  name: DocumentName
  document: JsonObject
  value: Json
  at: string
}

function walk(place: Place): Example[] {
  const { value, at } = place
  if (Array.isArray(value))
    return value.flatMap((item, index) => walk({ ...place, value: item, at: `${at}/${index}` }))
  if (!isJsonObject(value)) return []
  const inner = Object.entries(value)
    .filter(([key]) => key !== 'example' && key !== 'examples' && key !== 'default')
    .flatMap(([key, child]) => walk({ ...place, value: child, at: `${at}/${pointerStep(key)}` }))
  return [...examplesAt(place, value), ...inner]
}

// A media type or parameter has `schema` and `example` or `examples` by name; a message has `payload` and a list of
// `examples`; a schema has a list of `examples` and a `default`.
function examplesAt({ name, document, at }: Place, holder: JsonObject): Example[] {
  const found = (schema: string, values: Json[]): Example[] =>
    values.map((value) => ({ document: name, at, schema: `${at}${schema}`, value }))
  if ('schema' in holder) {
    const named = isJsonObject(holder.examples) ? Object.values(holder.examples) : []
    const own = holder.example === undefined ? [] : [holder.example]
    return found('/schema', [...own, ...named.map((example) => namedExample(document, example))])
  }
  if ('payload' in holder && Array.isArray(holder.examples)) {
    const payloads = holder.examples.flatMap((example) =>
      isJsonObject(example) ? [example.payload ?? null] : [],
    )
    return found('/payload', payloads)
  }
  if (!isSchema(holder)) return []
  const values = Array.isArray(holder.examples) ? holder.examples : []
  return found('', holder.default === undefined ? values : [...values, holder.default])
}

function isSchema(holder: JsonObject): boolean {
  return (
    typeof holder.type === 'string' || Array.isArray(holder.type) || '$ref' in holder || 'allOf' in holder
  )
}

/** The value of an example, given inline or by reference to `components/examples`. */
function namedExample(document: JsonObject, example: Json): Json {
  if (!isJsonObject(example)) throw new TypeError('an example is not a mapping')
  const ref = example.$ref
  if (typeof ref !== 'string') return example.value ?? null
  const key = ref.slice('#/components/examples/'.length)
  return objectAt(objectAt(objectAt(document, 'components'), 'examples'), key).value ?? null
}
