import { createServerClock, type ServerClock } from '#src/api/http/serverClock.ts'
import type { Signed } from '#src/api/http/signing.ts'
import type { Timers } from '#src/realtime/timers.ts'
import type { LeftOut } from '#src/wire/enumerations.ts'
import { defaultOperator, readOperator, type Operator } from '#src/wire/operators.ts'

/** Milliseconds that the first calls wait for the mapping and for what signs; then they go unsigned. */
const patience = 3_000

export interface Signing {
  /** The operator of the domain that hosts us, and what of its mapping could not be read. Never rejects [LAUNCH-13]. */
  readonly known: Promise<{ readonly operator: Operator; readonly dropped: readonly LeftOut[] }>
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

/** Fetches the mapping and what signs, side by side. The mapping's `Date` is the first that is heard of the server's clock. */
export function createSigning({ fetch, timers, now, assets, domain }: SigningHost): Signing {
  const clock = createServerClock(now)
  const late = new Promise<null>((resolve) => void timers.startTimer(() => resolve(null), patience))
  const inTime = <T>(made: Promise<T>): Promise<T | null> => Promise.race([made.catch(() => null), late])

  const askMapping = async (): Promise<string | null> => {
    const sentAt = now()
    const reply = await fetch(`${assets}/v8/operators.json`, { cache: 'no-store' })
    clock.observe(reply.headers.get('Date'), sentAt, now())
    return reply.ok ? await reply.text() : null
  }
  const know = async (): Promise<Awaited<Signing['known']>> => {
    const text = await inTime(askMapping())
    const dropped: LeftOut[] = []
    const operator =
      text === null ? defaultOperator : readOperator(text, domain, (what) => dropped.push(what))
    return { operator, dropped }
  }
  const code = inTime(import('#src/api/http/signature.ts'))
  const known = know()
  return {
    known,
    clock,
    async sign() {
      const { operator } = await known
      const signer = await code
      if (signer === null || operator.signatureSecret === null) return null
      const { publicToken, signatureSecret } = operator
      return { publicToken, signature: signer.signatureOf(signatureSecret, clock.now()) }
    },
  }
}

/** Where nothing is signed: no mapping is asked for. */
export function unsigned(now: () => number): Signing {
  return {
    known: Promise.resolve({ operator: defaultOperator, dropped: [] }),
    sign: () => Promise.resolve(null),
    clock: createServerClock(now),
  }
}
