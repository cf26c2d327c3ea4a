import type { Counters } from '#src/realtime/counters.ts'

import { scriptOf } from './scripts.ts'

/** A fault of ours that a member ran into, as support hears of it: nothing of the member, of a call or of a bet in it. */
export interface Fault {
  /** The same for the same fault, whoever has it. */
  readonly code: string
  /** The client's version [SRV-15]. */
  readonly version: string
  /** When it was met first: UTC milliseconds by the server's clock. */
  readonly at: number
}

/** The faults of this page. */
export interface FaultLog {
  /** The fault that an error is; met for the first time, it is counted and kept. What is rendered again fails again. */
  of(error: unknown): Fault
  /** In the order in which they were met. */
  all(): readonly Fault[]
}

/** More than anybody reads. */
const mostKept = 20

export function createFaultLog({
  counters,
  serverNow,
  version,
}: {
  readonly counters: Pick<Counters, 'count'>
  readonly serverNow: () => number
  readonly version: string
}): FaultLog {
  const known = new Map<string, Fault>()
  return {
    of(error) {
      const code = faultCode(error)
      const met = known.get(code)
      if (met !== undefined) return met
      const fault = { code, version, at: serverNow() }
      if (known.size < mostKept) known.set(code, fault)
      counters.count('fault')
      return fault
    },
    all: () => [...known.values()],
  }
}

/** "202611210600-3F9A2C-2026-11-21T10:14Z": read out to support as it stands, whatever the member's zone and language. */
export function supportCodeOf({ version, code, at }: Fault): string {
  const minute = new Date(at).toISOString().slice(0, 'yyyy-MM-ddTHH:mm'.length)
  return `${version}-${code}-${minute}Z`
}

/** Where it happened, which has no more in it than our own code: a message may repeat what it was given. */
function placeOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error
  const script = scriptOf(error)
  if (script !== null) return `${error.name} ${script}`
  const [first = ''] = /[\w.-]+\.(?:js|tsx?)(?:\?[^:]*)?:\d+:\d+/.exec(error.stack ?? '') ?? []
  return `${error.name} ${first}`
}

/** Six hexadecimal digits, by FNV-1a: for telling faults apart, not for secrets. */
function faultCode(error: unknown): string {
  let hash = 0x811c9dc5
  for (const unit of placeOf(error)) hash = Math.imul(hash ^ (unit.codePointAt(0) ?? 0), 0x01000193)
  return (hash >>> 8).toString(16).padStart(6, '0').toUpperCase()
}
