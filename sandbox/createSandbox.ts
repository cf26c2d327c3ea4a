import { createHouse } from './bets/house.ts'
import { createBigCombos } from './bets/offers/bigCombos.ts'
import { createLuckyCombos } from './bets/offers/luckyCombo.ts'
import { createPlacing } from './bets/placing.ts'
import { createPrebooking } from './bets/prebooking.ts'
import { voidMarket } from './bets/settlement.ts'
import type { SandboxConfig } from './config.ts'
import type { WorldSeed } from './market/worldSeed.ts'
import { returnMiniGameStakes, settleRounds } from './minigames/settling.ts'
import { createTableDesk } from './minigames/tables.ts'
import { readOperators, signatureSecrets } from './server/access/operators.ts'
import { signatureAt, stepMs } from './server/access/signatures.ts'
import { closeCodes } from './server/channelRoutes.ts'
import { createHandshakes } from './server/channels/handshakes.ts'
import { createHub, type Hub } from './server/channels/hub.ts'
import { createOfferDesk } from './server/channels/offers.ts'
import { createFaultDesk } from './server/faults.ts'
import { featureSwitches } from './server/features.ts'
import { createLanguageDesk } from './server/languages.ts'
import { originsOf } from './server/listening.ts'
import { createNotificationDesk } from './server/notificationDesk.ts'
import { createDocumentDesk } from './server/published/documents.ts'
import { createNewsDesk } from './server/published/news.ts'
import { choicesOf } from './server/replies/settings.ts'
import type { MaintenanceState, Origins, Sandbox } from './server/sandbox.ts'
import { createServerDesk } from './server/serverDesk.ts'
import { createSharedReplies } from './server/shared/replies.ts'
import { marketsWithPendingLegs } from './store/bets/bets.ts'
import { cancelAllPrebooks } from './store/bets/prebooks.ts'
import type { Database } from './store/database.ts'
import {
  clearStore,
  clearWorld,
  clockStore,
  readMeta,
  readWorld,
  writeMeta,
  writeWorld,
} from './store/meta.ts'
import { createStreamDesk } from './streams/streamDesk.ts'
import { feedMaker, feedNames } from './world/feeds.ts'
import { openWorld, type World } from './world/world.ts'
import { createWrongDesk } from './wrong/desk.ts'

/**
 * What a sandbox consists of, on a store: clock and market, the desks that place, book and settle, and what the servers
 * share. Nothing listens yet, and nothing ticks.
 */
