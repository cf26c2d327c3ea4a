import type { CDPSession, Page } from 'playwright'

/** What a page holds at a moment. */
export interface Holding {
  /** Bytes of the heap in use, after what is unreachable has been collected. */
  readonly heap: number
  /** The part of these that the client keeps: its objects, lists, functions and texts. */
  readonly objects: number
  readonly nodes: number
  readonly listeners: number
  /** Timers that have not fired yet, and repeating ones. */
  readonly timers: number
  /** Sockets that are not closed. */
  readonly sockets: number
}

/** What the script below keeps in the page. */
interface Held {
  slipwayTimers: Set<unknown>
  slipwaySockets: Set<WebSocket>
}

/** Makes the pages of a context count timers and sockets, which the browser does not report. */
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

/** Bytes of the heap in use, after what is unreachable has been collected. */
export async function heapSize(session: CDPSession): Promise<number> {
  for (let times = 0; times < 3; times += 1) await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  return usedSize
}

/** The part of a heap that is not compiled code, and does not belong to the browser or its tools. */
const ofClient: ReadonlySet<string> = new Set([
  'array',
  'bigint',
  'closure',
  'concatenated string',
  'number',
  'object',
  'regexp',
  'sliced string',
  'string',
  'symbol',
])

/** The parts of a heap snapshot that are read here: nodes are rows of numbers, one field after the other. */
interface HeapSnapshot {
  readonly snapshot: { readonly meta: { readonly node_fields: string[]; readonly node_types: [string[]] } }
  readonly nodes: number[]
}

/**
 * Bytes that the page's scripts keep. A heap grows for an hour by the code that the engine compiles for what runs
 * often, and by what the browser records for measurements: neither is a leak in the client.
 */
async function objectsSize(session: CDPSession): Promise<number> {
  const chunks: string[] = []
  const take = ({ chunk }: { chunk: string }): void => void chunks.push(chunk)
  session.on('HeapProfiler.addHeapSnapshotChunk', take)
  await session.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false })
  session.off('HeapProfiler.addHeapSnapshotChunk', take)
  const { snapshot, nodes } = JSON.parse(chunks.join('')) as HeapSnapshot
  const { node_fields: fields, node_types: types } = snapshot.meta
  const [type, size] = [fields.indexOf('type'), fields.indexOf('self_size')]
  let bytes = 0
  for (let at = 0; at < nodes.length; at += fields.length)
    if (ofClient.has(types[0][nodes[at + type] ?? -1] ?? '')) bytes += nodes[at + size] ?? 0
  return bytes
}

/** @param session of a page that counts (`countInPage`) */
export async function holdingOf(page: Page, session: CDPSession): Promise<Holding> {
  const heap = await heapSize(session)
  const objects = await objectsSize(session)
  const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters')
  const counted = await page.evaluate(() => {
    const { slipwayTimers, slipwaySockets } = globalThis as unknown as Held
    return { timers: slipwayTimers.size, sockets: slipwaySockets.size }
  })
  return { heap, objects, nodes, listeners: jsEventListeners, ...counted }
}
