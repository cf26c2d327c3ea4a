import { randomBytes } from 'node:crypto'

import type { components } from '#openapi/client.gen.ts'

import { compare, exact, type Exact, plus, written } from './decimals.ts'
import { Refused } from './messages.ts'

type Schemas = components['schemas']

export interface Member {
  code: string
  balance: Exact
  /** What the member is told who may not bet; null for one who may. */
  bar: 'accountFrozen' | 'accountInactive' | 'memberCannotBet' | null
  nickname: string | null
  config: Schemas['MemberConfig']
  favourites: Set<string>
  notificationSettings: Schemas['NotificationSettings']
  notifications: Schemas['Notification'][]
  entries: Schemas['Entry'][]
}

export interface Session {
  sessionId: string
  member: Member
  isGuest: boolean
  partnerToken: string | null
  lang: Schemas['Language']
  oddsType: Schemas['OddsType']
  theme: Schemas['ThemeName']
  timezone: string | null
  /** By token, until when it is valid. */
  tokens: Map<string, number>
  /** The link that it was launched by. */
  link: Link
}

interface Link {
  /** Null for a guest. */
  code: string | null
  partnerToken: string | null
  until: number
  isUsed: boolean
}

export const currency = { code: 'CNY', symbol: '¥', digits: 2 }
const launchMs = 5 * 60_000
const sessionMs = 60 * 60_000
const overlapMs = 60_000

/** A request as it is sent: what has a default may be left out. */
type Sent<Body, Defaulted extends keyof Body> = Omit<Body, Defaulted> & Partial<Pick<Body, Defaulted>>

/** Members and sessions, in memory. */
export interface MemberDesk {
  /** The link's tokens for a member, or for a guest (null). */
  link(code: string | null): { token: string; partnerToken: string | null }
  launch(request: Sent<Schemas['LaunchRequest'], 'is_anonymous'>): Session
  refresh(session: Session, token: string): { token: string; expiresAt: number }
  /** The session of a token. @throws Refused with 401 */
  sessionOf(token: string | null): Session
  /** Ends all sessions of a member. */
  end(code: string): void
  hasNickname(nickname: string): boolean
}

export function createMemberDesk(): MemberDesk {
  const members = new Map(
    [
      memberOf('rich', '10000.00'),
      memberOf('second', '10000.00'),
      memberOf('leaving', '10000.00'),
      memberOf('poor', '5.00'),
      { ...memberOf('frozen', '10000.00'), bar: 'accountFrozen' as const },
      { ...memberOf('inactive', '10000.00'), bar: 'accountInactive' as const },
      { ...memberOf('barred', '10000.00'), bar: 'memberCannotBet' as const },
    ].map((member) => [member.code, member]),
  )
  const links = new Map<string, Link>()
  const sessions = new Map<string, Session>()

  const giveToken = (session: Session): { token: string; expiresAt: number } => {
    const token = secret()
    const expiresAt = Date.now() + sessionMs
    session.tokens.set(token, expiresAt)
    sessions.set(token, session)
    return { token, expiresAt }
  }

  return {
    link: (code) => {
      if (code !== null && !members.has(code)) throw new Refused(404, 'noResult')
      const token = secret()
      const partnerToken = code === null ? null : secret()
      links.set(token, { code, partnerToken, until: Date.now() + launchMs, isUsed: false })
      return { token, partnerToken }
    },
    launch: ({
      token,
      partner_member_token: partnerToken = null,
      is_anonymous: isGuest = false,
      ...wish
    }) => {
      const link = links.get(token)
      if (link === undefined) throw new Refused(401, 'tokenInvalid')
      if (link.isUsed || link.until < Date.now()) throw new Refused(401, 'tokenExpired')
      if (isGuest !== (link.code === null) || partnerToken !== link.partnerToken)
        throw new Refused(401, 'authenticationFailed')
      const member = (link.code === null ? undefined : members.get(link.code)) ?? memberOf('guest', '0.00')
      const session: Session = {
        sessionId: secret(),
        member,
        isGuest,
        partnerToken,
        lang: wish.lang ?? 'en',
        oddsType: wish.odds_type ?? 'euro',
        theme: wish.theme ?? 'default',
        timezone: wish.timezone ?? null,
        tokens: new Map(),
        link,
      }
      giveToken(session)
      return session
    },
    refresh: (session, old) => {
      session.tokens.set(old, Math.min(session.tokens.get(old) ?? 0, Date.now() + overlapMs))
      return giveToken(session)
    },
    sessionOf: (token) => {
      const session = token === null ? undefined : sessions.get(token)
      if (token === null || session === undefined) throw new Refused(401, 'tokenInvalid')
      if ((session.tokens.get(token) ?? 0) < Date.now()) throw new Refused(401, 'tokenExpired')
      // Until now the exchange could be repeated.
      session.link.isUsed = true
      return session
    },
    end: (code) => {
      for (const session of sessions.values()) if (session.member.code === code) session.tokens.clear()
    },
    hasNickname: (nickname) => [...members.values()].some((member) => member.nickname === nickname),
  }
}

/** The newest token of a session and how long it is valid. */
export function tokenOf(session: Session): { token: string; expiresAt: number } {
  const [token = '', expiresAt = 0] = [...session.tokens].at(-1) ?? []
  return { token, expiresAt }
}

/** Moves a member's money. @throws Refused if there is not enough of it */
export function move(
  member: Member,
  amount: Exact,
  kind: Schemas['EntryKind'],
  ticketNum: string | null,
): void {
  const balance = plus(member.balance, amount)
  if (compare(balance, exact('0')) < 0) throw new Refused(400, 'insufficientBalance')
  member.balance = balance
  member.entries.unshift({
    entryId: String(member.entries.length + 1),
    kind,
    amount: written(amount, currency.digits),
    balanceAfter: written(balance, currency.digits),
    currency: currency.code,
    atUtc: new Date().toISOString(),
    ticketNum,
  })
}

export function walletOf({ balance }: Member): Schemas['Wallet'] {
  return { balance: written(balance, currency.digits), currency: currency.code }
}

function memberOf(code: string, balance: string): Member {
  return {
    code,
    balance: exact(balance),
    bar: null,
    nickname: null,
    config: { defaultLandingPage: null, avatarId: null },
    favourites: new Set(),
    notificationSettings: { token: null, lang: 'en' },
    notifications: [],
    entries: [],
  }
}

function secret(): string {
  return randomBytes(24).toString('hex')
}
