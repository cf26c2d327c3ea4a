import { pageLanguage, refusalName, said } from './texts.ts'
import type { BetBody, GameState, PlayedBet } from './types.ts'

/** Why a call did not bring what was asked for. */
export class Trouble extends Error {
  /** Null if no answer came. */
  readonly status: number | null

  constructor(text: string, status: number | null) {
    super(text)
    this.status = status
  }

  /** The right to play here is over. */
  get isOver(): boolean {
    return this.status === 401
  }
}

/** What became of a bet, once that is certain. */
export type BetAnswer =
  | { isPlaced: true; bet: PlayedBet; balance: string }
  | { isPlaced: false; refusal: unknown }

const answerMs = 8_000
const pauses = [500, 1_000, 2_000, 4_000] as const

// The right to play is in the part of the address that is sent to nobody.
let token = location.hash.slice(1)

/** How the table stands. @throws Trouble */
export async function askState(): Promise<GameState> {
  const { status, body } = await send('state', { method: 'GET' })
  if (status !== 200) throw new Trouble(messageOf(body), status)
  // The server that sent this page answers as its own types say.
  const state = body as GameState
  token = state.token
  return state
}

/**
 * Places a bet, and asks with the same key and bytes until it is certain what became of it: it names its round, so that
 * this ends with the round at the latest.
 * @param waiting called when no answer came and the bet is asked about again
 * @throws Trouble if it cannot become certain here: the right to play has ended, or the key is another bet's
 */
export async function placeBet(bet: BetBody, waiting: () => void): Promise<BetAnswer> {
  const request = {
    method: 'POST',
    body: JSON.stringify(bet),
    headers: { 'content-type': 'application/json', 'idempotency-key': newKey() },
  }
  for (let attempt = 0; ; attempt += 1) {
    const answer = await send('bets', request).catch(() => null)
    if (answer?.status === 201) {
      const { bet: placed, wallet } = answer.body as { bet: PlayedBet; wallet: { balance: string } }
      return { isPlaced: true, bet: placed, balance: wallet.balance }
    }
    if (answer?.status === 400) return { isPlaced: false, refusal: answer.body }
    // Neither says what became of this bet: the right to play is over, or the key is another bet's.
    if (answer?.status === 401 || answer?.status === 409)
      throw new Trouble(messageOf(answer.body), answer.status)
    waiting()
    const pause = pauses[Math.min(attempt, pauses.length - 1)]
    await new Promise((resolve) => setTimeout(resolve, pause))
  }
}

async function send(
  call: string,
  { headers, ...request }: { method: string; body?: string; headers?: Record<string, string> },
): Promise<{ status: number; body: unknown }> {
  try {
    const address = new URL(call, location.href)
    address.searchParams.set('lang', pageLanguage)
    const reply = await fetch(address, {
      ...request,
      headers: { ...headers, authorization: `Bearer ${token}` },
      signal: AbortSignal.timeout(answerMs),
      credentials: 'omit',
      cache: 'no-store',
    })
    return { status: reply.status, body: await reply.json() }
  } catch {
    throw new Trouble(said('noConnection'), null)
  }
}

/**
 * What an error says, in the words of the page, or in those of the server where the page has none.
 * @param values what the placeholders of the page's words stand for
 */
export function messageOf(body: unknown, values: Readonly<Record<string, string>> = {}): string {
  if (typeof body !== 'object' || body === null || !('message' in body)) return said('noServer')
  const own = 'code' in body ? refusalName(Number(body.code), values) : undefined
  return own ?? String(body.message)
}

/** 32 hex digits. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
