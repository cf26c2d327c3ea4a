import { errors } from '#domain/session/errorCatalogue.ts'

import { memberByCode, openingDeposit } from '../../members.ts'
import { openAccount } from '../../store/ledger.ts'
import {
  addSession,
  addToken,
  findLaunch,
  findSessionByToken,
  hashToken,
  newToken,
  shortenToken,
} from '../../store/sessions.ts'
import { askPartner, launchError, type Partner } from '../access/askPartner.ts'
import { askForRoom, linesOfLaunch } from '../access/room.ts'
import { type Handlers, callerOf } from '../calls/operation.ts'
import { choicesOf, type LaunchChoices, settingsOf } from '../replies/settings.ts'
import type { Sandbox } from '../sandbox.ts'

/** How long a token that was exchanged for a fresh one stays valid, for calls in flight. */
const graceMs = 60_000

/** Launching, restoring and refreshing a session. */
export function launchOperations(sandbox: Sandbox): Handlers {
  const { config, database } = sandbox
  const partnerOf = (token: string): Partner => {
    const [name = ''] = token.split('.')
    if (name === 'harbour')
      return { name, callback: `${sandbox.origins.partnerInternal}/callback/authenticate` }
    if (name === 'drydock') return { name, callback: null }
    throw launchError(errors.tokenInvalid)
  }

  return {
    launchGame: async ({ body }) => {
      askForRoom(sandbox, linesOfLaunch)
      const { token, partner_member_token: memberToken = null } = body
      const partner = partnerOf(token)
      const known = findLaunch(database, token)
      if (known?.used === true) throw launchError(errors.tokenExpired)
      const named = await askPartner(
        partner,
        { token, partner_member_token: memberToken },
        config.callbackTimeoutMs,
      )

      const member = memberByCode(named.memberCode)
      if (member === null) throw launchError(errors.authenticationFailed)
      const isGuest = named.isGuest || body.is_anonymous === true
      if (!isGuest) openAccount(database, member.code, openingDeposit(member), sandbox.world.clock.now())
      // The partner took its time: the token may have been used in the meantime.
      if (findLaunch(database, token)?.used === true) throw launchError(errors.tokenExpired)
      const choices: LaunchChoices = {
        ...(body.lang === undefined ? {} : { lang: body.lang }),
        ...(body.odds_type === undefined ? {} : { odds_type: body.odds_type }),
        ...(body.theme === undefined ? {} : { theme: body.theme }),
        ...(body.timezone === undefined ? {} : { timezone: body.timezone }),
        ...(body.competition_id === undefined ? {} : { competition_id: body.competition_id }),
      }
      const beganReal = sandbox.realNow()
      const fresh = { token: newToken(), expiresReal: beganReal + config.tokenLifetimeMs }
      const launchHash = hashToken(token)
      const sessionId = addSession(database, {
        ...fresh,
        launchHash,
        member: member.code,
        isGuest,
        memberTokenHash: memberToken === null ? null : hashToken(memberToken),
        choices: JSON.stringify(choices),
        beganReal,
      })
      return settingsOf(sandbox, { sessionId, launchHash, isGuest, choices, beganReal }, member, fresh)
    },

    checkLaunch: (call) => {
      const { session, member, token } = callerOf(call)
      const memberToken = call.header('X-Partner-Member-Token')
      const found = findSessionByToken(database, token)
      // A guest has no partner token, and names the session's in its place.
      const isMember = session.memberTokenHash === null || session.memberTokenHash === hashToken(memberToken)
      if (found === null || !isMember) throw launchError(errors.authenticationFailed)
      return settingsOf(sandbox, { ...session, choices: choicesOf(session) }, member, {
        token,
        expiresReal: found.expiresReal,
      })
    },

    refreshToken: (call) => {
      const { session, token } = callerOf(call)
      const fresh = newToken()
      const expiresReal = sandbox.realNow() + config.tokenLifetimeMs
      database.transaction(() => {
        addToken(database, { token: fresh, sessionId: session.sessionId, expiresReal })
        shortenToken(database, token, sandbox.realNow() + graceMs)
      })
      return { token: fresh, expiresAt: expiresReal }
    },
  }
}
