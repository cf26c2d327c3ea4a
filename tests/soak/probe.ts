import type { CDPSession, Page } from 'playwright'

/** What a page holds at a moment. */
export interface Holding {
  /** Bytes of the heap that are in use once what nobody reaches has gone. */
  readonly heap: number
  readonly nodes: number
  readonly listeners: number
  /** Timers that are yet to fire, and those that fire again and again. */
  readonly timers: number
  /** Sockets that are not closed. */
  readonly sockets: number
}

/** What the script below keeps in the page. */
interface Held {
  slipwayTimers: Set<unknown>
  slipwaySockets: Set<WebSocket>
}

/** Has the pages of a context keep count of timers and sockets, which the browser does not tell. */
export async function countInPage(context: Pick<Page, 'addInitScript'>): Promise<void> {
  // The function below is compiled with names kept by this helper, which the page does not have.
  await context.addInitScript({ content: 'globalThis.__name = (run) => run' })
  await context.addInitScript(countHeld)
}

/** In the page, before its own scripts. */
function countHeld(): void {
  const timers = new Set<unknown>()
  const sockets = new Set<WebSocket>()
  Object.assign(globalThis, { slipwayTimers: timers, slipwaySockets: sockets })
  const { setTimeout: startTimer, setInterval: startTicking, clearTimeout: stopTimer } = window
  const begun = (id: unknown): unknown => {
    timers.add(id)
    return id
  }
  const stopped = (id?: number): void => {
    timers.delete(id)
    stopTimer(id)
  }
  Object.assign(window, {
    setTimeout: (run: (...args: unknown[]) => void, wait?: number, ...args: unknown[]) => {
      const id = startTimer(() => {
        timers.delete(id)
        run(...args)
      }, wait)
      return begun(id)
    },
    setInterval: (...args: Parameters<typeof startTicking>) => begun(startTicking(...args)),
    clearTimeout: stopped,
    clearInterval: stopped,
    WebSocket: new Proxy(WebSocket, {
      construct(Original, args: ConstructorParameters<typeof WebSocket>) {
        const socket = new Original(...args)
        sockets.add(socket)
        socket.addEventListener('close', () => sockets.delete(socket))
        return socket
      },
    }),
  })
}

/** Bytes of the heap in use, once what nobody reaches has gone. */
export async function heapSize(session: CDPSession): Promise<number> {
  for (let times = 0; times < 3; times += 1) await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  return usedSize
}

/** @param session of a page that counts (`countInPage`) */
export async function holdingOf(page: Page, session: CDPSession): Promise<Holding> {
  const heap = await heapSize(session)
  const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters')
  const counted = await page.evaluate(() => {
    const { slipwayTimers, slipwaySockets } = globalThis as unknown as Held
    return { timers: slipwayTimers.size, sockets: slipwaySockets.size }
  })
  return { heap, nodes, listeners: jsEventListeners, ...counted }
}
