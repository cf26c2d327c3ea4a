import type { FastifyInstance } from 'fastify'

import type { Sandbox } from '../server/sandbox.ts'
import { decideReview } from '../store/reviews.ts'
import { ControlError } from './controlError.ts'
import { schemas } from './schemas.ts'

/** The control call that decides a review before its time is up, or again. */
export function serveReviews(app: FastifyInstance, { database }: Sandbox): void {
  app.post<{ Params: { id: string }; Body: { decision: 'approve' | 'reject' } }>(
    '/reviews/:id',
    { schema: schemas.review },
    async ({ params: { id }, body }) => {
      const status = body.decision === 'approve' ? 'approved' : 'rejected'
      if (!decideReview(database, id, status)) throw new ControlError(404, `There is no review ${id}.`)
      return { id, status }
    },
  )
}
