import type { IncomingMessage } from 'node:http'
import { connect, type Socket } from 'node:net'
import type { Duplex } from 'node:stream'

import type { Fault } from './faults.ts'

/** Milliseconds that a delayed handshake waits. */
const delayMs = 150

interface Upgrade {
  readonly target: string
  readonly incoming: IncomingMessage
  readonly client: Duplex
  readonly fault: Fault | null
  /** The server has it. */
  readonly onHandled: () => void
}

/** Lets a channel open at the server, or has it meet a fault. */
export async function openChannel(upgrade: Upgrade): Promise<void> {
  const { client, fault } = upgrade
  client.on('error', () => client.destroy())
  if (fault === 'dropRequest') {
    client.destroy()
    return
  }
  if (fault !== null && /^\d{3}$/.test(fault)) {
    client.end(`HTTP/1.1 ${fault} Refused\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
    return
  }
  if (fault === 'delay') await new Promise((resolve) => setTimeout(resolve, delayMs))
  const server = shakeHands(upgrade)
  server.on('error', () => client.destroy())
  server.on('close', () => client.destroy())
  client.on('close', () => server.destroy())
  client.on('data', (chunk) => server.write(chunk))
  const frames = splitFrames()
  let held: Buffer | null = null
  let isShaken = false
  server.on('data', (chunk: Buffer) => {
    for (const part of frames(chunk)) {
      if (!isShaken) {
        isShaken = true
        upgrade.onHandled()
        if (fault === 'dropReply') client.destroy()
        else client.write(part)
        if (fault === 'garbage') client.write(frameOf('<html>{"'))
      } else if (fault === 'truncated') {
        // As much as says that there is more.
        client.write(part.subarray(0, part.length - 1), () => client.destroy())
        return
      } else if (fault === 'duplicate') client.write(Buffer.concat([part, part]))
      else if (fault === 'reordered') held = swap(client, held, part)
      else if (fault !== 'halfOpen') client.write(part)
    }
  })
}

/** Of two messages that tell something the later is sent first; signs of life overtake nothing. @returns what is held back */
function swap(client: Duplex, held: Buffer | null, part: Buffer): Buffer | null {
  if (held !== null) {
    client.write(Buffer.concat([part, held]))
    return null
  }
  if (!part.includes('"gameclient-updates"') && !part.includes('"notification"')) {
    client.write(part)
    return null
  }
  return part
}

function shakeHands({ target, incoming }: Upgrade): Socket {
  const { port, hostname } = new URL(target)
  const server = connect(Number(port), hostname)
  const lines = [`${incoming.method} ${incoming.url} HTTP/1.1`]
  for (let at = 0; at < incoming.rawHeaders.length; at += 2) {
    const name = incoming.rawHeaders[at] ?? ''
    // Frames are doubled and swapped here, which compressed ones cannot be.
    if (name.toLowerCase() !== 'sec-websocket-extensions')
      lines.push(`${name}: ${incoming.rawHeaders[at + 1]}`)
  }
  server.write(`${lines.join('\r\n')}\r\n\r\n`)
  return server
}

/** Takes what comes in pieces, and gives the head of the handshake and then whole frames. */
function splitFrames(): (chunk: Buffer) => Buffer[] {
  let rest = Buffer.alloc(0)
  let hasHead = false
  return (chunk) => {
    rest = Buffer.concat([rest, chunk])
    const parts: Buffer[] = []
    for (let length = lengthOf(rest, hasHead); length !== null; length = lengthOf(rest, hasHead)) {
      parts.push(rest.subarray(0, length))
      rest = rest.subarray(length)
      hasHead = true
    }
    return parts
  }
}

/** The length of the first part of some bytes; null while not all of it is there. */
function lengthOf(bytes: Buffer, hasHead: boolean): number | null {
  if (!hasHead) {
    const end = bytes.indexOf('\r\n\r\n')
    return end === -1 ? null : end + 4
  }
  if (bytes.length < 2) return null
  const short = (bytes[1] ?? 0) & 127
  if (short === 126 && bytes.length < 4) return null
  // The messages of the contract are shorter than 64 KiB here.
  const length = short === 126 ? 4 + bytes.readUInt16BE(2) : 2 + short
  return bytes.length < length ? null : length
}

/** A short text as a server sends it. */
function frameOf(text: string): Buffer {
  const bytes = Buffer.from(text)
  return Buffer.concat([Buffer.from([0x81, bytes.length]), bytes])
}
