import websocket from '@fastify/websocket'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

import { isSessionGood } from '../store/sessions.ts'
import { type Caller, authenticate } from './access/auth.ts'
import { askForRoom } from './access/room.ts'
import { type ChannelName, createConnection, type ConnectionSubject } from './channels/connection.ts'
import { heartbeatText } from './channels/hub.ts'
import type { Sandbox } from './sandbox.ts'
import type { ServerName } from './serverDesk.ts'

/** Close codes of the contract. */
export const closeCodes = { tokenRefused: 4401, forbidden: 4403, maintenance: 4503 } as const

const maxClientFrame = 1024
const pingText = /^ping ([1-9]\d{0,8})$/

interface ChannelQuery {
  auth_token?: string
  combo?: string
}

/**
 * Serves the three channels; a handshake without a valid token is refused with 401 or 403.
 * @param server the one they are served on
 */
export async function serveChannels(
  app: FastifyInstance,
  sandbox: Sandbox,
  server: ServerName = 'primary',
): Promise<void> {
  const { hub, database, handshakes } = sandbox
  const callers = new WeakMap<FastifyRequest, Caller>()
  await app.register(websocket, { options: { maxPayload: maxClientFrame }, errorHandler: () => {} })

  const authenticateSocket = async (
    request: FastifyRequest<{ Querystring: ChannelQuery }>,
    reply: FastifyReply,
    channel: ChannelName,
  ): Promise<void> => {
    await handshakes.wait(channel)
    if (sandbox.servers.stateOf(server) === 'down') {
      reply.hijack()
      request.raw.socket.destroy()
      return
    }
    askForRoom(sandbox, 1)
    callers.set(
      request,
      authenticate(database, sandbox.wrong.opensWith(request.query.auth_token ?? null), sandbox.realNow()),
    )
  }

  await app.register(async (scope) => {
    const channel = (url: string, name: ChannelName): void => {
      scope.get<{ Querystring: ChannelQuery; Params: { eventId?: string } }>(
        url,
        { websocket: true, onRequest: (request, reply) => authenticateSocket(request, reply, name) },
        (socket, request) => {
          const caller = callers.get(request)
          if (caller === undefined) return socket.terminate()
          const subject: ConnectionSubject = {
            channel: name === 'event' && sandbox.wrong.tellsAllEvents ? 'events' : name,
            eventId: request.params.eventId ?? null,
            comboOnly: request.query.combo === 'true',
            sessionId: caller.session.sessionId,
            member: caller.member.code,
            server,
          }
          const line = sandbox.wrong.line(createConnection(socket, subject))
          socket.on('message', (data) => {
            const ping = Buffer.isBuffer(data) ? pingText.exec(data.toString())?.[1] : undefined
            if (ping !== undefined) line.send(heartbeatText(sandbox.realNow(), Number(ping)))
          })
          socket.on('close', () => hub.remove(line))
          if (sandbox.maintenance.maintenance) return line.close(closeCodes.maintenance, 'maintenance')
          hub.add(line)
          // A client that connects now has not heard it, and its launch settings may be older.
          if (sandbox.maintenance.from !== null) hub.announce(sandbox.maintenance, [line])
          line.beat(heartbeatText(sandbox.realNow()))
        },
      )
    }
    channel('/game-client/v8/events/', 'events')
    channel('/game-client/v8/events/:eventId/', 'event')
    channel('/game-client/v8/notifications/', 'notifications')
  })
}

/** The signs of life of all channels, on whichever server they are; a line whose token is good no more is closed. */
export function beatChannels(
  app: FastifyInstance,
  { hub, database, config, handshakes, realNow }: Sandbox,
): void {
  const priceHeartbeat = setInterval(() => hub.heartbeat('prices'), config.priceHeartbeatMs)
  const heartbeat = setInterval(() => {
    for (const line of hub.lines()) {
      const isGood = isSessionGood(database, line.subject.sessionId, realNow())
      if (!isGood) line.close(closeCodes.tokenRefused, 'token expired')
    }
    hub.heartbeat('notifications')
  }, config.heartbeatMs)
  app.addHook('preClose', async () => {
    handshakes.clear()
    clearInterval(priceHeartbeat)
    clearInterval(heartbeat)
    hub.close()
  })
}
