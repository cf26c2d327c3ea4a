import { CallFailed, type FailureKind } from '#machines/failure.ts'
import { isCallError, type CallErrorKind } from '#src/api/http/callError.ts'

const kinds: Readonly<Record<CallErrorKind, FailureKind>> = {
  refused: 'refused',
  unauthorized: 'unauthorized',
  forbidden: 'forbidden',
  timeout: 'timedOut',
  network: 'offline',
  server: 'broken',
  unreadable: 'broken',
}

/** A call's error as the machines know it; what is no call's error goes on as it is, a fault of ours. */
export function callFailed(error: unknown): unknown {
  if (!isCallError(error)) return error
  const { kind, code, ref_code, message, params } = error
  return new CallFailed({
    kind: kinds[kind],
    code: code === 0 ? null : code,
    refCode: ref_code === 0 ? null : ref_code,
    message,
    params,
  })
}

/** Makes a call for a machine. @throws CallFailed */
export async function forMachine<T>(call: Promise<T>): Promise<T> {
  try {
    return await call
  } catch (error) {
    throw callFailed(error)
  }
}
