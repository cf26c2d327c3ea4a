import type { ErrorBody } from '#src/wire/errorBody.ts'

/** How a call failed, as far as what may be done about it goes. */
export type CallErrorKind =
  /** The server understood and said no (400, 404, 409 …): the message is for the member. */
  | 'refused'
  /** 401: the session is over. */
  | 'unauthorized'
  /** 403: the member may not be here. */
  | 'forbidden'
  /** No answer in time; what the server did is not known. */
  | 'timeout'
  /** The line was cut, or never there; what the server did is not known. */
  | 'network'
  /** 5xx, 408, 425 and 429: nothing is known of what the server did. */
  | 'server'
  /** An answer came that is not what the contract says. */
  | 'unreadable'

export interface CallErrorFields extends ErrorBody {
  readonly kind: CallErrorKind
  /** HTTP status, or null where no answer came. */
  readonly status: number | null
}

/** Every failed call rejects with this and with nothing else [SRV-09]. It carries no token and no address. */
export class CallError extends Error implements CallErrorFields {
  readonly kind: CallErrorKind
  readonly base_code: number
  readonly code: number
  readonly ref_code: number
  readonly params: Readonly<Record<string, string>>
  readonly status: number | null

  constructor(fields: CallErrorFields) {
    super(fields.message)
    this.name = 'CallError'
    this.kind = fields.kind
    this.base_code = fields.base_code
    this.code = fields.code
    this.ref_code = fields.ref_code
    this.params = fields.params
    this.status = fields.status
  }
}

export function isCallError(error: unknown): error is CallError {
  return error instanceof CallError
}
