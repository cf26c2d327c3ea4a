import { createServerClock, type ServerClock } from '#src/api/http/serverClock.ts'
import type { Signed } from '#src/api/http/signing.ts'
import type { Timers } from '#src/realtime/timers.ts'
import type { LeftOut } from '#src/wire/enumerations.ts'

/** Milliseconds that the first calls wait for the mapping and for what signs; then they go unsigned. */
const patience = 3_000

export interface Signing {
  /** What of the mapping of domains could not be read [LAUNCH-13]. Never rejects. */
  readonly dropped: Promise<readonly LeftOut[]>
  /** What a call of this moment is signed with; null where it goes unsigned. Never rejects. */
  sign(): Promise<Signed | null>
  /** The server's time, by which signatures go. */
  readonly clock: ServerClock
}

export interface SigningHost {
  readonly fetch: (address: string, init?: RequestInit) => Promise<Response>
  readonly timers: Timers
  /** UTC milliseconds by the device's clock. */
  readonly now: () => number
  /** Where the files beside the client are. */
  readonly assets: string
  /** The host name, without its port, that the client is served under. */
  readonly domain: string
}

/**
 * Fetches the mapping of domains and the code that signs, side by side [LAUNCH-09] [LAUNCH-13]. The mapping's `Date` is the
 * first that is heard of the server's clock. What comes late is used from then on.
 */
export function createSigning({ fetch, timers, now, assets, domain }: SigningHost): Signing {
  const clock = createServerClock(now)
  const askMapping = async (): Promise<string> => {
    const sentAt = now()
    const reply = await fetch(`${assets}/v8/operators.json`, { cache: 'no-store' })
    clock.observe(reply.headers.get('Date'), sentAt, now())
    if (!reply.ok) throw new Error(`no mapping of domains: ${reply.status}`)
    return await reply.text()
  }
  const signer = Promise.all([askMapping(), import('./signer.ts')]).then(
    ([mapping, { createSigner }]) => createSigner(mapping, domain),
    () => null,
  )
  const late = new Promise<null>((resolve) => void timers.startTimer(() => resolve(null), patience))
  return {
    dropped: signer.then((made) => made?.dropped ?? []),
    clock,
    sign: async () => (await Promise.race([signer, late]))?.sign(clock.now()) ?? null,
  }
}

/** Where nothing is signed: no mapping is asked for. */
export function unsigned(now: () => number): Signing {
  return {
    dropped: Promise.resolve([]),
    sign: () => Promise.resolve(null),
    clock: createServerClock(now),
  }
}
