import { createHouse } from './bets/house.ts'
import { createBigCombos } from './bets/offers/bigCombos.ts'
import { createLuckyCombos } from './bets/offers/luckyCombo.ts'
import { createPlacing } from './bets/placing.ts'
import { createPrebooking } from './bets/prebooking.ts'
import { voidMarket } from './bets/settlement.ts'
import { type SandboxConfig, type SandboxOptions, withDefaults } from './config.ts'
import { serveControl } from './control/routes.ts'
import type { WorldSeed } from './market/worldSeed.ts'
import { returnMiniGameStakes, settleRounds } from './minigames/settling.ts'
import { createTableDesk } from './minigames/tables.ts'
import { createPartnerSite } from './partner/site.ts'
import { readOperators, signatureSecrets } from './server/access/operators.ts'
import { signatureAt, stepMs } from './server/access/signatures.ts'
import { createApp } from './server/app.ts'
import { closeCodes } from './server/channelRoutes.ts'
import { createHandshakes } from './server/channels/handshakes.ts'
import { createHub, type Hub } from './server/channels/hub.ts'
import { createOfferDesk } from './server/channels/offers.ts'
import { createFaultDesk } from './server/faults.ts'
import { featureSwitches } from './server/features.ts'
import { createLanguageDesk } from './server/languages.ts'
import { listen, originsOf } from './server/listening.ts'
import { createNotificationDesk } from './server/notificationDesk.ts'
import { createDocumentDesk } from './server/published/documents.ts'
import { createNewsDesk } from './server/published/news.ts'
import { choicesOf } from './server/replies/settings.ts'
import type { MaintenanceState, Origins, Sandbox } from './server/sandbox.ts'
import { openSecondaries } from './server/secondary.ts'
import { createServerDesk } from './server/serverDesk.ts'
import { marketsWithPendingLegs } from './store/bets/bets.ts'
import { cancelAllPrebooks } from './store/bets/prebooks.ts'
import { type Database, openDatabase } from './store/database.ts'
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
import { checkFeedFiles, feedMaker, feedNames } from './world/feeds.ts'
import { openWorld, type World } from './world/world.ts'
import { createWrongDesk } from './wrong/desk.ts'

/** A running sandbox. */
export interface RunningSandbox {
  /** Origin of client, API, sockets and control calls. */
  clientUrl: string
  /** Origin of the partner site. */
  partnerUrl: string
  sandbox: Sandbox
  close(): Promise<void>
}

/**
 * Starts the sandbox and the partner site. It goes on with what is in the data folder: the same world at the
 * time its clock says, and every account, bet and key as it was.
 * @throws Error with a plain message if a port or the data folder is taken, or a feed's file cannot be read
 */
export async function startSandbox(options: SandboxOptions = {}): Promise<RunningSandbox> {
  const config = withDefaults(options)
  checkFeedFiles(config)
  const database = openDatabase(config.data)
  const running: { close(): Promise<unknown> }[] = []
  try {
    const sandbox = createSandbox(config, database)
    const partner = createPartnerSite(() => sandbox)
    running.push(partner)
    const partnerPort = await listen(partner, config, 'partnerPort')
    const app = await createApp(sandbox, serveControl)
    running.push(app)
    sandbox.setOrigins(originsOf(config, config.port, partnerPort))
    const port = await listen(app, config, 'port')
    sandbox.setOrigins(originsOf(config, port, partnerPort))
    for await (const secondary of openSecondaries(sandbox)) running.push(secondary)
    const timer = setInterval(() => sandbox.tick(), config.tickMs)
    const alive = setInterval(() => noteAlive(config, database), aliveEveryMs)
    noteAlive(config, database)

    return {
      clientUrl: sandbox.origins.client,
      partnerUrl: sandbox.origins.partner,
      sandbox,
      close: async () => {
        clearInterval(timer)
        clearInterval(alive)
        noteAlive(config, database)
        sandbox.placing.stop()
        await Promise.all(running.map((server) => server.close()))
        sandbox.world.close()
        database.close()
      },
    }
  } catch (error) {
    await Promise.all(running.map((server) => server.close()))
    database.close()
    throw error
  }
}

function createSandbox(
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
const aliveEveryMs = 30_000

function beginWorld(config: SandboxConfig, database: Database, world: WorldSeed): WorldSeed {
  database.transaction(() => {
    writeWorld(database, world)
    writeMeta(database, 'feeds', feedNames(config))
    writeMeta(database, 'askedSeed', String(config.seed))
  })
  return world
}

/** Writes down that the sandbox runs, so that a start knows how long it was off. */
function noteAlive(config: SandboxConfig, database: Database): void {
  writeMeta(database, 'aliveReal', String(config.realNow()))
}
