import type { Scheduler } from 'fast-check'

import { isAboutMoney, type LedgerServer, type Reply } from './server.ts'
import type { TestTime } from './time.ts'

/** What goes wrong with a call: it never arrives, arrives twice, nothing ever comes back, the reply is cut or torn. */
export const lineFaults = [
  'requestLost',
  'replyLost',
  'hangs',
  'hangsAfter',
  'broken',
  'brokenAfter',
  'torn',
  'twice',
] as const

export type LineFault = (typeof lineFaults)[number]

function responseOf({ status, body }: Reply, now: number): Response {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  const headers = { 'Content-Type': 'application/json', Date: new Date(now).toUTCString() }
  return new Response(text, { status, headers })
}

const never = (): Promise<never> => new Promise(() => undefined)
const cut = (): never => {
  throw new TypeError('Failed to fetch')
}

/**
 * The way between pages and the server. Calls about money take their time in both directions, and overtake each other as
 * the scheduler says; all others are there at once.
 */
export function createLine(server: LedgerServer, time: TestTime, scheduler: Scheduler) {
  /** What happens to the next calls about money, one each; null for nothing. */
  const faults: (LineFault | null)[] = []

  const travel = async (request: Request, isCut: () => boolean): Promise<Response> => {
    const { pathname } = new URL(request.url)
    const path = pathname.replace(/^\/api/, '')
    if (isCut()) return cut()
    if (!isAboutMoney(path)) return responseOf(await server.handle(request), time.now())
    const fault = faults.shift() ?? null
    const label = `${request.method} ${path.replace(/[0-9a-f]{24}\/?$/, '…')}`
    await scheduler.schedule(Promise.resolve(), `${label} arrives${fault === null ? '' : `, ${fault}`}`)
    if (fault === 'requestLost') return cut()
    if (fault === 'hangs') return never()
    if (fault === 'broken') return responseOf({ status: 502, body: '<html>Bad gateway</html>' }, time.now())
    if (fault === 'twice') {
      const copy = request.clone()
      const late = scheduler.schedule(Promise.resolve(), `${label} arrives once more`)
      void late.then(() => server.handle(copy))
    }
    const reply = await server.handle(request)
    await scheduler.schedule(Promise.resolve(), `${label} is answered ${reply.status}`)
    if (fault === 'replyLost' || isCut()) return cut()
    if (fault === 'hangsAfter') return never()
    if (fault === 'brokenAfter') return responseOf({ status: 500, body: {} }, time.now())
    if (fault === 'torn') {
      const text = JSON.stringify(reply.body)
      return responseOf({ ...reply, body: text.slice(0, text.length / 2) }, time.now())
    }
    return responseOf(reply, time.now())
  }

  /**
   * A browser keeps a call that is on its way; Node keeps a `Request` no longer than somebody knows it, and one that is
   * gone tells nobody that it was given up.
   */
  const onTheirWay = new Set<Request>()

  return {
    faults,
    /** Makes a call of a page: given up where its signal says so, and unheard once the page is gone. */
    fetch(request: Request, page: { isGone: () => boolean; isCut: () => boolean }): Promise<Response> {
      return new Promise((resolve, reject) => {
        const abort = (): void => {
          onTheirWay.delete(request)
          reject(new DOMException('The call was given up.', 'AbortError'))
        }
        if (request.signal.aborted) return abort()
        onTheirWay.add(request)
        request.signal.addEventListener('abort', abort)
        travel(request, page.isCut)
          .finally(() => onTheirWay.delete(request))
          .then(
            (response) => (page.isGone() ? undefined : resolve(response)),
            (error: unknown) => (page.isGone() ? undefined : reject(error)),
          )
      })
    },
  }
}

export type Line = ReturnType<typeof createLine>
