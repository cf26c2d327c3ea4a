import { isJsonObject, readDocument, schemasOf, type Json } from '#openapi/documents.ts'

/** An enumeration of client.yaml: where it is, such as `SelectionStatus` or `Market/marketOption`, and its values. */
export interface ContractEnumeration {
  readonly name: string
  readonly values: readonly string[]
}

/** Every list of texts that a schema of client.yaml allows, alone or nested. */
export function listEnumerations(): ContractEnumeration[] {
  return Object.entries(schemasOf(readDocument('client.yaml'))).flatMap(([name, schema]) =>
    enumerationsIn(name, schema),
  )
}

function enumerationsIn(name: string, schema: Json | undefined): ContractEnumeration[] {
  if (Array.isArray(schema)) return schema.flatMap((part) => enumerationsIn(name, part))
  if (!isJsonObject(schema)) return []
  const own = Array.isArray(schema.enum) ? schema.enum.filter((value) => typeof value === 'string') : []
  const inner = Object.entries(schema).flatMap(([key, part]) => {
    if (key === 'properties' && isJsonObject(part))
      return Object.entries(part).flatMap(([field, inside]) => enumerationsIn(`${name}/${field}`, inside))
    return key === 'items' || key === 'oneOf' || key === 'allOf' || key === 'anyOf'
      ? enumerationsIn(name, part)
      : []
  })
  return own.length === 0 ? inner : [{ name, values: own }, ...inner]
}

/**
 * What has no counterpart: an enumeration that is neither read nor named as unread, or a value of one that is read.
 * @param read by enumeration of the contract, the values that the client knows
 * @param unread enumerations that the client does not read yet, or that are not enumerations to it
 */
export function missingCounterparts(
  contract: readonly ContractEnumeration[],
  read: Readonly<Record<string, readonly string[]>>,
  unread: ReadonlySet<string>,
): string[] {
  return contract.flatMap(({ name, values }) => {
    const known = read[name]
    if (known === undefined) return unread.has(name) ? [] : [`${name} is neither read nor named as unread`]
    return values.filter((value) => !known.includes(value)).map((value) => `${name} lacks ${value}`)
  })
}
