import { decimal, decimalText } from '#domain/money/decimal.ts'
import type { components } from '#openapi/client.gen.ts'

import type { Clock } from '../clock.ts'
import { type Feed, feedFromList } from '../feeds/feed.ts'
import { playEvent } from '../feeds/simulator/play.ts'
import { placeOf, planEvent } from '../feeds/simulator/schedule.ts'
import { simulatorName } from '../feeds/simulator/simulator.ts'
import type { MarketCommand, TimedCommand } from '../market/commands.ts'
import type { ModelMarket } from '../market/entities.ts'
import { createMarketModel } from '../market/model.ts'
import type { WorldSeed } from '../market/worldSeed.ts'

type Row = components['schemas']['OddsHistoryRow']

/** The contract allows no more rows; of a longer history only the newest are shown. */
const mostRows = 500

/** What the history of a market is derived from: none of it is stored. */
export interface HistorySource {
  world: WorldSeed
  /** The world's feeds, made again. */
  feeds: () => readonly Feed[]
  /** Control commands so far. */
  overrides: readonly TimedCommand[]
  clock: Clock
}

/** How the prices of a market have moved up to a moment, newest first: its feed is played again, for that market alone. */
export function oddsHistoryOf(
  { world, feeds, overrides, clock }: HistorySource,
  { eventId, marketId }: Pick<ModelMarket, 'eventId' | 'marketId'>,
  now: number,
): Row[] {
  const model = createMarketModel({ clock })
  const concerns = (command: MarketCommand): boolean =>
    command.kind === 'market'
      ? command.market.marketId === marketId
      : command.kind === 'event'
        ? command.event.eventId === eventId
        : 'marketId' in command && command.marketId === marketId
  const controls = overrides.filter(({ command }) => concerns(command))
  const rows: Row[] = []

  const apply = ({ at, command }: TimedCommand, origin: 'feed' | 'control'): void => {
    if (!concerns(command)) return
    model.apply(command, at, origin)
    const market = model.market(marketId)
    if (market === undefined) return
    const row = rowOf(market, Math.floor(at))
    const last = rows.at(-1)
    if (row !== null && (last === undefined || !isSame(last, row))) rows.push(row)
  }
  const applyControls = (before: number): void => {
    while (controls[0] !== undefined && controls[0].at < before) {
      const next = controls.shift()
      if (next !== undefined) apply(next, 'control')
    }
  }

  for (const { commands } of feedsFor(world, feeds, eventId, marketId)) {
    for (let next = commands.next(); next.done !== true && next.value.at <= now; next = commands.next()) {
      applyControls(next.value.at)
      apply(next.value, 'feed')
    }
  }
  applyControls(now + 1)
  return withDifferences(rows.toReversed())
}

/** For a simulated event, only that event, with only that market; else everything that the simulator does not play. */
function feedsFor(
  world: WorldSeed,
  feeds: () => readonly Feed[],
  eventId: string,
  marketId: string,
): readonly Feed[] {
  const place = placeOf(world, eventId)
  if (place === null) return feeds().filter(({ name }) => !name.startsWith(simulatorName))
  const plan = planEvent(world.seed, world.epoch, place)
  const markets = plan.match.markets.filter(({ key }) => `${eventId}-${key}` === marketId)
  const commands = playEvent(
    { ...plan, match: { ...plan.match, markets } },
    { before: Number.NEGATIVE_INFINITY },
  )
  return [{ ...feedFromList(eventId, []), commands }]
}

function rowOf({ selections, status }: ModelMarket, timeStamp: number): Row | null {
  const [first, second] = selections.filter(({ side }) => side !== 'draw')
  const draw = selections.find(({ side }) => side === 'draw')
  if (first === undefined || second === undefined) return null
  return {
    timeStamp,
    homeOdds: first.price.euro,
    awayOdds: second.price.euro,
    drawOdds: draw?.price.euro ?? null,
    handicap: first.handicap,
    line: first.line,
    ...(status !== 'open' && { status }),
  }
}

function isSame(one: Row, other: Row): boolean {
  return (['homeOdds', 'awayOdds', 'drawOdds', 'handicap', 'line', 'status'] as const).every(
    (field) => one[field] === other[field],
  )
}

/** The newest rows, each with how far home's odds have moved since the one before. */
function withDifferences(rows: readonly Row[]): Row[] {
  return rows.slice(0, mostRows).map((row, index) => {
    const older = rows[index + 1]
    const oddsDiff =
      older === undefined ? null : decimalText(decimal(row.homeOdds).minus(decimal(older.homeOdds)))
    return { ...row, oddsDiff }
  })
}
