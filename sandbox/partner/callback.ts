import type { FastifyInstance, FastifyReply } from 'fastify'

import { type CallbackFault, memberByCode } from '../members.ts'
import type { Sandbox } from '../server/sandbox.ts'
import { findLaunch, hashToken } from '../store/sessions.ts'

interface CallbackRequest {
  token: string
  partner_member_token: string | null
}

const requestSchema = {
  type: 'object',
  required: ['token'],
  properties: {
    token: { type: 'string' },
    partner_member_token: { type: ['string', 'null'] },
  },
}

/**
 * The partner's side of a launch: says whose token it is, or why it refuses. Some members' callbacks misbehave on purpose,
 * over real HTTP [LAUNCH-04].
 */
export function serveCallback(app: FastifyInstance, sandbox: () => Sandbox): void {
  app.post<{ Body: CallbackRequest }>(
    '/callback/authenticate',
    { schema: { body: requestSchema } },
    async (request, reply) => {
      const { token, partner_member_token: memberToken } = request.body
      const launch = findLaunch(sandbox().database, token)
      if (launch === null) return reply.code(401).send({ error: 'token_unknown' })
      if (launch.expiresReal <= sandbox().realNow()) return reply.code(401).send({ error: 'token_expired' })
      const isTheirs =
        launch.memberTokenHash === null ||
        (memberToken !== null && launch.memberTokenHash === hashToken(memberToken))
      if (!isTheirs) return reply.code(401).send({ error: 'token_unknown' })

      const member = memberByCode(launch.member)
      if (member === null) return reply.code(401).send({ error: 'member_unknown' })
      const answer = {
        member_code: member.code,
        loginName: member.loginName,
        currency: member.currency.code,
        is_anonymous: launch.isGuest,
      }
      return member.callback === null ? reply.send(answer) : misbehave(member.callback, answer, reply)
    },
  )
  app.post('/callback/round', async (_request, reply) => reply.redirect('/callback/round', 307))
}

function misbehave(fault: CallbackFault, answer: object, reply: FastifyReply): FastifyReply {
  switch (fault) {
    case 'unconfigured':
    case 'refused':
      return reply.code(403).send({ error: 'refused' })
    case 'serverError':
      return reply.code(500).send({ error: 'broken' })
    case 'notJson':
      return reply.type('text/html').send('<!doctype html><title>Harbour Play</title><p>Be right back.')
    case 'invalidJson':
      return reply.type('application/json').send('{"member_code": "tor')
    case 'wrongShape':
      return reply.send({ member: { code: 'badshape' } })
    case 'endlessRedirect':
      return reply.redirect('/callback/round', 307)
    case 'numericLoginName':
      return reply.send({ ...answer, loginName: 1001 })
    case 'numericMemberCode':
      return reply.send({ ...answer, member_code: 1001 })
    case 'longMemberCode':
      return reply.send({ ...answer, member_code: 'm'.repeat(256) })
    case 'unknownMember':
      return reply.send({ ...answer, member_code: 'nobody' })
    case 'inactiveAccount':
      return reply.code(403).send({ error: 'account_inactive' })
    case 'timeout':
      return reply.hijack()
  }
}
