import type { MemberKind } from '../config/kinds.ts'
import { isObject, type Json, type JsonObject } from '../values/json.ts'
import type { Reply } from '../wire/http.ts'
import { signatureOf } from '../wire/signature.ts'
import type { BackEnd } from './backEnd.ts'
import { NotTried } from './outcome.ts'

/** What a launch link carries, as the body of `game-launch/` has it. */
export type LaunchLink = JsonObject

/** Somebody with a token. */
export interface Session {
  token: string
  /** What a case reads of it: token, settings, launch. */
  saved: JsonObject
}

/** Members of the kinds that a configuration has: one session of each kind is shared by all cases. */
export interface Members {
  /** @throws NotTried where the kind cannot be had */
  shared(kind: MemberKind): Promise<Session>
  /** A new launch link of a kind. @throws NotTried where there is none */
  link(kind: MemberKind): Promise<LaunchLink>
  /** Exchanges a link for a session, whatever the answer. */
  launch(link: LaunchLink, isSigned: boolean): Promise<Reply>
  /** Has the next case launch a kind again. */
  forget(kind: MemberKind): void
}

export function createMembers(backEnd: BackEnd): Members {
  const sessions = new Map<MemberKind, Promise<Session>>()

  const link = async (kind: MemberKind): Promise<LaunchLink> => {
    const way = backEnd.config.members[kind]
    if (way === undefined) throw new NotTried(`there is no ${kind} member`)
    if ('token' in way) throw new NotTried(`the ${kind} member has a token and no launch link`)
    const text =
      'link' in way
        ? way.link
        : await backEnd.ask(way, {}).catch((error: Error) => {
            throw new NotTried(`no launch link of the ${kind} member: ${error.message}`)
          })
    if (!URL.canParse(text))
      throw new NotTried(`what should be the launch link of the ${kind} member is ${text}`)
    const read = linkOf(text)
    for (const name of ['token', 'partner_member_token']) {
      const secret = read[name]
      if (typeof secret === 'string' && secret !== '') backEnd.hide(secret)
    }
    return read
  }
  const launch = (body: LaunchLink, isSigned: boolean): Promise<Reply> =>
    backEnd.send({
      method: 'POST',
      url: `${backEnd.config.addresses.api}/game-launch/`,
      headers: { 'content-type': 'application/json', ...(isSigned ? signing(backEnd) : {}) },
      body: JSON.stringify(body),
    })
  const begin = async (kind: MemberKind): Promise<Session> => {
    const way = backEnd.config.members[kind]
    if (way !== undefined && 'token' in way) {
      backEnd.hide(way.token)
      return { token: way.token, saved: { token: way.token } }
    }
    const found = await link(kind)
    const reply = await launch(found, true)
    const session = sessionOf(backEnd, found, reply)
    if (session === null)
      throw new NotTried(
        `the launch of the ${kind} member was answered with ${reply.status} ${reply.text.slice(0, 200)}`,
      )
    return session
  }
  return {
    link,
    launch,
    shared: (kind) => {
      const known = sessions.get(kind) ?? begin(kind)
      sessions.set(kind, known)
      return known
    },
    forget: (kind) => sessions.delete(kind),
  }
}

/** The session of a launch that worked; null of one that did not. */
export function sessionOf(backEnd: BackEnd, link: LaunchLink, { status, body }: Reply): Session | null {
  if (status !== 200 || !isObject(body) || typeof body.token !== 'string') return null
  backEnd.hide(body.token)
  return { token: body.token, saved: { token: body.token, settings: body, launch: link } }
}

/** Public token and signature, where the configuration has them. */
export function signing({ config: { signature }, now }: BackEnd, offsetMs = 0): Record<string, string> {
  if (signature === undefined) return {}
  return {
    'x-public-token': signature.publicToken,
    ...(signature.secret === undefined
      ? {}
      : { 'x-request-signature': signatureOf(signature.secret, now() + offsetMs) }),
  }
}

/** What a launch link carries, in the words of the call. */
function linkOf(text: string): LaunchLink {
  const { searchParams } = new URL(text)
  const named = (name: string): JsonObject => {
    const value = searchParams.get(name)
    return value === null || value === '' ? {} : { [name]: value }
  }
  // A link may name the member's token either way.
  const memberToken = searchParams.get('auth') ?? searchParams.get('partner_member_token') ?? ''
  const competitions: Json[] = searchParams.getAll('competition_id[]')
  return {
    ...named('token'),
    ...(memberToken === '' ? {} : { partner_member_token: memberToken }),
    ...(searchParams.get('is_anonymous') === 'true' ? { is_anonymous: true } : {}),
    ...named('event_id'),
    ...(competitions.length === 0 ? {} : { competition_id: competitions }),
  }
}
