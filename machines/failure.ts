/**
 * What a machine knows about a call that did not give what was asked: a code and its kind, never a text to show.
 * The actors given from outside reject with `CallFailed`; whatever else they throw counts as `broken`.
 */
export type FailureKind =
  /** No answer in time: nothing is known about what the server did. */
  | 'timedOut'
  /** The network refused or cut the call. */
  | 'offline'
  /** 401: the token is not, or no longer, good. */
  | 'unauthorized'
  /** 403. */
  | 'forbidden'
  /** The server answered with an error of the catalogue (400, 404, 409 …). */
  | 'refused'
  /** 5xx, an unreadable answer, or a fault of ours. */
  | 'broken'

export interface Failure {
  readonly kind: FailureKind
  /** Entry of the error catalogue, where the server named one. */
  readonly code: number | null
  /** The server's reference of this reply, for the support code. */
  readonly refCode: number | null
  /** The server's English text: shown, as plain text, only where the code is unknown [SRV-12]. */
  readonly message: string | null
  /** Values for the message's placeholders, such as `min_bet`. */
  readonly params: Readonly<Record<string, string>>
}

/** The error an actor rejects with. */
export class CallFailed extends Error {
  readonly failure: Failure
  constructor(failure: Failure) {
    super(`call failed: ${failure.kind} ${failure.code ?? ''}`.trimEnd())
    this.name = 'CallFailed'
    this.failure = failure
  }
}

/** A failure of a kind, with nothing else known. */
export function failureOfKind(kind: FailureKind, code: number | null = null): Failure {
  return { kind, code, refCode: null, message: null, params: {} }
}

/** The failure in whatever an actor rejected with; anything but `CallFailed` is `broken`. */
export function failureOf(error: unknown): Failure {
  return error instanceof CallFailed ? error.failure : failureOfKind('broken')
}
