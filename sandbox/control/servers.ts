import type { FastifyInstance } from 'fastify'

import type { Sandbox } from '../server/sandbox.ts'
import { type ServerName, serverNames, type ServerState } from '../server/serverDesk.ts'
import { ControlError } from './controlError.ts'
import { schemas } from './schemas.ts'

interface ServerWish {
  server?: ServerName
  state?: ServerState
  requireSignatures?: boolean
}

/** The servers, their states, and what clients have reported about them. */
export function serveServers(app: FastifyInstance, sandbox: Sandbox): void {
  const { servers } = sandbox
  const view = () => ({
    servers: servers.view(),
    records: servers.records,
    requireSignatures: sandbox.areSignaturesRequired,
  })
  app.get('/servers', async () => view())
  app.post<{ Body: ServerWish }>('/servers', { schema: schemas.servers }, async (request) => {
    const { server, state, requireSignatures } = request.body
    if ((server === undefined) !== (state === undefined))
      throw new ControlError(400, `A state belongs to a server (${serverNames.join(', ')}), and that to it.`)
    if (server !== undefined && state !== undefined) await servers.set(server, state)
    if (requireSignatures !== undefined) sandbox.areSignaturesRequired = requireSignatures
    return view()
  })
}
