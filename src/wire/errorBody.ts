import { isFields, type Fields } from './fields.ts'

/** The contract's error body. */
export interface ErrorBody {
  /** 0 network or server, 1 launch and session, 2 betting, 3 timeout, 4 prebook, 5 validation, 6 other. */
  readonly base_code: number
  /** Entry of the error catalogue (`domain/errorCatalogue.ts`); 0 where the server named none. */
  readonly code: number
  /** Reference in the server's log; 0 where there is none. */
  readonly ref_code: number
  /** The server's English text, or '' : shown as plain text only where the code is not in our catalogue. */
  readonly message: string
  /** Values for the placeholders of the message, such as `min_bet`. */
  readonly params: Readonly<Record<string, string>>
}

const nothingKnown: ErrorBody = { base_code: 0, code: 0, ref_code: 0, message: '', params: {} }

function number(fields: Fields, name: string): number {
  const value = fields[name]
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : 0
}

function params(value: unknown): Record<string, string> {
  if (!isFields(value)) return {}
  const texts = Object.entries(value).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  )
  return Object.fromEntries(texts)
}

/** Longer than any text of the catalogue: what is longer is a page of HTML or worse. */
const longestMessage = 500

/** The fields of the contract's error body, as far as they are there; all of them may be missing. */
export function readErrorBody(body: unknown): ErrorBody {
  if (!isFields(body)) return nothingKnown
  const message =
    typeof body.message === 'string' && body.message.length <= longestMessage ? body.message : ''
  return {
    base_code: number(body, 'base_code'),
    code: number(body, 'code'),
    ref_code: number(body, 'ref_code'),
    message,
    params: params(body.params),
  }
}

/** Whether a body is an error as the contract has it, so that it was our server that spoke. */
export function isErrorBody(body: unknown): boolean {
  return isFields(body) && typeof body.code === 'number' && typeof body.base_code === 'number'
}
