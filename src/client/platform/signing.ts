import type { Sign } from '#src/api/http/middlewares/signing.ts'
import { createServerClock, type ServerClock } from '#src/api/http/serverClock.ts'
import type { signatureOf } from '#src/api/http/signature.ts'
import type { Timers } from '#src/realtime/timers.ts'
import type { LeftOut } from '#src/wire/base/enumerations.ts'
import { readOperator, type Operator } from '#src/wire/session/operators.ts'

/** Milliseconds that the first calls wait for what signs them, and for the mapping where the page has none; then they go unsigned. */
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
 * `Date` is the first that is heard of the server's clock. The code that signs comes where there is a secret to sign with.
 */
export function createSigning({ fetch, timers, now, assets, domain, mapping }: SigningHost): Signing {
  const clock = createServerClock(now)
  const loadCode = codeLoader()
  const signerBy = (text: string): Signer => {
    const dropped: LeftOut[] = []
    const operator = readOperator(text, domain, (what) => dropped.push(what))
    if (operator.signatureSecret !== null) void loadCode()
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
  const late = new Promise<null>((resolve) => void timers.startTimer(() => resolve(null), patience))
  const soon = <T>(wanted: Promise<T | null>): Promise<T | null> => Promise.race([wanted, late])
  return {
    dropped: ofFile.then((made) => made?.dropped ?? []),
    clock,
    async sign(last) {
      const signer =
        current ?? (last === 'refused' ? await soon(ofFile) : null) ?? ofPage ?? (await soon(ofFile))
      const { publicToken = '', signatureSecret = null } = signer?.operator ?? {}
      const code = signatureSecret === null ? null : await soon(loadCode())
      if (signatureSecret === null || code === null) return null
      return { publicToken, signature: code.signatureOf(signatureSecret, clock.now()) }
    },
  }
}

interface Code {
  readonly signatureOf: typeof signatureOf
}

/** Loads the code that signs, once; if it could not be loaded, the next call asks for it again. */
function codeLoader(): () => Promise<Code | null> {
  let code: Promise<Code | null> | null = null
  return () => {
    code ??= import('#src/api/http/signature.ts').catch(() => {
      code = null
      return null
    })
    return code
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
