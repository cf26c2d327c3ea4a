import type { Sign } from '#src/api/http/middlewares/signing.ts'
import { createServerClock, type ServerClock } from '#src/api/http/serverClock.ts'
import { signatureOf } from '#src/api/http/signature.ts'
import type { Timers } from '#src/realtime/timers.ts'
import type { LeftOut } from '#src/wire/base/enumerations.ts'
import { readOperator, type Operator } from '#src/wire/session/operators.ts'

/** Milliseconds that a call waits for what signs it, and the first ones for the mapping where the page has none; then they go unsigned. */
const patience = 3_000

export interface Signing {
  /** What of the mapping of domains could not be read [LAUNCH-13]. Never rejects. */
  readonly dropped: Promise<readonly LeftOut[]>
  readonly sign: Sign
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
  /** The mapping as the page has it; null where it has none. */
  readonly mapping: string | null
}

/** An operator, and what of the mapping could not be read. */
interface Signer {
  readonly operator: Operator
  readonly dropped: readonly LeftOut[]
}

/**
 * Asks for the mapping of domains while the first calls are signed by the one that the page brought [LAUNCH-09] [LAUNCH-13]:
 * it may have been changed since the build, and then what was refused is signed by it, as is whatever comes later. Its
 * `Date` is the first that is heard of the server's clock.
 */
export function createSigning({ fetch, timers, now, assets, domain, mapping }: SigningHost): Signing {
  const clock = createServerClock(now)
  const signerBy = (text: string): Signer => {
    const dropped: LeftOut[] = []
    const operator = readOperator(text, domain, (what) => dropped.push(what))
    return { operator, dropped }
  }
  const askMapping = async (): Promise<string> => {
    const sentAt = now()
    const reply = await fetch(`${assets}/v8/operators.json`, { cache: 'no-store' })
    clock.observe(reply.headers.get('Date'), sentAt, now())
    if (!reply.ok) throw new Error(`no mapping of domains: ${reply.status}`)
    return await reply.text()
  }
  const ofFile = askMapping().then(signerBy, () => null)
  const ofPage = mapping === null ? null : signerBy(mapping)
  let current: Signer | null = null
  void ofFile.then((made) => (current = made))
  const pass = (): Promise<null> =>
    new Promise((resolve) => void timers.startTimer(() => resolve(null), patience))
  const late = pass()
  const soon = <T>(wanted: Promise<T | null>): Promise<T | null> => Promise.race([wanted, late])
  return {
    dropped: ofFile.then((made) => made?.dropped ?? []),
    clock,
    async sign(last) {
      const signer =
        current ?? (last === 'refused' ? await soon(ofFile) : null) ?? ofPage ?? (await soon(ofFile))
      const { publicToken = '', signatureSecret = null } = signer?.operator ?? {}
      if (signatureSecret === null) return null
      // Each call has its own time: a page is signed for as long as it lives.
      const signature = await Promise.race([
        signatureOf(signatureSecret, clock.now()).catch(() => null),
        pass(),
      ])
      return signature === null ? null : { publicToken, signature }
    },
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
