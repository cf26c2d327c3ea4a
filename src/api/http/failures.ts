import { readErrorBody } from '#src/wire/errorBody.ts'

import { CallError, type CallErrorKind } from './callError.ts'

const nothingKnown = { base_code: 0, code: 0, ref_code: 0, message: '', params: {}, status: null } as const

/** No answer in time. A POST's time-out has a base code of its own, for what it did is not known [SRV-09]. */
export function timeoutError(method: string): CallError {
  return new CallError({ ...nothingKnown, kind: 'timeout', base_code: method === 'POST' ? 3 : 0 })
}

/** The line was cut, or never there [SRV-09]. */
export function networkError(): CallError {
  return new CallError({ ...nothingKnown, kind: 'network' })
}

/** The caller does not want the answer any more; nobody is told. */
export function abortedError(): CallError {
  return new CallError({ ...nothingKnown, kind: 'network', message: 'aborted' })
}

/** An answer that is not what the contract says. @param what the field that gave it away, never its value */
export function unreadableError(status: number | null, what: string): CallError {
  return new CallError({ ...nothingKnown, kind: 'unreadable', status, message: what })
}

/** A member call with nobody to make it for: it was not sent [SRV-06]. */
export function noSessionError(): CallError {
  return new CallError({ ...nothingKnown, kind: 'unauthorized', base_code: 1 })
}

/** These name no fault of the request: nothing is known of what the server did. */
const undecided: ReadonlySet<number> = new Set([408, 425, 429])
/** [SRV-09] */
const baseCodeZero: ReadonlySet<number> = new Set([408, 500, 502])

function kindOf(status: number): CallErrorKind {
  if (status === 401) return 'unauthorized'
  if (status === 403) return 'forbidden'
  if (status >= 500 || undecided.has(status)) return 'server'
  return 'refused'
}

/** The error of an answer that is not a success. @param body what could be read of it; undefined where it was empty */
export function statusError(status: number, body: unknown): CallError {
  const fields = readErrorBody(body)
  const base_code = baseCodeZero.has(status) ? 0 : fields.base_code
  return new CallError({ ...fields, base_code, kind: kindOf(status), status })
}
