import { createServer, request as sendRequest, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

import type { Fault } from './faults.ts'
import { openChannel } from './faultyChannel.ts'

/** Milliseconds that a delayed request waits: far less than a client's patience. */
const delayMs = 150

/** A call of the contract: `GET /bets/by-unique/{key}`. */
interface Laid {
  readonly call: string
  readonly fault: Fault
  left: number
}

interface Reply {
  readonly status: number
  readonly headers: IncomingMessage['headers']
  readonly body: Buffer
}

/** A line to a server, in real sockets, on which one fault at a time is laid. */
export interface FaultyLine {
  readonly origin: string
  /** The next calls of a kind meet a fault. @param times how many; all if it is left out */
  lay(call: string, fault: Fault, times?: number): void
  /** Nothing is wrong any more; what was held back goes on. */
  clear(): void
  /** How often a call was made, and how often the server got it, since the counts began. */
  counts(call: string): { readonly tries: number; readonly handled: number }
  /** Begins the counts again. */
  forget(): void
  /** Whether a request is held back until a later one is there. */
  isHolding(): boolean
  /** How many requests have come that nothing will answer. */
  silent(): number
  close(): Promise<void>
}

/** Opens a line to the server at an origin. */
export async function openFaultyLine(target: string): Promise<FaultyLine> {
  let laid: Laid | null = null
  let heldBack: (() => void)[] = []
  let silent = 0
  const tries = new Map<string, number>()
  const handled = new Map<string, number>()

  const take = (method: string, path: string): Fault | null => {
    if (laid === null || laid.left === 0 || !isOf(laid.call, method, path)) return null
    laid.left -= 1
    return laid.fault
  }
  const count = (counts: Map<string, number>, name: string): void =>
    void counts.set(name, (counts.get(name) ?? 0) + 1)
  const forward = (incoming: IncomingMessage, body: Buffer): Promise<Reply> => {
    count(handled, nameOf(incoming))
    return forwarded(target, incoming, body)
  }

  const answer = async (incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> => {
    const body = await bytesOf(incoming)
    count(tries, nameOf(incoming))
    const fault = take(incoming.method ?? '', pathOf(incoming))
    const cut = (): void => void outgoing.socket?.destroy()
    switch (fault) {
      case null:
        send(outgoing, await forward(incoming, body))
        // What it has overtaken may go on.
        for (const goOn of heldBack.splice(0)) goOn()
        return
      case 'dropRequest':
        return cut()
      case 'dropReply':
        await forward(incoming, body)
        return cut()
      case 'delay':
        await new Promise((resolve) => setTimeout(resolve, delayMs))
        return send(outgoing, await forward(incoming, body))
      case '500':
      case '502':
      case '503':
      case '401':
      case '403':
        return send(outgoing, refusal(Number(fault)))
      case 'garbage': {
        const { status, headers } = await forward(incoming, body)
        const { 'content-encoding': _encoding, ...uncoded } = headers
        return send(outgoing, { status, headers: uncoded, body: Buffer.from('<html>\u0000\ufffd{"') })
      }
      case 'truncated': {
        const { status, headers, body: whole } = await forward(incoming, body)
        outgoing.writeHead(status, { ...plain(headers), 'content-length': whole.length })
        outgoing.write(whole.subarray(0, Math.floor(whole.length / 2)), cut)
        return
      }
      case 'duplicate': {
        const first = await forward(incoming, body)
        await forward(incoming, body)
        return send(outgoing, first)
      }
      case 'reordered':
        await new Promise<void>((resolve) => heldBack.push(resolve))
        return send(outgoing, await forward(incoming, body))
      case 'halfOpen':
        silent += 1
    }
  }

  const server = createServer((incoming, outgoing) => {
    answer(incoming, outgoing).catch(() => outgoing.socket?.destroy())
  })
  server.on('upgrade', (incoming, client) => {
    count(tries, nameOf(incoming))
    const fault = take('GET', pathOf(incoming))
    const onHandled = (): void => count(handled, nameOf(incoming))
    void openChannel({ target, incoming, client, fault, onHandled })
  })
  // A line that a client keeps open is never closed just as it is used again.
  server.keepAliveTimeout = 0
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://127.0.0.1:${port}`,
    lay: (call, fault, times = Number.POSITIVE_INFINITY) => (laid = { call, fault, left: times }),
    clear() {
      laid = null
      const waiting = heldBack
      heldBack = []
      for (const goOn of waiting) goOn()
    },
    counts: (call) => ({ tries: sumOf(tries, call), handled: sumOf(handled, call) }),
    isHolding: () => heldBack.length > 0,
    silent: () => silent,
    forget() {
      tries.clear()
      handled.clear()
    },
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

function sumOf(counts: ReadonlyMap<string, number>, call: string): number {
  return [...counts].reduce((sum, [name, count]) => {
    const [method = '', path = ''] = name.split(' ')
    return isOf(call, method, path) ? sum + count : sum
  }, 0)
}

/** Whether a request is of a call of the contract, wherever the server has it. */
function isOf(call: string, method: string, path: string): boolean {
  const [wanted, template = ''] = call.split(' ')
  const pattern = template.replaceAll('.', String.raw`\.`).replaceAll(/\{\w+\}/g, '[^/]+')
  return method === wanted && new RegExp(`^(?:/api)?${pattern}$`).test(path)
}

function pathOf({ url = '' }: IncomingMessage): string {
  return url.split('?', 1)[0] ?? ''
}

function nameOf(incoming: IncomingMessage): string {
  return `${incoming.method} ${pathOf(incoming)}`
}

async function bytesOf(stream: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of stream) chunks.push(chunk)
  return Buffer.concat(chunks)
}

function forwarded(target: string, incoming: IncomingMessage, body: Buffer): Promise<Reply> {
  const { host: _host, connection: _connection, ...headers } = incoming.headers
  return new Promise((resolve, reject) => {
    const outgoing = sendRequest(
      `${target}${incoming.url}`,
      { method: incoming.method, headers },
      (reply) => {
        bytesOf(reply).then(
          (bytes) => resolve({ status: reply.statusCode ?? 0, headers: reply.headers, body: bytes }),
          reject,
        )
      },
    )
    outgoing.once('error', reject)
    outgoing.end(body)
  })
}

function send(outgoing: ServerResponse, { status, headers, body }: Reply): void {
  outgoing.writeHead(status, { ...plain(headers), 'content-length': body.length })
  outgoing.end(body)
}

/** Without what is of one line alone. */
function plain(headers: IncomingMessage['headers']): IncomingMessage['headers'] {
  const { connection: _c, 'keep-alive': _k, 'transfer-encoding': _t, 'content-length': _l, ...rest } = headers
  return rest
}

/** As the contract's servers say it. */
function refusal(status: number): Reply {
  const code = status === 401 ? 1005 : status === 403 ? 6007 : 0
  const body = JSON.stringify({ base_code: 0, code, ref_code: 1, message: 'Something is wrong.' })
  return { status, headers: { 'content-type': 'application/json' }, body: Buffer.from(body) }
}
