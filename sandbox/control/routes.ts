import formats from 'ajv-formats'
import { Ajv2020 } from 'ajv/dist/2020.js'
import type { FastifyError, FastifyInstance } from 'fastify'

import type { CommandStatus, EventNames, MarketCommand } from '../market/commands.ts'
import { members } from '../members.ts'
import { launchMember, type LaunchWish, UnknownMember } from '../partner/launching.ts'
import { isFromKnownPage, isToKnownHost } from '../server/access/guard.ts'
import type { Contract } from '../server/calls/contract.ts'
import { closeCodes } from '../server/channelRoutes.ts'
import type { FaultKind } from '../server/faults.ts'
import { featureSwitches, type FeatureWishes } from '../server/features.ts'
import { availableThemes } from '../server/files/themes.ts'
import type { Sandbox } from '../server/sandbox.ts'
import { changeSessions, expireLaunches } from '../store/sessions.ts'
import { serveConsole } from './console/console.ts'
import { ControlError } from './controlError.ts'
import { serveHouse } from './house/house.ts'
import { servePublished } from './house/published.ts'
import { type MarketWish, marketCommands } from './marketCommands.ts'
import { serveCare } from './member/care.ts'
import { serveMoney } from './member/money.ts'
import { serveNotifications } from './member/notifications.ts'
import { serveMiniGames } from './miniGames.ts'
import { serveOffers } from './offers.ts'
import { serveReviews } from './reviews.ts'
import { schemas } from './schemas.ts'
import { serveServers } from './servers.ts'
import { serveSockets } from './sockets.ts'
import { serveStreams } from './streams.ts'
import { type EventsQuery, eventsView, ledgerView, memberView } from './views.ts'
import { serveWrong } from './wrong.ts'

interface FaultWish {
  method: string
  path: string
  kind: FaultKind
  times?: number
  status?: number
  delay?: number
  member?: string
}
interface EventWish {
  names?: EventNames
  inPlay?: true
  scoreline?: string | null
  details?: string | null
  mapNum?: number | null
  status?: CommandStatus
  close?: true
  forget?: true
  refresh?: true
}

