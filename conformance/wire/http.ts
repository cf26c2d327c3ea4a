import { Agent as HttpAgent, type IncomingMessage, request as httpRequest } from 'node:http'
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https'

import type { Json } from '../values/json.ts'

export interface Request {
  method: string
  url: string
  headers: Record<string, string>
  body: string | null
  timeoutMs: number
  /** Cuts the line once all of the request is sent, without waiting for a reply. */
  hangUp?: boolean
}

export interface Reply {
  status: number
  headers: Record<string, string>
  text: string
  /** Undefined where the text is not JSON. */
  body: Json | undefined
  ms: number
}

/** Why there is no reply. */
export class NoReply extends Error {}

const agents = { 'http:': new HttpAgent({ keepAlive: true }), 'https:': new HttpsAgent({ keepAlive: true }) }

/** Lets go of the lines that are kept for the next call. */
export function closeAgents(): void {
  for (const agent of Object.values(agents)) agent.destroy()
}

/**
 * Sends a request as it is.
 * @throws NoReply if the line breaks or no whole reply comes in time; with `hangUp` always, once it was sent
 */
export function send({ method, url, headers, body, timeoutMs, hangUp = false }: Request): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const began = performance.now()
    const address = new URL(url)
    const isTls = address.protocol === 'https:'
    const all = {
      ...headers,
      ...(body === null ? {} : { 'content-length': String(Buffer.byteLength(body)) }),
    }
    const outgoing = (isTls ? httpsRequest : httpRequest)(
      address,
      // A line that is cut must not be one that the next call waits for.
      { method, headers: all, agent: hangUp ? false : isTls ? agents['https:'] : agents['http:'] },
      (incoming) => {
        // Nobody is there any more to hear a reply that was quicker than the cut.
        if (hangUp) return void incoming.resume()
        const parts: Buffer[] = []
        incoming.on('data', (part: Buffer) => parts.push(part))
        incoming.on('error', (error) => fail(`the reply broke off: ${error.message}`))
        incoming.on('close', () => {
          if (!incoming.complete) return fail('the reply broke off')
          clearTimeout(timer)
          resolve(replyOf(incoming, Buffer.concat(parts).toString('utf8'), performance.now() - began))
        })
      },
    )
    const timer = setTimeout(() => {
      fail(`no reply within ${timeoutMs / 1000} s`)
    }, timeoutMs)
    const fail = (why: string): void => {
      clearTimeout(timer)
      reject(new NoReply(why))
      outgoing.destroy()
    }
    outgoing.on('error', (error) => fail(reasonOf(error)))
    // `finish` says that the request was given to the system; a turn later it is on its way.
    if (hangUp) outgoing.on('finish', () => setTimeout(() => fail('the line was cut, as the case says'), 5))
    outgoing.end(body ?? undefined)
  })
}

function reasonOf(error: Error): string {
  return 'code' in error && typeof error.code === 'string' ? `${error.message || error.code}` : error.message
}

function replyOf({ statusCode = 0, headers }: IncomingMessage, text: string, ms: number): Reply {
  const plain = Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.join(', ') : (value ?? ''),
    ]),
  )
  return { status: statusCode, headers: plain, text, body: jsonOf(text), ms }
}

export function jsonOf(text: string): Json | undefined {
  try {
    const parsed: Json = JSON.parse(text)
    return parsed
  } catch {
    return undefined
  }
}
