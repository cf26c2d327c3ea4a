import { type CatalogueEntry, fillText } from '#domain/session/errorCatalogue.ts'
import type { components } from '#openapi/client.gen.ts'

export type ErrorBody = components['schemas']['Error']

/** What the catalogue has no entry for: the server's own trouble. It reveals nothing about the request. */
export const serverTrouble: CatalogueEntry = {
  code: 0,
  base: 0,
  text: 'The server could not answer.',
  refusal: false,
}

let reference = Math.floor(Date.now() / 1000)

/** The next reference of a reply in the server's log. */
export function nextReference(): number {
  reference += 1
  return reference
}

/** The body of an error reply for an entry of the catalogue; `params` fill its placeholders. */
export function errorBody(entry: CatalogueEntry, params?: Record<string, string>): ErrorBody {
  return {
    base_code: entry.base,
    code: entry.code,
    ref_code: nextReference(),
    message: fillText(entry.text, params),
    ...(params === undefined ? {} : { params }),
  }
}

/** Thrown by an operation to answer with an error of the catalogue. */
export class ApiError extends Error {
  override name = 'ApiError'
  readonly status: number
  readonly body: ErrorBody

  /** @param options.more what the contract has besides the error in this reply */
  constructor(
    status: number,
    entry: CatalogueEntry,
    { params, more }: { params?: Record<string, string>; more?: object } = {},
  ) {
    super(entry.text)
    this.status = status
    this.body = { ...errorBody(entry, params), ...more }
  }
}

/** Why something cannot be done, in a reply that is not an error: as text and as code of the catalogue. */
export function inWords(reason: CatalogueEntry | null): { reason: string | null; reasonCode: number | null } {
  return { reason: reason?.text ?? null, reasonCode: reason?.code ?? null }
}