/** The control calls: what a person or a test can do to the sandbox. Never part of the contract. */
export function serveControl(app: FastifyInstance, sandbox: Sandbox, contract: Contract): void {
  app.setValidatorCompiler(({ schema, httpPart }) => (httpPart === 'body' ? bodies : queries).compile(schema))
  app.setErrorHandler((error: FastifyError, _request, reply) => {
    const isOurs =
      error instanceof ControlError || error instanceof RangeError || error.validation !== undefined
    const status = error instanceof ControlError ? error.status : isOurs ? 400 : (error.statusCode ?? 500)
    if (status >= 500) sandbox.config.log(`A control call failed: ${error.message}`)
    const unknown = error.validation?.[0]?.params.additionalProperty
    const text = typeof unknown === 'string' ? `There is no "${unknown}" here.` : error.message
    return reply.code(status).send({ error: status >= 500 ? 'The sandbox failed.' : text })
  })
  // On the routes themselves, so that no spelling of their addresses leads around it.
  app.addHook('onRequest', async (request, reply) => {
    const names = { origins: sandbox.origins.clients, listening: sandbox.config.host }
    reply.header('Cross-Origin-Resource-Policy', 'same-origin')
    if (isToKnownHost(request.raw, names) && isFromKnownPage(request.raw, names)) return
    throw new ControlError(403, 'Control calls are for this machine and for pages of the sandbox.')
  })
  // Once it is done, and before anybody is told.
  app.addHook('onSend', async () => sandbox.sharedReplies.clear())
  serveCare(app, sandbox)
  serveConsole(app)
  serveHouse(app, sandbox)
  serveMiniGames(app, sandbox)
  serveMoney(app, sandbox)
  serveNotifications(app, sandbox)
  serveOffers(app, sandbox)
  servePublished(app, sandbox)

  const apply = (commands: readonly MarketCommand[]): void => {
    for (const command of commands) {
      const applied = sandbox.world.command(command)
      if (!applied.ok) throw new ControlError(400, applied.reason)
    }
  }
  const clockView = () => {
    const { clock, seed } = sandbox.world
    return {
      now: clock.now(),
      frozen: clock.frozen,
      speed: clock.speed,
      seed: seed.seed,
      epoch: seed.epoch,
      settled: true,
    }
  }

  app.get('/clock', async () => clockView())
  app.post<{ Body: { advance?: number; to?: number; freeze?: boolean; speed?: number } | undefined }>(
    '/clock',
    { schema: schemas.clock },
    async (request) => {
      const { advance, to, freeze, speed } = request.body ?? {}
      const { clock, driver } = sandbox.world
      if (advance !== undefined && to !== undefined)
        throw new ControlError(400, 'Say advance or to, not both.')
      const before = { frozen: clock.frozen, speed: clock.speed }
      if (freeze === true) clock.freeze()
      try {
        if (speed !== undefined) clock.setSpeed(speed)
        if (advance !== undefined) driver.advance(advance)
        if (to !== undefined) driver.advanceTo(to)
      } catch (error) {
        // A call that is refused has changed nothing.
        clock.setSpeed(before.speed)
        if (!before.frozen) clock.run()
        throw error
      }
      if (freeze === false) clock.run()
      sandbox.tick()
      return clockView()
    },
  )

  app.get('/faults', async () => ({ faults: sandbox.faults.list() }))
  app.delete('/faults', async () => {
    sandbox.faults.clear()
    return { faults: [] }
  })
  app.post<{ Body: FaultWish }>('/faults', { schema: schemas.faults }, async (request) => {
    const { method, path, kind, times = 1, status = 500, delay = 1000, member = null } = request.body
    if (!contract.operations.some((operation) => operation.method === method && operation.path === path)) {
      const paths = contract.operations
        .filter((operation) => operation.method === method)
        .map((known) => known.path)
      throw new ControlError(400, `The contract has no ${method} ${path}. It has: ${paths.join(', ')}`)
    }
    sandbox.faults.add({ method, path, kind, times, status, delay, member })
    return { faults: sandbox.faults.list() }
  })

  serveSockets(app, sandbox)
  serveServers(app, sandbox)
  serveStreams(app, sandbox)
  serveReviews(app, sandbox)
  serveWrong(app, sandbox)

  app.post<{ Params: { id: string }; Body: MarketWish & { betDelay?: number } }>(
    '/markets/:id',
    { schema: schemas.market },
    async (request) => {
      const { betDelay, ...wish } = request.body
      const market = sandbox.world.model.market(request.params.id)
      if (market === undefined) throw new ControlError(404, `There is no market ${request.params.id}.`)
      if (betDelay !== undefined) sandbox.betDelays.set(market.marketId, betDelay)
      if (betDelay === 0) sandbox.placing.decideWaiting(market.marketId)
      apply(marketCommands(market, wish))
      sandbox.tick()
      return {
        market:
          eventsView(sandbox, { event: market.eventId }).events[0]?.markets.find(
            ({ marketId }) => marketId === market.marketId,
          ) ?? null,
      }
    },
  )

  app.post<{ Params: { id: string }; Body: EventWish }>(
    '/events/:id',
    { schema: schemas.event },
    async (request) => {
      const { names, inPlay, status, close, forget, refresh, ...score } = request.body
      const event = sandbox.world.model.event(request.params.id)
      if (event === undefined) throw new ControlError(404, `There is no event ${request.params.id}.`)
      const { eventId } = event
      if (names !== undefined) apply([{ kind: 'names', eventId, names }])
      if (inPlay === true) apply([{ kind: 'inPlay', eventId }])
      if (Object.keys(score).length > 0) {
        const { scoreline = event.scoreline, details = event.details, mapNum = event.mapNum } = score
        const tabs = event.tabs.map((tab) => (tab.tabName === 'MATCH' ? { ...tab, scoreline } : tab))
        apply([{ kind: 'score', eventId, scoreline, details, mapNum, tabs }])
      }
      if (status !== undefined) {
        const open = event.markets.filter((market) => market.status !== 'settled')
        apply(open.flatMap((market) => marketCommands(market, { status })))
      }
      if (close === true) apply([{ kind: 'closeEvent', eventId }])
      if (forget === true) apply([{ kind: 'forgetEvent', eventId }])
      if (refresh === true) sandbox.hub.refresh(eventId)
      sandbox.tick()
      return { event: eventsView(sandbox, { event: eventId }).events[0] ?? null }
    },
  )
  app.get<{ Querystring: EventsQuery }>('/events', { schema: schemas.events }, async (request) =>
    eventsView(sandbox, request.query),
  )

  app.post<{ Body: { maintenance: boolean; from?: string | null; to?: string | null; quiet?: boolean } }>(
    '/maintenance',
    { schema: schemas.maintenance },
    async (request) => {
      const { maintenance, from = null, to = null, quiet = false } = request.body
      if (from !== null && to !== null && Date.parse(to) <= Date.parse(from))
        throw new ControlError(400, 'Maintenance ends after it begins.')
      sandbox.maintenance = { maintenance, from, to }
      if (!quiet) sandbox.hub.announce(sandbox.maintenance)
      if (!quiet && !maintenance && from !== null) sandbox.notifications.maintenanceAnnounced({ from, to })
      if (maintenance)
        for (const line of sandbox.hub.lines()) line.close(closeCodes.maintenance, 'maintenance')
      return sandbox.maintenance
    },
  )

  app.get('/features', async () => ({ features: featureSwitches(sandbox.features) }))
  app.post<{ Body: FeatureWishes }>('/features', { schema: schemas.features }, async (request) => {
    sandbox.features = { ...sandbox.features, ...request.body }
    return { features: featureSwitches(sandbox.features) }
  })

  app.post<{ Body: LaunchWish | undefined }>('/launch', { schema: schemas.launch }, async (request) => {
    const { client_origin: origin } = request.body ?? {}
    const { clients } = sandbox.origins
    // A link contains tokens: it leads to the client and nowhere else.
    if (origin !== undefined && !clients.includes(origin)) {
      throw new ControlError(400, `The client is not at ${origin}. It is at ${clients.join(', ')}.`)
    }
    try {
      return launchMember(sandbox, request.body ?? {})
    } catch (error) {
      throw error instanceof UnknownMember ? new ControlError(400, error.message) : error
    }
  })

  app.post<{ Body: { member?: string; action: 'end' | 'forbid' | 'expireLaunches' } }>(
    '/sessions',
    { schema: schemas.sessions },
    async (request) => {
      const { member = null, action } = request.body
      if (action === 'expireLaunches')
        return { launches: expireLaunches(sandbox.database, member, sandbox.realNow()) }
      const ended = new Set(
        changeSessions(sandbox.database, member, action === 'end' ? 'ended' : 'forbidden'),
      )
      for (const line of sandbox.hub.lines()) {
        if (!ended.has(line.subject.sessionId)) continue
        if (action === 'end') line.close(closeCodes.tokenRefused, 'session ended')
        else line.close(closeCodes.forbidden, 'forbidden')
      }
      return { sessions: ended.size }
    },
  )

  app.get('/themes', async () => ({ themes: availableThemes(sandbox.config) }))
  app.get('/members', async () => ({ members: members.map((member) => memberView(sandbox, member)) }))
  app.get<{ Querystring: { member: string; audit: boolean } }>(
    '/ledger',
    { schema: schemas.ledger },
    async ({ query: { member, audit } }) => {
      const ledger = ledgerView(sandbox, member, audit)
      if (ledger === null) throw new ControlError(404, `There is no member "${member}".`)
      return ledger
    },
  )
  app.get('/operations', async () => ({
    operations: contract.operations.map(({ operationId, method, path }) => ({ operationId, method, path })),
  }))
  app.get('/feeds', async () => ({
    feeds: sandbox.world.driver.feeds.map(({ name, problems, problemCount = problems.length }) => ({
      name,
      problems,
      problemCount,
    })),
    refused: sandbox.world.model.refused,
  }))

  app.post<{ Body: { seed?: number; epoch?: number } | undefined }>(
    '/reset',
    { schema: schemas.reset },
    async ({ body: { seed = sandbox.world.seed.seed, epoch } = {} }) => {
      sandbox.reset({ seed, epoch })
      await sandbox.servers.clear()
      return clockView()
    },
  )
}

const bodies = withFormats(new Ajv2020({ strict: false }))
const queries = withFormats(new Ajv2020({ strict: false, coerceTypes: true, useDefaults: true }))

function withFormats(ajv: Ajv2020): Ajv2020 {
  formats.default(ajv)
  return ajv
}