export function createSandbox(
  config: SandboxConfig,
  database: Database,
): Sandbox & { setOrigins(origins: Origins): void } {
  const { realNow } = config
  const betDelays = new Map<string, number>()
  const bars: Sandbox['bars'] = new Map()
  const house = createHouse()
  const handshakes = createHandshakes()
  const faults = createFaultDesk()
  const wrong = createWrongDesk({
    database,
    realNow,
    now: () => world.clock.now(),
    market: (id) => world.model.market(id),
    signaturesAt: (real) =>
      [...signatureSecrets(readOperators(config)).values()].map((secret) =>
        signatureAt(secret, Math.floor(real / stepMs)),
      ),
  })
  wrong.switchTo(config.wrong)
  let world: World
  let maintenance: MaintenanceState = { maintenance: false, from: null, to: null }
  let origins = originsOf(config, config.port, config.partnerPort)
  const hub: Hub = createHub(
    () => world.model,
    realNow,
    (event, told) => world.statistics.changes(event, world.driver.playedTo, told),
  )

  const sharedReplies = createSharedReplies()
  const offers = createOfferDesk({
    database,
    hub,
    model: () => world.model,
    isOn: () => sandbox.hasCashOut && sandbox.areOffersTold,
  })

  const languages = createLanguageDesk((session) => choicesOf(session).lang)
  const notifications = createNotificationDesk({
    database,
    hub,
    now: () => world.clock.now(),
    languageOf: languages.ofMember,
  })
  const prebooking = createPrebooking({
    database,
    model: () => world.model,
    ended: (ticketNum, by) => {
      wrong.bookingEnded(ticketNum, by)
      notifications.prebook(ticketNum, by)
    },
  })
  const feedsOf = feedMaker(config)
  const open = (seed: WorldSeed): World =>
    openWorld(database, seed, feedsOf, config, {
      changed: (batch) => {
        sharedReplies.clear()
        hub.changed(batch)
        offers.changed(batch.markets)
        prebooking.marketsChanged(batch.markets, batch.at)
      },
      settled: (bets) => {
        wrong.settled(bets)
        bets.forEach(notifications.settled)
      },
    })
  world = open(worldSeed(config, database, realNow()))
  hub.begin()
  prebooking.lookAtAll(world.clock.now())

  const bigCombos = createBigCombos({ database, model: () => world.model, world: () => world.seed })
  const makeLucky = () => createLuckyCombos({ model: () => world.model, seed: world.seed.seed })
  let luckyCombos = makeLucky()
  const placing = createPlacing({
    database,
    model: () => wrong.judgedBy(world.model),
    present: () => world.driver.present(),
    realNow,
    marketDelay: (marketId) => betDelays.get(marketId) ?? world.betDelay(marketId),
    isPrebookingEnabled: () => featureSwitches(sandbox.features).isPrebookingEnabled === true,
    house,
    booked: (ticketNum) => notifications.prebook(ticketNum, 'member'),
    bookingRefused: notifications.bookingRefused,
    bigCombo: (id) => (featureSwitches(sandbox.features).enableBigCombo === true ? bigCombos.find(id) : null),
  })

  // What the partner has on offer until a control call says otherwise.
  const onOffer: Pick<Sandbox, 'features' | 'care'> = config.everything
    ? { features: { isPrebookingEnabled: true, isMiniGameEnabled: true }, care: { enabled: true } }
    : { features: {}, care: {} }
  const sandbox: Sandbox & { setOrigins(origins: Origins): void } = {
    config,
    database,
    placing: wrong.placing(placing),
    prebooking,
    bigCombos,
    get luckyCombos() {
      return luckyCombos
    },
    hub,
    sharedReplies,
    notifications,
    faults,
    wrong,
    betDelays,
    bars,
    house,
    tables: createTableDesk(),
    handshakes,
    servers: createServerDesk(
      () => `${origins.client}/api`,
      (server) => hub.lines({ server }).forEach((line) => line.drop()),
    ),
    streams: createStreamDesk(() => origins.partner, realNow()),
    documents: createDocumentDesk(),
    news: createNewsDesk(),
    languages,
    app: {},
    care: onOffer.care,
    hasBetCodes: config.everything,
    hasCashOut: config.everything,
    areOffersTold: true,
    isInstallable: config.everything,
    exclusions: new Map(),
    areSignaturesRequired: false,
    realNow,
    get world() {
      return world
    },
    get origins() {
      return origins
    },
    setOrigins: (found) => {
      origins = found
    },
    get maintenance() {
      return maintenance
    },
    set maintenance(state) {
      maintenance = state
    },
    features: onOffer.features,
    miniGame: {},
    lootboxGameId: null,
    tick: () => {
      try {
        // Time alone may have moved an event to another list.
        sharedReplies.clear()
        world.driver.playDue()
        world.settling.retry()
        settleRounds(database, world.seed.seed, world.clock.now())
        hub.flush()
        offers.flush()
      } catch (error) {
        // The next tick tries again: one invalid command must not end the sandbox.
        config.log(`A tick failed: ${String(error)}`)
      }
    },
    reset({ seed, epoch }) {
      this.features = onOffer.features
      this.app = {}
      this.documents.clear()
      this.news.clear()
      languages.clear()
      this.miniGame = {}
      this.lootboxGameId = null
      this.tables.clear()
      this.areSignaturesRequired = false
      world.close()
      clearStore(database)
      faults.clear()
      wrong.switchTo(config.wrong)
      this.streams.clear()
      betDelays.clear()
      bars.clear()
      this.care = onOffer.care
      this.hasBetCodes = config.everything
      this.hasCashOut = config.everything
      this.areOffersTold = true
      offers.clear()
      this.isInstallable = config.everything
      this.exclusions.clear()
      house.clear()
      handshakes.clear()
      maintenance = { maintenance: false, from: null, to: null }
      for (const line of hub.lines()) line.close(closeCodes.tokenRefused, 'reset')
      world = open(beginWorld(config, database, { seed, epoch: epoch ?? config.epoch ?? realNow() }))
      luckyCombos = makeLucky()
      hub.begin()
    },
  }
  return sandbox
}

/**
 * The world that was begun here, unless other feeds or another seed are asked for. If it was left alone for so long
 * that playing it to now would take a while, a new one begins: accounts stay, and what was pending is returned.
 */
function worldSeed(config: SandboxConfig, database: Database, realNow: number): WorldSeed {
  const known = readWorld(database)
  const wanted = { seed: config.seed, epoch: config.epoch ?? realNow }
  if (known === null) return beginWorld(config, database, wanted)
  const isAsked =
    readMeta(database, 'feeds') === feedNames(config) &&
    readMeta(database, 'askedSeed') === String(config.seed)
  if (!isAsked) {
    config.log('The data folder held another world (seed or feeds differ): a new one is begun.')
    clearStore(database)
    return beginWorld(config, database, wanted)
  }
  const clock = clockStore(database).load()
  const wasAlive = Number(readMeta(database, 'aliveReal') ?? realNow)
  if (clock?.frozen === true || realNow - wasAlive < maxAbsenceMs) return known
  config.log(
    'The sandbox was away for long: a new world is begun. Accounts stay; pending and booked bets were given back.',
  )
  database.transaction(() => {
    for (const marketId of marketsWithPendingLegs(database)) voidMarket(database, marketId, realNow)
    cancelAllPrebooks(database, realNow)
    returnMiniGameStakes(database, realNow)
    clearWorld(database)
  })
  return beginWorld(config, database, wanted)
}

const maxAbsenceMs = 6 * 3_600_000

function beginWorld(config: SandboxConfig, database: Database, world: WorldSeed): WorldSeed {
  database.transaction(() => {
    writeWorld(database, world)
    writeMeta(database, 'feeds', feedNames(config))
    writeMeta(database, 'askedSeed', String(config.seed))
  })
  return world
}
