import { nullable, number } from 'valibot'

import { textOrNull } from './values.ts'

/** Why something cannot be done, in a reply that is no error. */
export interface Reason {
  /** Of the catalogue; null where it has none. */
  readonly code: number | null
  /** In the server's language. */
  readonly message: string
}

/** How such a reply carries it. */
export const reasonIn = { reason: textOrNull, reasonCode: nullable(number()) }

/** @param fields as `reasonIn` reads them */
export function reasonOf({
  reason,
  reasonCode,
}: {
  readonly reason: string | null
  readonly reasonCode: number | null
}): Reason | null {
  return reason === null ? null : { code: reasonCode, message: reason }
}
