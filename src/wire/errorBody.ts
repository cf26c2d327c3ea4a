import { custom, maxLength, object, pipe, string, transform } from 'valibot'

import { isFields } from './fields.ts'
import { lenient, mapping, read } from './read.ts'

const count = lenient(
  custom<number>((value) => Number.isSafeInteger(value) && Number(value) >= 0),
  0,
)

/** Longer than any text of the catalogue: what is longer is a page of HTML or worse. */
const longestMessage = 500

const texts = pipe(
  mapping,
  transform((entries) =>
    Object.fromEntries(
      Object.entries(entries).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    ),
  ),
)

/** The contract's error body, as far as its fields are there; all of them may be missing. */
const errorBody = object({
  /** 0 network or server, 1 launch and session, 2 betting, 3 timeout, 4 prebook, 5 validation, 6 other. */
  base_code: count,
  /** Entry of the error catalogue (`domain/errorCatalogue.ts`); 0 where the server named none. */
  code: count,
  /** Reference in the server's log; 0 where there is none. */
  ref_code: count,
  /** The server's English text, or '' : shown as plain text only where the code is not in our catalogue. */
  message: lenient(pipe(string(), maxLength(longestMessage)), ''),
  /** Values for the placeholders of the message, such as `min_bet`. */
  params: lenient(texts, {}),
})

export interface ErrorBody {
  readonly base_code: number
  readonly code: number
  readonly ref_code: number
  readonly message: string
  readonly params: Readonly<Record<string, string>>
}

/** The fields of an error, each as if it had not been said where it cannot be read. */
export function readErrorBody(body: unknown): ErrorBody {
  return read(errorBody, isFields(body) ? body : {})
}

/** Whether a body is an error as the contract has it, so that it was our server that spoke. */
export function isErrorBody(body: unknown): boolean {
  return isFields(body) && typeof body.code === 'number' && typeof body.base_code === 'number'
}
