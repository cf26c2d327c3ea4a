import Big from 'big.js'

import type { StepOf } from '../../catalogue/steps.ts'
import { isObject, type Json, type JsonObject, textOf } from '../../values/json.ts'
import { at } from '../../values/paths.ts'
import { NotTried } from '../outcome.ts'
import { filled, type Play, sessionNamed } from '../play.ts'

type Find = StepOf<'find'>
interface Candidate {
  event: JsonObject
  market: JsonObject
  selection: JsonObject
}

/** Legs by their names, and whether no case has acted on any of their markets. */
interface Found {
  legs: Record<string, JsonObject>
  isFresh: boolean
}

const pageSize = 100

/**
 * Finds selections that take bets, by chance that the seed decides, and saves each as a leg: event, market, side, terms,
 * and the least stake.
 */
export async function findStep(play: Play, step: Find): Promise<void> {
  const session = await sessionNamed(play, step.as)
  const events: JsonObject[] = []
  let best: Found | null = null
  for (const list of listsOf(step)) {
    events.push(...(await eventsOf(play, session.token, list)))
    best = chosen(play, step, events, session.saved) ?? best
    if (best?.isFresh === true) break
  }
  if (best !== null) {
    for (const [name, leg] of Object.entries(best.legs)) play.saved.set(name, leg)
    if (play.theCase.money || play.theCase.steerings.length > 0)
      for (const { marketId } of Object.values(best.legs)) play.backEnd.touched.add(textOf(marketId))
    return
  }
  throw new NotTried(
    `there are no selections as asked for (${Object.keys(step.find).join(', ')}) among ${events.length} events`,
  )
}

function listsOf({ inPlay, outright }: Find): string[] {
  if (outright) return ['outright=true']
  return inPlay ? ['timing=inplay'] : ['timing=early', 'timing=today']
}

async function eventsOf(play: Play, token: string, list: string): Promise<JsonObject[]> {
  const { backEnd } = play
  const reply = await backEnd.send({
    method: 'GET',
    url: `${backEnd.address('main', 'primary')}/events/?${list}&page_size=${pageSize}`,
    headers: { authorization: `Bearer ${token}`, accept: 'application/json', 'cache-control': 'no-cache' },
    body: null,
  })
  if (reply.status !== 200) throw new NotTried(`the list of events was answered with ${reply.status}`)
  const results = at(reply.body, 'results')
  return Array.isArray(results) ? results.filter(isObject) : []
}

function chosen(play: Play, step: Find, events: readonly JsonObject[], member: JsonObject): Found | null {
  const { touched } = play.backEnd
  const isTouched = ({ market }: Candidate): boolean => touched.has(textOf(market.marketId))
  const all = play.chance.shuffled(events.flatMap((event) => candidatesIn(play, step, event, member)))
  const candidates = [...all.filter((each) => !isTouched(each)), ...all.filter(isTouched)]
  const found: Record<string, Candidate> = {}
  const usedEvents = new Set<Json | undefined>()
  for (const [name, wish] of Object.entries(step.find)) {
    const beside = wish.sameEventAs === undefined ? undefined : found[wish.sameEventAs]
    const other = wish.otherSideOf === undefined ? undefined : found[wish.otherSideOf]
    const leg = candidates.find(({ event, market, selection }) => {
      if (wish.betTypes !== undefined && !wish.betTypes.includes(textOf(market.betTypeName))) return false
      if (wish.side !== undefined && selection.betTypeSelectionName !== wish.side) return false
      if (wish.games !== undefined && !wish.games.includes(textOf(event.gameId))) return false
      if (wish.named !== undefined && selection.name !== filled(play, wish.named)) return false
      if (other !== undefined)
        return (
          market.marketId === other.market.marketId &&
          selection.betTypeSelectionName !== other.selection.betTypeSelectionName
        )
      if (beside !== undefined)
        return event.eventId === beside.event.eventId && market.marketId !== beside.market.marketId
      return !usedEvents.has(event.eventId)
    })
    if (leg === undefined) return null
    found[name] = leg
    usedEvents.add(leg.event.eventId)
  }
  return {
    legs: Object.fromEntries(Object.entries(found).map(([name, leg]) => [name, legOf(leg, member)])),
    isFresh: !Object.values(found).some(isTouched),
  }
}

function candidatesIn(play: Play, step: Find, event: JsonObject, member: JsonObject): Candidate[] {
  const markets = Array.isArray(event.markets) ? event.markets.filter(isObject) : []
  return markets.flatMap((market) => {
    const selections = Array.isArray(market.selection) ? market.selection.filter(isObject) : []
    const isAsked =
      step.status.includes(textOf(market.status)) &&
      selections.length > 1 &&
      selections.every(({ status }) => step.status.includes(textOf(status))) &&
      (!step.combo || market.comboAllowed !== false) &&
      (market.marketOption === 'outright') === step.outright &&
      isWithin(play, leastStake(market, member), member)
    return isAsked ? selections.map((selection) => ({ event, market, selection })) : []
  })
}

function isWithin({ theCase, backEnd }: Play, least: string, member: JsonObject): boolean {
  if (!theCase.money) return true
  const limit = backEnd.config.stakeLimit[textOf(at(member, 'settings.currencyCode'))]
  return limit === undefined || new Big(least).lte(limit)
}

/** The least stake on a market: its own minimum, or that of the house. */
function leastStake(market: JsonObject, member: JsonObject): string {
  const amounts = [market.minAmount, at(member, 'settings.minBetAmount')].filter(
    (amount) => typeof amount === 'string' && /^\d+(\.\d+)?$/.test(amount),
  )
  const [most = '0'] = amounts.map(String).toSorted((one, other) => new Big(other).cmp(one))
  return most
}

function legOf({ event, market, selection }: Candidate, member: JsonObject): JsonObject {
  const digits = at(member, 'settings.currencyDigits')
  const others = (Array.isArray(market.selection) ? market.selection.filter(isObject) : []).filter(
    ({ betTypeSelectionName }) => betTypeSelectionName !== selection.betTypeSelectionName,
  )
  const side = textOf(selection.betTypeSelectionName)
  const terms = {
    market_id: market.marketId ?? null,
    bet_type_selection: side,
    handicap: selection.handicap ?? null,
    line: selection.line ?? null,
  }
  return {
    eventId: event.eventId ?? null,
    gameId: event.gameId ?? null,
    home: at(event, 'home.teamName') ?? null,
    marketId: market.marketId ?? null,
    betType: market.betTypeName ?? null,
    side,
    otherSide: others[0]?.betTypeSelectionName ?? null,
    odds: selection.euroOdds ?? null,
    handicap: selection.handicap ?? null,
    line: selection.line ?? null,
    max: market.maxBetAmount ?? null,
    stake: new Big(leastStake(market, member)).toFixed(typeof digits === 'number' ? digits : 2),
    key: { market_id: market.marketId ?? null, bet_type_selection: side },
    terms,
    ticket: { ...terms, euro_odds: selection.euroOdds ?? null },
  }
}
