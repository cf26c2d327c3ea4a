import type { Leg, PlacedTicket } from '#domain/bets/bet.ts'
import { kinds, wholeStake } from '#domain/bets/kinds.ts'
import type { BetOperation, RangeOperation } from '#domain/bets/operations.ts'
import { type Money, money } from '#domain/money/money.ts'
import { isRangeUnavailable } from '#domain/money/stakeRange.ts'
import { errors, isBetRefusal } from '#domain/session/errorCatalogue.ts'
import { quoteId } from '#machines/betSlip/legs.ts'
import type { BetRange, RangeAnswer, RangeQuestion } from '#machines/betSlip/types.ts'
import { CallFailed, failureOf } from '#machines/failure.ts'
import type { KeyRequest, Refusal, SealedRequest } from '#machines/placement/types.ts'
import type { components, paths as Paths } from '#openapi/client.gen.ts'
import type { Caller } from '#src/api/http/caller.ts'
import { exchange, readReply } from '#src/api/http/exchange.ts'
import { statusError, unreadableError } from '#src/api/http/failures.ts'
import { isErrorBody } from '#src/wire/base/errorBody.ts'
import type { MinorUnit } from '#src/wire/base/values.ts'
import {
  readBetRange,
  readEventComboRange,
  readKeyAnswer,
  readPlaced,
  readRefusal,
  readSystemRanges,
} from '#src/wire/bets/bets.ts'

/** What the server decided, or why that is not known. Only `placed` and `refused` are definite [SLIP-18]. */
export type PlaceResult =
  | { readonly kind: 'placed'; readonly ticket: PlacedTicket; readonly balance: Money }
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  | { readonly kind: 'unknown'; readonly reason: CallFailed }

/**
 * What became of a key: `unseen` is the server's 404, on which the same bytes may be sent again. `request` is the one that
 * has the key, which need not be the one that is asked about; null where the server does not tell it.
 */
export type KeyResult =
  | { readonly kind: 'placed'; readonly ticket: PlacedTicket; readonly request: KeyRequest | null }
  | { readonly kind: 'refused'; readonly refusal: Refusal; readonly request: KeyRequest | null }
  | { readonly kind: 'inProgress' }
  | { readonly kind: 'unseen' }
  | { readonly kind: 'unknown'; readonly reason: CallFailed }

/** Where each bet goes: the one place that says so. */
const paths = {
  placeSingleBet: '/single-bet/',
  placeComboBet: '/combo-bet/',
  placeMixedComboBet: '/mixed-combo-bet/',
  placeEventCombo: '/event-combo/',
  bookBet: '/prebooking/',
} as const satisfies Record<BetOperation, keyof Paths>

type Schemas = components['schemas']

/** The request of a sealed body, for the types' sake: what is sent is the text itself. */
function requestOf(body: string): Schemas['SingleBetRequest'] & Schemas['PrebookRequest'] {
  return JSON.parse(body)
}

function unknownOutcome(error: unknown): { kind: 'unknown'; reason: CallFailed } {
  if (error instanceof CallFailed) return { kind: 'unknown', reason: error }
  throw error
}

/** The catalogue says which codes are final; "duplicate" is: this body was not placed, another one has the key. */
function isDefiniteRefusal(status: number, code: number | null): boolean {
  if (code === null) return false
  return isBetRefusal(code) || (status === 409 && code === errors.duplicateTicket.code)
}

type RangeCall = (legs: readonly Leg[], signal?: AbortSignal) => Promise<RangeAnswer>

/** -1 and -1, or a least above the most, mean that the market is unavailable [SLIP-05]. */
function wholeRange(range: BetRange, price: string | null = null): RangeAnswer {
  if (isRangeUnavailable(range)) return { kind: 'unavailable' }
  return { kind: 'known', ranges: { [wholeStake]: range }, price }
}

/**
 * The answer to a question about a range. A definite no is one as well: the server takes no bets of this member's, or
 * none on this, and says why [SLIP-25].
 */
async function rangeOrRefusal(asked: Promise<RangeAnswer>): Promise<RangeAnswer> {
  try {
    return await asked
  } catch (error) {
    const { kind, code } = failureOf(error)
    if (kind === 'refused' && code !== null && isBetRefusal(code)) return { kind: 'unavailable', code }
    throw error
  }
}

function rangesBySize(ranges: readonly (BetRange & { readonly size: number })[]): RangeAnswer {
  if (ranges.every(isRangeUnavailable)) return { kind: 'unavailable' }
  return {
    kind: 'known',
    ranges: Object.fromEntries(ranges.map(({ size, ...range }) => [String(size), range])),
    price: null,
  }
}

/** The ranges of several singles by their selections; -1 and -1 where one is unavailable and others are not. */
function rangesByLeg(
  legs: readonly Leg[],
  answers: readonly RangeAnswer[],
  { code, digits }: MinorUnit,
): RangeAnswer {
  const none = money(-1, code, digits)
  const unavailable: BetRange = { minAmount: none, maxAmount: none, maxPayout: null }
  if (answers.every(({ kind }) => kind === 'unavailable')) return answers[0] ?? { kind: 'unavailable' }
  const ranges = legs.map((leg, at) => {
    const answer = answers[at]
    const range = answer?.kind === 'known' ? answer.ranges[wholeStake] : undefined
    return [quoteId(leg), range ?? unavailable] as const
  })
  return { kind: 'known', ranges: Object.fromEntries(ranges), price: null }
}

