import { CallFailed, failureOfKind, type FailureKind } from '#machines/failure.ts'
import { readErrorBody } from '#src/wire/base/errorBody.ts'

/** No answer in time. A POST's time-out has a base code of its own, for what it did is not known [SRV-09]. */
export function timeoutError(method: string): CallFailed {
  return new CallFailed({ ...failureOfKind('timedOut'), baseCode: method === 'POST' ? 3 : 0 })
}

/** The line was cut, or never there: the device's own, or the server's [SRV-09] [SRV-13]. */
export function networkError(isOffline: boolean): CallFailed {
  return new CallFailed(failureOfKind(isOffline ? 'offline' : 'unreachable'))
}

/** The caller does not want the answer any more; nobody is told. */
export function abortedError(): CallFailed {
  return new CallFailed(failureOfKind('offline'), 'aborted')
}

/** An answer that is not what the contract says. @param what the field that gave it away, never its value */
export function unreadableError(status: number | null, what: string): CallFailed {
  return new CallFailed({ ...failureOfKind('unreadable'), status }, what)
}

/** A member call with nobody to make it for: it was not sent [SRV-06]. */
export function noSessionError(): CallFailed {
  return new CallFailed({ ...failureOfKind('unauthorized'), baseCode: 1 })
}

/** These name no fault of the request: nothing is known of what the server did. */
const undecided: ReadonlySet<number> = new Set([408, 425, 429])
/** [SRV-09] */
const baseCodeZero: ReadonlySet<number> = new Set([408, 500, 502])

function kindOf(status: number): FailureKind {
  if (status === 401) return 'unauthorized'
  if (status === 403) return 'forbidden'
  if (status >= 500 || undecided.has(status)) return 'broken'
  return 'refused'
}

/**
 * Whether a 401 or 403 refuses the signature, which came too late or was made with another secret: the contract names it
 * in `params.detail`. It says nothing about the member [SRV-05] [SRV-08].
 * @param body what could be read of it
 */
export function refusesSignature(body: unknown): boolean {
  return /\bsignature$/i.test(readErrorBody(body).params['detail'] ?? '')
}

/** What a reply says, which may be read again; undefined where it is no JSON. */
export async function bodyOf(response: Response): Promise<unknown> {
  try {
    return await response.clone().json()
  } catch {
    return undefined
  }
}

/** The error of an answer that is not a success. @param body what could be read of it; undefined where it was empty */
export function statusError(status: number, body: unknown): CallFailed {
  const fields = readErrorBody(body)
  const baseCode = baseCodeZero.has(status) ? 0 : fields.baseCode
  // Nobody is forbidden anything by it, and the next call has a signature of its own.
  if (status === 403 && refusesSignature(body))
    return new CallFailed({ ...fields, kind: 'broken', baseCode, code: null, status })
  return new CallFailed({ ...fields, kind: kindOf(status), baseCode, status })
}
