import { randomInt } from 'node:crypto'

import { betCodeAlphabet, betCodeLength, readBetCode } from '#domain/bets/betCode.ts'
import { type CatalogueEntry, errors } from '#domain/session/errorCatalogue.ts'
import type { components } from '#openapi/client.gen.ts'

import {
  type BetCodeUse,
  countBetCodeUses,
  findBetCode,
  noteBetCodeUse,
  type StoredBetCode,
  writeBetCode,
} from '../../../store/betCodes.ts'
import { readFavourites } from '../../../store/choices.ts'
import { ApiError } from '../../../wire/apiError.ts'
import { wireEvent, wireTime } from '../../../wire/wire.ts'
import { type Call, callerOf, type Handlers } from '../../calls/operation.ts'
import type { Sandbox } from '../../sandbox.ts'

type Legs = components['schemas']['BetCodeSelections']['legs']

const hourMs = 3_600_000

/** How long a code can be read, sandbox milliseconds. */
const validMs = 72 * hourMs

/** How often a member may do it in an hour. */
const mostInAnHour: Readonly<Record<BetCodeUse, number>> = { made: 30, missed: 20 }

// The product's documents have no bet codes, so their catalogue has no entries for them: the status tells.
const tooMany = entry('Too many bet codes, try again later')
const unknownCode = entry('Bet code not found')
const codeIsOver = entry('Bet code has expired')

function entry(text: string): CatalogueEntry {
  return { code: 0, base: 6, text, refusal: false }
}

/** A slip's selections under a code: for so long, by the sandbox's clock. */
export function betCodeOperations(sandbox: Sandbox): Handlers {
  const { database } = sandbox
  const enter = (call: Pick<Call<'readBetCode'>, 'caller'>) => {
    const { member, session } = callerOf(call)
    if (session.isGuest || !sandbox.hasBetCodes) throw new ApiError(400, errors.pleaseLogin)
    return member
  }
  const checkLimit = (member: string, use: BetCodeUse): void => {
    const since = sandbox.world.clock.now() - hourMs
    if (countBetCodeUses(database, member, use, since) >= mostInAnHour[use]) throw new ApiError(429, tooMany)
  }
  return {
    makeBetCode: (call) => {
      const { code: member } = enter(call)
      checkLimit(member, 'made')
      const { ticket_type: ticketType, tickets } = call.body
      const legs = tickets.map((ticket) => ({ marketId: ticket.market_id, side: ticket.bet_type_selection }))
      const isRepeated = new Set(legs.map((leg) => JSON.stringify(leg))).size < legs.length
      if (isRepeated || !legs.every((leg) => find(sandbox, leg) !== null))
        throw new ApiError(400, errors.invalidSelection)
      const now = sandbox.world.clock.now()
      const kept = keep(sandbox, { ticketType, legs, validUntil: now + validMs })
      noteBetCodeUse(database, member, 'made', now)
      return { betCode: kept.code, validUntilUtc: wireTime(kept.validUntil) }
    },
    readBetCode: (call) => {
      const { code: member, currency } = enter(call)
      checkLimit(member, 'missed')
      const code = readBetCode(call.path.code)
      if (code === null) throw new ApiError(400, errors.validationFailed)
      const now = sandbox.world.clock.now()
      const held = findBetCode(database, code)
      if (held === null) {
        noteBetCodeUse(database, member, 'missed', now)
        throw new ApiError(404, unknownCode)
      }
      if (held.validUntil <= now) throw new ApiError(410, codeIsOver)
      const favourites = readFavourites(database, member)
      const legs = held.legs.flatMap(({ marketId, side }): Legs => {
        const found = find(sandbox, { marketId, side })
        if (found === null) return []
        const { event, market } = found
        const shown = {
          markets: [market],
          isFavourite: favourites.has(event.eventId),
          currency,
          streams: sandbox.streams.of(event),
        }
        return [{ event: wireEvent(event, shown), betSelection: side }]
      })
      return {
        betCode: code,
        validUntilUtc: wireTime(held.validUntil),
        ticketType: held.ticketType,
        legs,
        notFound: held.legs.length - legs.length,
      }
    },
  }
}

/** The selection, its market and event, whether or not it takes bets; null where the market does not have it. */
function find({ world }: Sandbox, { marketId, side }: StoredBetCode['legs'][number]) {
  const market = world.model.market(marketId)
  const event = market === undefined ? undefined : world.model.event(market.eventId)
  const isThere = market?.selections.some((selection) => selection.side === side) === true
  return market !== undefined && event !== undefined && isThere ? { event, market } : null
}

/** Under a code that nobody has. */
function keep({ database }: Sandbox, held: Omit<StoredBetCode, 'code'>): StoredBetCode {
  for (;;) {
    const letters = Array.from(
      { length: betCodeLength },
      () => betCodeAlphabet[randomInt(betCodeAlphabet.length)],
    )
    const made = { ...held, code: letters.join('') }
    if (writeBetCode(database, made)) return made
  }
}
