import { WebSocket } from 'ws'

import type { Json } from '../values/json.ts'
import { jsonOf } from './http.ts'

export interface Heard {
  /** When it arrived, in milliseconds of this process. */
  at: number
  text: string
  message: Json | undefined
}

/** A channel that is, or was, open. */
export interface Line {
  channel: string
  heard: Heard[]
  /** How many of them a case has looked at. */
  seen: number
  openedAt: number
  closed: { code: number; at: number } | null
  /** Frames that were not text. */
  binary: number
  send(text: string): void
  hangUp(): void
  /** Resolves when something arrives or the line ends, or after so many ms. */
  news(ms: number): Promise<void>
}

/** A handshake that was refused with an HTTP status, or that found nobody (0). */
export interface Refused {
  refused: number
  why: string
}

/** Opens a channel; resolves once it is open, or refused. */
export function openLine(
  channel: string,
  url: string,
  origin: string | null,
  timeoutMs: number,
): Promise<Line | Refused> {
  return new Promise((resolve) => {
    const socket = new WebSocket(url, { handshakeTimeout: timeoutMs, ...(origin === null ? {} : { origin }) })
    const waiting = new Set<() => void>()
    const tell = (): void => {
      for (const each of waiting) each()
    }
    const line: Line = {
      channel,
      heard: [],
      seen: 0,
      openedAt: 0,
      closed: null,
      binary: 0,
      send: (text) => socket.send(text),
      hangUp: () => socket.terminate(),
      news: (ms) =>
        new Promise((done) => {
          const end = (): void => {
            clearTimeout(timer)
            waiting.delete(end)
            done()
          }
          const timer = setTimeout(end, Math.max(0, ms))
          waiting.add(end)
        }),
    }
    socket.on('open', () => {
      line.openedAt = performance.now()
      resolve(line)
    })
    socket.on('message', (data: Buffer, isBinary) => {
      if (isBinary) line.binary += 1
      const text = data.toString('utf8')
      line.heard.push({ at: performance.now(), text, message: jsonOf(text) })
      tell()
    })
    socket.on('unexpected-response', (request, response) => {
      request.destroy()
      resolve({
        refused: response.statusCode ?? 0,
        why: `the handshake was answered with ${response.statusCode}`,
      })
    })
    socket.on('error', (error) => resolve({ refused: 0, why: error.message }))
    socket.on('close', (code) => {
      line.closed = { code, at: performance.now() }
      tell()
    })
  })
}
