import { readFileSync } from 'node:fs'

import formats from 'ajv-formats'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { expect } from 'vitest'
import { WebSocket } from 'ws'
import { parse } from 'yaml'

import type { TestMember, TestSandbox } from './server.ts'

interface Message {
  room: string
  event: string
  data: unknown
  timestamp: number
}

const ajv = new Ajv2020({ strict: false })
formats.default(ajv)
for (const file of ['client.yaml', 'realtime.yaml']) {
  const text = readFileSync(new URL(`../../openapi/${file}`, import.meta.url), 'utf8')
  ajv.addSchema(parse(text), file)
}
const schemaOf = {
  events: 'EventsChannelMessage',
  event: 'EventChannelMessage',
  notifications: 'NotificationsChannelMessage',
}

/**
 * Listens to channels like a client; every message must match the realtime contract.
 * @param of the sandbox, and who listens unless a call says otherwise
 */
export function channelListener(of: () => { sandbox: TestSandbox; member: TestMember }) {
  const open: WebSocket[] = []

  function listen(
    channel: keyof typeof schemaOf,
    options: { token?: string; path?: string; query?: string; origin?: string } = {},
  ) {
    const { sandbox, member } = of()
    const { token = member.settings.token, query = 'combo=false', origin = sandbox.clientUrl } = options
    const path = options.path ?? (channel === 'event' ? 'events/e1/' : `${channel}/`)
    const url = `${origin.replace('http', 'ws')}/game-client/v8/${path}?auth_token=${token}&${query}`
    const socket = new WebSocket(url)
    open.push(socket)
    const messages: Message[] = []
    const problems: string[] = []
    const validate = ajv.getSchema(`realtime.yaml#/components/schemas/${schemaOf[channel]}`)
    socket.on('message', (data: Buffer) => {
      const message = JSON.parse(data.toString())
      if (validate?.(message) !== true) problems.push(`${message.event}: ${ajv.errorsText(validate?.errors)}`)
      messages.push(message)
    })
    const ended = new Promise<number>((resolve) => {
      socket.on('close', resolve)
      socket.on('error', () => {})
    })
    const refused = new Promise<number>((resolve) =>
      socket.on('unexpected-response', (_request, response) => resolve(response.statusCode ?? 0)),
    )
    const ofKind = (event: string) => messages.filter((message) => message.event === event)
    return {
      socket,
      messages,
      of: ofKind,
      problems,
      ended,
      refused,
      isOpen: () => socket.readyState === WebSocket.OPEN,
    }
  }

  async function listenUntilOpen(...args: Parameters<typeof listen>) {
    const line = listen(...args)
    await expect.poll(() => line.of('heartbeat').length).toBeGreaterThan(0)
    return line
  }

  const hangUp = (): void => {
    for (const socket of open.splice(0)) socket.terminate()
  }
  return { listen, listenUntilOpen, hangUp }
}
