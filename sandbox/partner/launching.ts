import { randomBytes } from 'node:crypto'

import { memberByCode } from '../members.ts'
import type { Sandbox } from '../server/sandbox.ts'
import { addLaunch, newToken } from '../store/sessions.ts'

/** Whom a partner launches, and how. */
export interface LaunchWish {
  member?: string | undefined
  guest?: boolean | undefined
  lang?: string | undefined
  odds_type?: string | undefined
  theme?: string | undefined
  press_rule?: string | undefined
  event_id?: string | undefined
  competition_id?: readonly string[] | undefined
  mode?: 'frame' | 'page' | undefined
  /** Which address of the client to open; the configured one if absent. */
  client_origin?: string | undefined
}

export interface LaunchLinks {
  /** The client with its tokens. */
  link: string
  /** The partner's page that shows the client, with a new launch each time it is opened. */
  partnerLink: string
  member: string
}

/** Thrown for a member whom the partner does not have. */
export class UnknownMember extends Error {
  override name = 'UnknownMember'
}

/**
 * Makes a launch token, as the partner platform does when a member opens the game, and the link that contains it.
 * @throws UnknownMember for a member code that is not in the table
 */
export function launchMember(sandbox: Sandbox, wish: LaunchWish): LaunchLinks {
  const isGuest = wish.guest === true
  const code = isGuest ? `guest-${randomBytes(4).toString('hex')}` : (wish.member ?? 'alice')
  const member = memberByCode(code)
  if (member === null) throw new UnknownMember(`There is no member "${code}".`)

  const partner = member.callback === 'unconfigured' ? 'drydock' : 'harbour'
  const token = `${partner}.${newToken()}`
  const memberToken = isGuest ? null : newToken()
  const mode = wish.mode ?? 'page'
  const expiresReal = sandbox.realNow() + sandbox.config.launchLifetimeMs
  addLaunch(sandbox.database, { token, memberToken, member: code, isGuest, mode, expiresReal })

  const choices = new URLSearchParams()
  for (const name of ['lang', 'odds_type', 'theme', 'press_rule', 'event_id'] as const) {
    const value = wish[name]
    if (value !== undefined && value !== '') choices.set(name, value)
  }
  for (const id of wish.competition_id ?? []) choices.append('competition_id[]', id)

  const link = new URL('/v8/launch.html', wish.client_origin ?? sandbox.origins.client)
  link.searchParams.set('token', token)
  if (memberToken !== null) link.searchParams.set('partner_member_token', memberToken)
  if (isGuest) link.searchParams.set('is_anonymous', 'true')
  for (const [name, value] of choices) link.searchParams.append(name, value)

  const page = new URL('/play', sandbox.origins.partner)
  if (isGuest) page.searchParams.set('guest', 'true')
  else page.searchParams.set('member', code)
  page.searchParams.set('mode', mode)
  for (const [name, value] of choices) page.searchParams.append(name, value)
  if (wish.client_origin !== undefined) page.searchParams.set('client_origin', wish.client_origin)

  return { link: link.href, partnerLink: page.href, member: code }
}