function selectionKey({ marketId, side }: Leg): components['schemas']['SelectionKey'] {
  return { market_id: marketId, bet_type_selection: side }
}

export function betCalls({ http, post, options, currency, onLeftOut, notAhead }: Caller) {
  /** With the terms it names as of now, where their time lies in the future of the server's clock [LIVE-06]. */
  const asOfNow = (refusal: Refusal): Refusal => ({
    ...refusal,
    changes: refusal.changes.map((quote) => ({ ...quote, timeStamp: notAhead(quote.timeStamp) })),
  })
  const rangeCalls = {
    getSingleBetRange: (legs, signal) => {
      const [leg] = legs
      if (leg === undefined) return Promise.resolve({ kind: 'unavailable' })
      return post(
        (abort) => http.POST('/bet-range/single/', { body: selectionKey(leg), signal: abort }),
        (data) => wholeRange(readBetRange(data, currency())),
        signal,
      )
    },
    getComboBetRange: (legs, signal) =>
      post(
        (abort) => http.POST('/bet-range/combo/', { body: legs.map(selectionKey), signal: abort }),
        (data) => wholeRange(readBetRange(data, currency())),
        signal,
      ),
    getMixedComboBetRange: (legs, signal) =>
      post(
        (abort) => http.POST('/bet-range/mixed-combo/', { body: legs.map(selectionKey), signal: abort }),
        (data) => rangesBySize(readSystemRanges(data, currency())),
        signal,
      ),
    getEventComboRange: (legs, signal) =>
      post(
        (abort) =>
          http.POST('/bet-range/event-combo/', {
            body: { event_id: legs[0]?.eventId ?? '', tickets: legs.map(selectionKey) },
            signal: abort,
          }),
        (data) => {
          const { price, reason, ...range } = readEventComboRange(data, currency())
          return price === null
            ? { kind: 'unavailable', code: reason?.code ?? null }
            : wholeRange(range, price)
        },
        signal,
      ),
  } satisfies Record<RangeOperation, RangeCall>
  return {
    /** What may be staked on the bets of a kind, by the call of the kind; of several singles each is asked about [SLIP-05]. */
    async betRange({ kind, legs }: RangeQuestion, signal?: AbortSignal): Promise<RangeAnswer> {
      const ask = (of: readonly Leg[]) => rangeOrRefusal(rangeCalls[kinds[kind].range](of, signal))
      if (kinds[kind].makes === 'oneBet' || legs.length < 2) return await ask(legs)
      const answers = await Promise.all(legs.map((leg) => ask([leg])))
      return rangesByLeg(legs, answers, currency())
    },

    /**
     * Sends a sealed bet under its key (X-UNIQUE), once. Anything but a definite answer (a time-out, a cut line, a 5xx,
     * a 401 or a reply that cannot be read) is `unknown`: the server may have placed the bet. Never rejects, and never
     * sends it again automatically.
     */
    async placeBet(
      key: string,
      { operation, body, expiresAt }: SealedRequest,
      signal?: AbortSignal,
    ): Promise<PlaceResult> {
      try {
        const { data, error, response } = await exchange(options('POST', signal), (abort) =>
          http.POST(paths[operation], {
            params: { header: { 'X-UNIQUE': key, 'X-UNIQUE-Expires': expiresAt } },
            body: requestOf(body),
            bodySerializer: () => body,
            signal: abort,
          }),
        )
        const { status } = response
        if (status === 201)
          return {
            kind: 'placed',
            ...readReply(status, data, (reply) => readPlaced(reply, currency(), onLeftOut)),
          }
        if ((status === 400 || status === 409) && isErrorBody(error)) {
          const refusal = readReply(status, error, (reply) => readRefusal(reply, onLeftOut))
          if (isDefiniteRefusal(status, refusal.code)) return { kind: 'refused', refusal: asOfNow(refusal) }
        }
        return {
          kind: 'unknown',
          reason: response.ok ? unreadableError(status, 'status') : statusError(status, error),
        }
      } catch (error) {
        return unknownOutcome(error)
      }
    },

    /** Asks what became of a key. Never rejects. */
    async askByUnique(key: string, signal?: AbortSignal): Promise<KeyResult> {
      try {
        const { data, error, response } = await exchange(options('GET', signal), (abort) =>
          http.GET('/bets/by-unique/{key}', { params: { path: { key } }, signal: abort }),
        )
        const { status } = response
        if (status === 200) {
          const answer = readReply(status, data, (reply) => readKeyAnswer(reply, currency(), onLeftOut))
          return answer.kind === 'refused' ? { ...answer, refusal: asOfNow(answer.refusal) } : answer
        }
        // A 404 that is not our server's own (a proxy's page) says nothing about the key.
        if (status === 404 && isErrorBody(error)) return { kind: 'unseen' }
        return { kind: 'unknown', reason: statusError(status, error) }
      } catch (error) {
        return unknownOutcome(error)
      }
    },
  }
}
