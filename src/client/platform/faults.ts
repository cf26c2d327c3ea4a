import type { Counters } from '#src/realtime/counters.ts'

import { scriptOf } from './scripts.ts'

/** A fault of ours that a member ran into, as support gets it: with nothing about the member, a call or a bet in it. */
export interface Fault {
  /** The same for the same fault, for every member. */
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
      const code = faultCodeOf(placeOf(error))
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

/** Where it happened, which has no more in it than our own code: a message may repeat what it was given, and a script has the same places by whatever address it came. */
function placeOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error
  const script = scriptOf(error)
  if (script !== null) return `script ${script}`
  const [, file, place] = /([\w.-]+\.(?:js|tsx?))(?:\?[^:]*)?(:\d+:\d+)/.exec(error.stack ?? '') ?? []
  return file === undefined || place === undefined ? error.name : `${file}${place}`
}

/**
 * The code of a fault: six hexadecimal digits, by FNV-1a. `npm run fault` finds the place by trying those that there are.
 * @param place `app-1a2b3c4d.js:1:2345`, or `script app` for one that could not be loaded
 */
export function faultCodeOf(place: string): string {
  let hash = 0x811c9dc5
  for (const unit of place) hash = Math.imul(hash ^ (unit.codePointAt(0) ?? 0), 0x01000193)
  return (hash >>> 8).toString(16).padStart(6, '0').toUpperCase()
}
