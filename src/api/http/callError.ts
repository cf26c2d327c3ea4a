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

export interface CallErrorFields {
  readonly kind: CallErrorKind
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
