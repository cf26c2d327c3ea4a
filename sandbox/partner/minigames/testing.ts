import { randomBytes } from 'node:crypto'

import type { components } from '#openapi/client.gen.ts'

import type { TestMember } from '../../testing/server.ts'
import type { playedBet, playedState } from './state.ts'

export type GameState = ReturnType<typeof playedState>
type Tables = components['schemas']['MiniGameTablePage']

export interface BetReply {
  status: number
  text: string
  /** Of a bet that was placed. */
  bet?: ReturnType<typeof playedBet>
  wallet?: { balance: string; currency: string }
  /** Of an error. */
  code?: number
}

/** A game that a member has opened, as its page plays it. */
export interface OpenGame {
  /** Where its page is, without the right to play. */
  page: string
  token: string
  state(): Promise<GameState>
  /** Bets on the round that is played unless another is given; a body that is a text is sent as it is. */
  bet(wish: object | string, key?: string): Promise<BetReply>
  /** A call with any headers. */
  call(
    path: string,
    init?: Omit<RequestInit, 'headers'> & { headers?: Record<string, string> },
  ): Promise<Response>
}

/** Opens a table as a member, by the address in the list of tables. */
export async function openGame(member: TestMember, tableId: number): Promise<OpenGame> {
  const page: Tables = await (await member.get('/mini-game/v2/tables/')).json()
  const url = page.results.find(({ id }) => id === tableId)?.gameUrl
  if (typeof url !== 'string') throw new Error(`Table ${tableId} has no game.`)
  return gameAt(url, member.settings.currencyCode)
}

/** A game by its address. */
export function gameAt(url: string, currency: string): OpenGame {
  const { origin, pathname, search, hash } = new URL(url)
  const own = `${origin}${pathname}`
  const token = hash.slice(1)
  // As a sandboxed frame sends it.
  const headers = { authorization: `Bearer ${token}`, origin: 'null' }
  const game: OpenGame = {
    page: own,
    token,
    call: (path, init = {}) =>
      fetch(`${own}${path}${search}`, {
        ...init,
        headers: { ...headers, ...Object.fromEntries(new Headers(init.headers)) },
      }),
    state: async () => {
      const reply = await game.call('state')
      if (reply.status !== 200) throw new Error(`${reply.status} ${await reply.text()}`)
      return reply.json()
    },
    bet: async (wish, key = newKey()) => {
      const body =
        typeof wish === 'string'
          ? wish
          : JSON.stringify({ round: (await game.state()).round.id, amount: '10.00', currency, ...wish })
      const reply = await game.call('bets', {
        method: 'POST',
        body,
        headers: { 'content-type': 'application/json', 'idempotency-key': key },
      })
      const text = await reply.text()
      return { ...JSON.parse(text), status: reply.status, text }
    },
  }
  return game
}

/** 32 hex digits. */
export function newKey(): string {
  return randomBytes(16).toString('hex')
}
