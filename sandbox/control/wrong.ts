import type { FastifyInstance } from 'fastify'

import type { Sandbox } from '../server/sandbox.ts'
import { type FaultId, faultIds } from '../wrong/desk.ts'
import { schemas } from './schemas.ts'

/** What the sandbox does wrong on purpose, for those who look whether it is noticed. */
export function serveWrong(app: FastifyInstance, sandbox: Sandbox): void {
  const view = () => ({ fault: sandbox.wrong.now, faults: faultIds })
  app.get('/wrong', async () => view())
  app.post<{ Body: { fault: FaultId | null } }>('/wrong', { schema: schemas.wrong }, async (request) => {
    sandbox.wrong.switchTo(request.body.fault)
    return view()
  })
}
