import type { AddressInfo } from 'node:net'

import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { WebSocket, WebSocketServer } from 'ws'

import { createEarlyLine, type Hearer } from './earlyLine.ts'
import type { Socket } from './socket.ts'

let server: WebSocketServer

beforeEach(async () => {
  server = new WebSocketServer({ port: 0, host: '127.0.0.1' })
  await new Promise((resolve) => server.once('listening', resolve))
})

afterEach(async () => {
  for (const client of server.clients) client.terminate()
  await new Promise((resolve) => server.close(resolve))
})

/** An early line to the server, and how many messages have come over it. */
function begin(path = '/') {
  const { port } = server.address() as AddressInfo
  const url = `ws://127.0.0.1:${port}${path}`
  const earlyLine = createEarlyLine()
  let come = 0
  let isClosed = false
  let isOpen = false
  const connected = new Promise<WebSocket>((resolve) => server.once('connection', resolve))
  earlyLine.begin({
    url,
    openSocket: (address) => {
      const socket = new WebSocket(address)
      // After the line's own listeners, so that what is counted has been heard.
      queueMicrotask(() => {
        socket.on('open', () => (isOpen = true))
        socket.on('message', () => (come += 1))
        socket.on('close', () => (isClosed = true))
      })
      return socket as unknown as Socket
    },
    silence: 6_000,
    now: () => 0,
  })
  return {
    earlyLine,
    url,
    connected,
    come: () => come,
    isOpen: () => isOpen,
    isClosed: () => isClosed,
  }
}

function hearer() {
  const told: unknown[] = []
  const all: Hearer = {
    onOpen: () => told.push('open'),
    onMessage: (data) => {
      told.push(data)
      return data === 'answer 1' ? 1 : null
    },
    onAnswered: () => told.push('answered'),
    onHeard: () => told.push('heard'),
    onSilence: () => told.push('silence'),
    onClose: (code) => told.push(`close ${code}`),
  }
  return { told, all }
}

describe('a line that is opened before anybody hears it', () => {
  it('tells who takes it all that came before, in its order, and then what comes [LIVE-01]', async () => {
    const { earlyLine, url, connected, come } = begin()
    const client = await connected
    client.send('one')
    client.send('two')
    await expect.poll(come).toBe(2)
    const { told, all } = hearer()
    const line = earlyLine.take(url, all)
    expect(told).toEqual([])
    await Promise.resolve()
    expect(told).toEqual(['open', 'one', 'heard', 'two'])
    const asked = new Promise((resolve) => client.once('message', resolve))
    line?.ping()
    expect(String(await asked)).toBe('ping 1')
    client.send('answer 1')
    await expect.poll(() => told).toEqual(['open', 'one', 'heard', 'two', 'answer 1', 'answered'])
  })

  it('tells that the server has closed it meanwhile [LIVE-04]', async () => {
    const { earlyLine, url, connected, isClosed } = begin()
    ;(await connected).close(4401)
    await expect.poll(isClosed).toBe(true)
    const { told, all } = hearer()
    expect(earlyLine.take(url, all)).not.toBeNull()
    await Promise.resolve()
    expect(told).toEqual(['open', 'close 4401'])
  })

  it('tells nothing once it is closed here, nor what came before [LIVE-04]', async () => {
    const { earlyLine, url, connected, come, isClosed } = begin()
    ;(await connected).send('one')
    await expect.poll(come).toBe(1)
    const { told, all } = hearer()
    earlyLine.take(url, all)?.close()
    await expect.poll(isClosed).toBe(true)
    expect(told).toEqual([])
  })

  it('is taken once, and by nobody who wants another address: then it is closed', async () => {
    const first = begin()
    await expect.poll(first.isOpen).toBe(true)
    const { all } = hearer()
    expect(first.earlyLine.take(first.url, all)).not.toBeNull()
    expect(first.earlyLine.take(first.url, all)).toBeNull()
    const other = begin()
    await expect.poll(other.isOpen).toBe(true)
    const { told, all: another } = hearer()
    expect(other.earlyLine.take(`${other.url}?auth_token=fresh`, another)).toBeNull()
    await expect.poll(other.isClosed).toBe(true)
    expect(told).toEqual([])
  })

  it('is closed where nobody will take it, and says nothing to who asks later', async () => {
    const { earlyLine, url, isOpen, isClosed } = begin()
    await expect.poll(isOpen).toBe(true)
    earlyLine.drop()
    await expect.poll(isClosed).toBe(true)
    const { told, all } = hearer()
    expect(earlyLine.take(url, all)).toBeNull()
    expect(told).toEqual([])
  })

  it('is given up where more comes than it keeps', async () => {
    const { earlyLine, url, connected, isClosed } = begin()
    const client = await connected
    for (let number = 0; number < 1_100; number += 1) client.send(String(number))
    await expect.poll(isClosed).toBe(true)
    expect(earlyLine.take(url, hearer().all)).toBeNull()
  })
})
