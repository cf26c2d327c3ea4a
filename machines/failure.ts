import type { BaseCode } from '#domain/session/errorCodes.ts'

/** What is known once a call has failed in some way. */
interface KindOfFailure {
  /** Whether the server understood and answered. Where it did not, nothing is known of what it did. */
  readonly isAnswered: boolean
  /** Whether asking for the same once more may bring it. */
  readonly isPassing: boolean
}

/** How a call fails, by what may be done about it: the same words from the call to the screen. */
export const failureKinds = {
  /** The server understood and said no (400, 404, 409 …), with an error of the catalogue. */
  refused: { isAnswered: true, isPassing: false },
  /** 401: the token is not, or no longer, good. */
  unauthorized: { isAnswered: true, isPassing: false },
  /** 403: the member may not be here. */
  forbidden: { isAnswered: true, isPassing: false },
  /** No answer in time. */
  timedOut: { isAnswered: false, isPassing: true },
  /** The device has no network. */
  offline: { isAnswered: false, isPassing: true },
  /** The device has a network, but the call was refused or cut: the server, or a line to it, is down. */
  unreachable: { isAnswered: false, isPassing: true },
  /** 5xx, 408, 425 and 429, a signature that was refused, or a fault of ours. */
  broken: { isAnswered: false, isPassing: true },
  /** The browser has no room to write down what was to be sent, which was therefore not sent. */
  noRoom: { isAnswered: false, isPassing: false },
  /** An answer came that is not what the contract says. */
  unreadable: { isAnswered: false, isPassing: false },
} as const satisfies Record<string, KindOfFailure>

export type FailureKind = keyof typeof failureKinds

/** What is known about a call that did not give what was asked: a code and its kind, never a text made for showing. */
export interface Failure {
  readonly kind: FailureKind
  /** The group of what went wrong [SRV-09]. */
  readonly baseCode: BaseCode
  /** Entry of the error catalogue, where the server named one. */
  readonly code: number | null
  /** The server's reference of this reply, for the support code. */
  readonly refCode: number | null
  /** The server's English text: shown, as plain text, only where the code is unknown [SRV-12]. */
  readonly message: string | null
  /** Values for the message's placeholders, such as `min_bet`. */
  readonly params: Readonly<Record<string, string>>
  /** HTTP status, or null where no answer came. */
  readonly status: number | null
}

/** What every failed call, and every actor that makes one, rejects with [SRV-09]. It carries no token and no address. */
export class CallFailed extends Error {
  readonly failure: Failure
  /** @param detail for the console: the field that could not be read, never its value */
  constructor(failure: Failure, detail: string | number = failure.code ?? '') {
    super(`call failed: ${failure.kind} ${detail}`.trimEnd())
    this.name = 'CallFailed'
    this.failure = failure
  }
}

/** A failure of a kind, with nothing else known. */
export function failureOfKind(kind: FailureKind, code: number | null = null): Failure {
  return { kind, baseCode: 0, code, refCode: null, message: null, params: {}, status: null }
}

/** The failure in whatever a call or an actor rejected with; anything but `CallFailed` is a fault of ours, and `broken`. */
export function failureOf(error: unknown): Failure {
  return error instanceof CallFailed ? error.failure : failureOfKind('broken')
}
