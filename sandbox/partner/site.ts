import { readFileSync } from 'node:fs'

import Fastify, { type FastifyInstance, type FastifyReply } from 'fastify'

import { openingDeposit } from '../members.ts'
import { isToKnownHost } from '../server/access/guard.ts'
import { availableThemes } from '../server/files/themes.ts'
import type { Sandbox } from '../server/sandbox.ts'
import { readBalance } from '../store/ledger.ts'
import { serveCallback } from './callback.ts'
import { serveEmbedding } from './embedding/site.ts'
import { launchMember, UnknownMember } from './launching.ts'
import { serveMiniGames } from './minigames/site.ts'
import { type BalanceOf, framePage, lobbyPage, loginPage, problemPage } from './pages.ts'
import { serveVideos } from './videos.ts'

interface PlayQuery {
  member?: string
  guest?: string
  lang?: string
  odds_type?: string
  theme?: string
  press_rule?: string
  event_id?: string
  'competition_id[]'?: string | string[]
  mode?: string
  client_origin?: string
}

const stylesheet = readFileSync(new URL('./partner.css', import.meta.url), 'utf8')
const script = readFileSync(new URL('./partner.js', import.meta.url), 'utf8')

/** The partner's site, on an origin of its own: a lobby, the page that frames the client, and the launch callback. */
export function createPartnerSite(sandbox: () => Sandbox): FastifyInstance {
  const app = Fastify({ forceCloseConnections: true })
  const clients = (): readonly string[] => sandbox().origins.clients
  const balanceOf: BalanceOf = (member) =>
    readBalance(sandbox().database, member.code) ?? openingDeposit(member)

  // Its pages contain launch links, which a site whose name was made to resolve here must not read.
  app.addHook('onRequest', async (request, reply) => {
    const { origins, config } = sandbox()
    if (isToKnownHost(request.raw, { origins: origins.partners, listening: config.host })) return
    await sendPage(reply.code(403), problemPage('This site goes by another name.'))
  })
  app.addHook('onSend', async (_request, reply) => {
    // A form's target includes everything it redirects to, and the client is one of these.
    const known = clients().join(' ')
    reply.headers({
      // The pages of players and games themselves say who may frame them.
      'Content-Security-Policy':
        reply.getHeader('Content-Security-Policy') ??
        `default-src 'none'; style-src 'self'; script-src 'self' ${known}; img-src data:; frame-src ${known}; form-action 'self' ${known}; base-uri 'none'; frame-ancestors 'none'`,
      'Referrer-Policy': 'no-referrer',
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'no-store',
    })
  })
  app.setErrorHandler((error: { statusCode?: number }, _request, reply) => {
    const status = error.statusCode ?? 500
    return sendPage(
      reply.code(status),
      problemPage(status < 500 ? 'That request was not understood.' : 'Something broke.'),
    )
  })
  app.setNotFoundHandler((_request, reply) =>
    sendPage(reply.code(404), problemPage('There is no such page.')),
  )

  app.get('/', async (_request, reply) =>
    sendPage(
      reply,
      lobbyPage({
        clients: clients(),
        themes: availableThemes(sandbox().config),
        consoleUrl: `${sandbox().origins.client}/sandbox/`,
        balanceOf,
      }),
    ),
  )
  app.get('/partner.css', async (_request, reply) => reply.type('text/css; charset=utf-8').send(stylesheet))

  app.get('/partner.js', async (_request, reply) => reply.type('text/javascript; charset=utf-8').send(script))

  app.get<{ Querystring: Pick<PlayQuery, 'lang' | 'theme' | 'mode'> }>('/login', async (request, reply) => {
    const { lang, theme, mode } = request.query
    return sendPage(reply, loginPage({ lang, theme, mode: mode === 'page' ? 'page' : 'frame', balanceOf }))
  })

  app.get<{ Querystring: PlayQuery }>('/play', async (request, reply) => {
    const { query } = request
    const isGuest = query.guest === 'true' || query.member === 'guest'
    const competitions = query['competition_id[]']
    try {
      const launched = launchMember(sandbox(), {
        ...(isGuest ? { guest: true } : { member: query.member }),
        lang: query.lang,
        odds_type: query.odds_type,
        theme: query.theme,
        press_rule: query.press_rule,
        event_id: query.event_id,
        competition_id: typeof competitions === 'string' ? [competitions] : competitions,
        mode: query.mode === 'page' ? 'page' : 'frame',
        // Only to the client: an address from a link must not send a token elsewhere.
        client_origin: clients().find((origin) => origin === query.client_origin),
      })
      if (query.mode === 'page') return reply.redirect(launched.link, 303)
      const again = new URLSearchParams(
        Object.entries({ lang: query.lang, theme: query.theme }).filter(
          (choice): choice is [string, string] => choice[1] !== undefined,
        ),
      )
      const who = isGuest ? 'Guest' : launched.member
      return sendPage(reply, framePage({ link: launched.link, who, loginPath: `/login?${again}` }))
    } catch (error) {
      if (error instanceof UnknownMember) return sendPage(reply.code(404), problemPage(error.message))
      throw error
    }
  })

  serveVideos(app, sandbox)
  serveEmbedding(app, sandbox)
  serveMiniGames(app, sandbox)
  void app.register(async (scope) => serveCallback(scope, sandbox))
  return app
}

function sendPage(reply: FastifyReply, page: string): FastifyReply {
  return reply.type('text/html; charset=utf-8').send(page)
}
