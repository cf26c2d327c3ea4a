import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

import { type WebSocket, WebSocketServer } from 'ws'

import { casesOf } from '../catalogue/catalogue.ts'
import { type Config, configOf } from '../config/config.ts'
import { readContract } from '../contract/operations.ts'
import { createBackEnd } from '../engine/backEnd.ts'
import type { Outcome } from '../engine/outcome.ts'
import { runCases } from '../engine/runCases.ts'
import type { Json, JsonObject } from '../values/json.ts'

export interface Seen {
  method: string
  url: string
  headers: IncomingMessage['headers']
  body: string
  at: number
}
type Answer = (seen: Seen, reply: ServerResponse) => void

/** Read once: reading it takes longer than all that these tests do with it. */
const contract = readContract()

/** A real server that answers what a test tells it to, to show what the engine makes of it. */
export interface TinyBackEnd {
  origin: string
  seen: Seen[]
  sockets: WebSocket[]
  /** What is answered to `GET /wallet/`, from now on. */
  on(call: string, answer: Answer | { status: number; body: Json }): void
  /** What each channel is sent as it opens; null refuses it. */
  greeting: ((socket: WebSocket) => void) | null
  config(changes?: JsonObject): Config
  /** What becomes of a case with these steps. */
  play(steps: Json, more?: JsonObject, changes?: JsonObject): Promise<Outcome>
  close(): Promise<void>
}

export async function startTinyBackEnd(): Promise<TinyBackEnd> {
  const answers = new Map<string, Answer>()
  const server = createServer((request, reply) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const { method = '', url = '', headers } = request
      const seen = { method, url, headers, body: Buffer.concat(parts).toString(), at: performance.now() }
      tiny.seen.push(seen)
      const call = `${method} ${url.replace(/^\/api/, '').replace(/\?.*$/, '')}`
      const answer = answers.get(call)
      if (answer === undefined)
        answerWith(404, { base_code: 6, code: 6009, ref_code: 1, message: 'Page not found' })(seen, reply)
      else answer(seen, reply)
    })
  })
  const channels = new WebSocketServer({ noServer: true })
  server.on('upgrade', (request, socket, head) => {
    const { greeting } = tiny
    if (greeting === null) {
      socket.end('HTTP/1.1 401 Unauthorized\r\nContent-Length: 0\r\n\r\n')
      return
    }
    channels.handleUpgrade(request, socket, head, (line) => {
      tiny.sockets.push(line)
      greeting(line)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = portOf(server.address())
  const origin = `http://127.0.0.1:${port}`
  const tiny: TinyBackEnd = {
    origin,
    seen: [],
    sockets: [],
    greeting: null,
    on: (call, answer) => {
      answers.set(call, typeof answer === 'function' ? answer : answerWith(answer.status, answer.body))
    },
    config: (changes = {}) =>
      configOf(
        {
          name: 'tiny',
          addresses: { api: `${origin}/api`, channels: origin.replace('http', 'ws') },
          rate: 1000,
          patience: 2,
          members: { rich: { token: 'rich-token' }, second: { token: 'second-token' } },
          steering: { suspend: { url: `${origin}/steer/$marketId`, body: { status: 'paused' } } },
          stakeLimit: { CNY: '20.00' },
          ...changes,
        },
        'tiny.yaml',
      ),
    play: async (steps, more = {}, changes = {}) => {
      const cases = casesOf('contract', {
        about: 'A test.',
        cases: [
          {
            id: 'the-case',
            title: 'The case',
            requirements: ['SRV-03'],
            grave: 'must',
            lost: 'Nothing.',
            added: '2026-11-28',
            steps,
            ...more,
          },
        ],
      })
      const results = await runCases(cases, createBackEnd(tiny.config(changes), contract), {
        seed: 1,
        money: true,
      })
      const [result] = results
      if (result === undefined) throw new Error('the case was not run')
      return result.outcome
    },
    close: async () => {
      for (const socket of channels.clients) socket.terminate()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
  return tiny
}

/** Answers with a status and JSON. */
export function answerWith(status: number, body: Json, headers: Record<string, string> = {}): Answer {
  return (_seen, reply) => {
    reply.writeHead(status, { 'content-type': 'application/json', ...headers })
    reply.end(JSON.stringify(body))
  }
}

function portOf(address: string | AddressInfo | null): AddressInfo {
  if (address === null || typeof address === 'string') throw new Error('no port')
  return address
}
