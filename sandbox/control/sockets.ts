import type { FastifyInstance } from 'fastify'

import { channelNames, type ChannelName } from '../server/channels/connection.ts'
import type { Sandbox } from '../server/sandbox.ts'
import { ControlError } from './controlError.ts'
import { schemas, type socketActions } from './schemas.ts'

interface SocketWish {
  action: (typeof socketActions)[number]
  /** Real milliseconds that each handshake waits from now on. */
  delay?: number
  code?: number
  channel?: ChannelName
  member?: string
}

/** What a connection holds back, for each action that does not end it. */
const keptBackBy = { mute: 'everything', lag: 'news', unmute: 'nothing', delay: 'nothing' } as const

/** The open connections, and what can be done to them and to future ones. */
export function serveSockets(app: FastifyInstance, { hub, handshakes }: Sandbox): void {
  app.get('/sockets', async () => ({
    lines: hub.lines().map(({ subject: { channel, eventId, member, server } }) => ({
      channel,
      eventId,
      member,
      server,
    })),
  }))

  app.post<{ Body: SocketWish }>('/sockets', { schema: schemas.sockets }, async (request) => {
    const { action, code = 1001, channel, member, delay } = request.body
    if ((action === 'delay') !== (delay !== undefined))
      throw new ControlError(400, 'A delay belongs to the action delay, and that to it.')
    if (delay !== undefined) {
      if (member !== undefined)
        throw new ControlError(400, 'A delay is for everybody: whose a line is shows later.')
      handshakes.delay(channel === undefined ? channelNames : [channel], delay)
      return { lines: 0 }
    }
    if (action === 'close' && !(code === 1000 || code === 1001 || code >= 1007)) {
      throw new ControlError(400, `A server cannot close a socket with ${code}.`)
    }
    const lines = hub.lines({ channel, member })
    for (const line of lines) {
      if (action === 'close') line.close(code, 'closed by a control call')
      else if (action === 'drop') line.drop()
      else line.keepBack(keptBackBy[action])
    }
    return { lines: lines.length }
  })
}
