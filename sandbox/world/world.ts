import type { components } from '#openapi/client.gen.ts'

import { createSettling, type Settling } from '../bets/settling.ts'
import { type Clock, createClock } from '../clock.ts'
import type { SandboxConfig } from '../config.ts'
import { createDriver, type Driver } from '../feeds/driver.ts'
import { type Feed, type FeedProblem, feedFromList } from '../feeds/feed.ts'
import { simulatorName } from '../feeds/simulator/simulator.ts'
import type { ChangeBatch, MarketCommand } from '../market/commands.ts'
import type { ModelMarket } from '../market/entities.ts'
import { type Applied, createMarketModel, type MarketModel } from '../market/model.ts'
import type { WorldSeed } from '../market/worldSeed.ts'
import { createStatistics, type Statistics } from '../statistics/statistics.ts'
import { type Bet, marketsWithPendingLegs } from '../store/bets/bets.ts'
import type { Database } from '../store/database.ts'
import { addOverride, clockStore, dropLastOverride, readOverrides } from '../store/meta.ts'
import { oddsHistoryOf } from './oddsHistory.ts'

type OddsHistoryRow = components['schemas']['OddsHistoryRow']

/** The living market: clock, model, feeds, and what settling does to the bets. */
export interface World {
  readonly seed: WorldSeed
  readonly clock: Clock
  readonly model: MarketModel
  readonly driver: Driver
  readonly settling: Settling
  /** Whether the simulator plays in it, which has a past before the world began. */
  readonly isSimulated: boolean
  /** What is told about its matches besides their scores. */
  readonly statistics: Statistics
  /** What could not be used in the feeds' files. */
  readonly problems: readonly FeedProblem[]
  /** The total number: if there are many, only the first are among `problems`. */
  readonly problemCount: number
  /** Stores a control command, so that a restart plays it again, and applies it now. */
  command(command: MarketCommand): Applied
  /** How a market's prices have moved up to now, newest first. */
  oddsHistory(market: ModelMarket): OddsHistoryRow[]
  /** Real time that bets on a market take because of its feed: its delay is sandbox time, if that runs. */
  betDelay(marketId: string): number
  close(): void
}

/** Called with what happens in the world. */
export interface WorldListener {
  /** From when it has been brought to its time. */
  changed(batch: ChangeBatch): void
  /** Bets that are settled, those among them that are settled on its way there. */
  settled(bets: Bet[]): void
}

/**
 * Brings a world to where its clock says it is: the feeds follow from seed and epoch, the control commands
 * from the store, and what was settled before stays settled once.
 */
export function openWorld(
  database: Database,
  seed: WorldSeed,
  makeFeeds: (world: WorldSeed) => readonly Feed[],
  config: SandboxConfig,
  listener: WorldListener,
): World {
  const feeds = makeFeeds(seed)
  const clock = createClock({ store: clockStore(database), start: seed.epoch, frozen: config.frozen })
  const model = createMarketModel({ clock })
  const overrides = feedFromList('control', readOverrides(database), { origin: 'control' })
  const driver = createDriver({ clock, feeds: [...feeds, overrides], model })

  let isCaughtUp = false
  const settling = createSettling({
    database,
    settled: listener.settled,
    log: config.log,
  })
  const voidWhatWentAway = (batch: ChangeBatch): void => {
    for (const [eventId, action] of batch.events) {
      if (action !== 'removed') continue
      for (const market of model.event(eventId)?.markets ?? []) {
        if (market.status === 'closed') settling.voidMarket(market.marketId, batch.at)
      }
    }
  }
  model.on('change', (batch) => {
    for (const settlement of batch.settlements) settling.market(settlement)
    voidWhatWentAway(batch)
    if (isCaughtUp) listener.changed(batch)
  })

  driver.playDue()
  for (const marketId of marketsWithPendingLegs(database)) {
    // A world that no longer has the market will not settle it.
    if (model.market(marketId) === undefined) settling.voidMarket(marketId, clock.now())
  }
  isCaughtUp = true

  return {
    seed,
    clock,
    model,
    driver,
    settling,
    isSimulated: feeds.some(({ name }) => name.startsWith(simulatorName)),
    statistics: createStatistics(seed),
    problems: feeds.flatMap((feed) => feed.problems),
    problemCount: feeds.reduce((sum, feed) => sum + (feed.problemCount ?? feed.problems.length), 0),
    command: (command) => {
      driver.playDue()
      const at = clock.now()
      // Written down first: bets settled by a command that a kill made forgotten would have a result that no market has.
      addOverride(database, { at, command })
      const applied = model.apply(command, at, 'control')
      if (!applied.ok) dropLastOverride(database)
      return applied
    },
    oddsHistory: (market) => {
      const now = driver.present()
      return oddsHistoryOf(
        { world: seed, feeds: () => makeFeeds(seed), overrides: readOverrides(database), clock },
        market,
        now,
      )
    },
    betDelay: (marketId) => {
      const delay = model.market(marketId)?.betDelayMs ?? 0
      return clock.frozen ? delay : Math.ceil(delay / clock.speed)
    },
    close: () => driver.stop(),
  }
}
