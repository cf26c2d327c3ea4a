import { isJsonObject, objectAt, readDocument } from '#openapi/documents.ts'

const document = readDocument('client.yaml')

/** Every operation of the contract with its call, such as `getWallet`: `GET /wallet/`. */
export const calls: ReadonlyMap<string, string> = new Map(
  Object.entries(objectAt(document, 'paths')).flatMap(([path, item]) =>
    isJsonObject(item)
      ? Object.entries(item).flatMap(([method, operation]) =>
          isJsonObject(operation) && typeof operation.operationId === 'string'
            ? [[operation.operationId, `${method.toUpperCase()} ${path}`] as const]
            : [],
        )
      : [],
  ),
)

/** The call of an operation. @throws Error where the contract has no such operation */
export function callOf(operation: string): string {
  const call = calls.get(operation)
  if (call === undefined) throw new Error(`The contract has no ${operation}.`)
  return call
}
