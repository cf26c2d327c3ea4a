import type { FastifyInstance } from 'fastify'

import type { Sandbox } from '../server/sandbox.ts'
import type { StreamState } from '../streams/streamDesk.ts'
import { ControlError } from './controlError.ts'
import { schemas } from './schemas.ts'

/** The control call that gives an event streams, makes them fail, or takes them away. */
export function serveStreams(app: FastifyInstance, sandbox: Sandbox): void {
  app.post<{ Params: { event: string }; Body: { state: StreamState } }>(
    '/streams/:event',
    { schema: schemas.stream },
    async (request) => {
      const event = sandbox.world.model.event(request.params.event)
      if (event === undefined) throw new ControlError(404, `There is no event ${request.params.event}.`)
      sandbox.streams.set(event.eventId, { state: request.body.state, since: sandbox.realNow() })
      return { state: sandbox.streams.standing(event).state, streams: sandbox.streams.of(event) }
    },
  )
}
