import type { Timers } from '#src/realtime/timers.ts'

/** Milliseconds that a call may take [SRV-14]. */
export const requestTimeout = 10_000

/** A call as it is sent before the client is there to make it. */
export interface EarlyCall {
  readonly method: string
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

/** Calls that begin while the scripts are still on their way. */
export interface HeadStart {
  /** @param more heads that are waited for, where there are any */
  begin(call: EarlyCall, more?: Promise<Readonly<Record<string, string>>>): void
  /** As `fetch`; but a caller that makes the same call as one that has begun gets its reply, once. */
  fetch(input: Request | string, init?: RequestInit): Promise<Response>
  /** When the call of a reply was sent, where it began early: as `now`. */
  sentAt(response: Response): number | undefined
}

interface Begun extends EarlyCall {
  /** As `now`; null until it was sent. */
  sentAt(): number | null
  readonly reply: Promise<Response>
  stop(reason: unknown): void
}

const withoutBody: ReadonlySet<number> = new Set([204, 205, 304])

/** A reply read to its end, so that it can wait for its caller. */
async function read(response: Response): Promise<Response> {
  const { status, statusText, headers } = response
  const body = await response.text()
  return new Response(withoutBody.has(status) ? null : body, { status, statusText, headers })
}

export interface HeadStartSettings {
  readonly fetch: (input: Request | string, init?: RequestInit) => Promise<Response>
  readonly timers: Timers
  /** UTC milliseconds by the device's clock. */
  readonly now: () => number
}

export function createHeadStart({ fetch: send, timers, now }: HeadStartSettings): HeadStart {
  const begun: Begun[] = []
  const sentTimes = new WeakMap<Response, number>()

  const start = (early: EarlyCall, more?: Promise<Readonly<Record<string, string>>>): Begun => {
    const { method, url, body } = early
    const controller = new AbortController()
    // The same time limit, from when it was begun [SRV-14].
    const timer = timers.startTimer(
      () => controller.abort(new DOMException('No answer in time', 'TimeoutError')),
      requestTimeout,
    )
    let sentAt: number | null = null
    const sendWith = (further: Readonly<Record<string, string>>): Promise<Response> => {
      const headers = { ...early.headers, ...further }
      sentAt = now()
      return send(url, { method, headers, body, cache: 'no-store', signal: controller.signal })
    }
    const reply = (more === undefined ? sendWith({}) : more.then(sendWith))
      .then(read)
      .finally(() => timers.stopTimer(timer))
    // The caller that takes it sees how it failed.
    reply.catch(() => undefined)
    return { ...early, sentAt: () => sentAt, reply, stop: (reason) => controller.abort(reason) }
  }

  const take = async (request: Request): Promise<Begun | null> => {
    const at = begun.findIndex(({ method, url }) => method === request.method && url === request.url)
    if (at < 0) return null
    const [call] = begun.splice(at, 1)
    if (call === undefined) return null
    if (call.body === (await request.clone().text())) return call
    call.stop(undefined)
    return null
  }

  return {
    begin: (call, more) => void begun.push(start(call, more)),
    async fetch(request, init) {
      const call = typeof request === 'string' ? null : await take(request)
      if (call === null || typeof request === 'string') return await send(request, init)
      const stop = (): void => call.stop(request.signal.reason)
      if (request.signal.aborted) stop()
      request.signal.addEventListener('abort', stop)
      const response = await call.reply
      const sentAt = call.sentAt()
      if (sentAt !== null) sentTimes.set(response, sentAt)
      return response
    },
    sentAt: (response) => sentTimes.get(response),
  }
}
