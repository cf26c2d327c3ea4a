import { readFileSync } from 'node:fs'

import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

import { errors } from '#domain/session/errorCatalogue.ts'

import { placeMiniGameBet } from '../../minigames/placing.ts'
import { settleRounds } from '../../minigames/settling.ts'
import type { MiniTable } from '../../minigames/tables.ts'
import { languageFor, miniGameWords } from '../../minigames/words/words.ts'
import { bearerToken } from '../../server/access/auth.ts'
import { areMiniGamesOn, type Player, playerOf } from '../../server/miniGames.ts'
import type { Sandbox } from '../../server/sandbox.ts'
import { ApiError, errorBody, serverTrouble } from '../../wire/apiError.ts'
import type { LanguageCode } from '../../words/words.ts'
import { gamePage, troublePage } from './pages.ts'
import { playedBet, playedState } from './state.ts'

/** What the games run: TypeScript, of which the types are taken out as it is asked for. */
const scripts = [
  'main.ts',
  'texts.ts',
  'calls.ts',
  'clock.ts',
  'table.ts',
  'drawing.ts',
  'betting.ts',
  'conduct.ts',
  'host.ts',
] as const

const stylesheet = readFileSync(new URL('./game.css', import.meta.url), 'utf8')

const mostBytes = 4 * 1024

/** Why nobody can play, by its name in the catalogue. */
type Trouble = 'minigameDown' | 'gameDisabled' | 'noResult'

/** Calls say the language of their page, as the address of a game does. */
interface Spoken {
  lang?: unknown
}

/**
 * The games of the tables, on the partner's origin, as mini-games have servers of their own: for each table a page for a
 * sandboxed frame, and the two calls by which it is played. A game's page has an opaque origin, no cookies and no storage:
 * what it may do, it may do by the token in its address [MEMBER-08].
 */
export function serveMiniGames(app: FastifyInstance, sandbox: () => Sandbox): void {
  void app.register(async (scope) => {
    // A bet's body is kept byte for byte, and read where it is judged.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(
      'application/json',
      { parseAs: 'string', bodyLimit: mostBytes },
      (_request, body, done) => done(null, body),
    )
    scope.setErrorHandler((error: FastifyError, _request, reply) => {
      if (error instanceof ApiError) return reply.code(error.status).send(error.body)
      const status = error.statusCode ?? 500
      if (status >= 500) sandbox().config.log(`A mini-game's call failed: ${error.message}`)
      return reply.code(status).send(errorBody(status >= 500 ? serverTrouble : errors.invalidPostData))
    })
    scope.addHook('onRequest', async (_request, reply) => {
      reply.headers({
        // The origin of a sandboxed frame is "null" in every client: what is asked for needs a token, and no cookie counts.
        'Access-Control-Allow-Origin': '*',
        'Cross-Origin-Resource-Policy': 'cross-origin',
      })
    })
    servePages(scope, sandbox)
    serveCalls(scope, sandbox)
  })
}

function servePages(app: FastifyInstance, sandbox: () => Sandbox): void {
  const sendPage = (reply: FastifyReply, page: string): FastifyReply => {
    const { clients, partners } = sandbox().origins
    const own = partners.join(' ')
    const frames = [...clients, ...partners].join(' ')
    reply.header(
      'Content-Security-Policy',
      `default-src 'none'; script-src ${own}; style-src ${own}; connect-src ${own}; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors ${frames}; sandbox allow-scripts`,
    )
    return reply.type('text/html; charset=utf-8').send(page)
  }
  app.get<{ Params: { id: string }; Querystring: { theme?: string; lang?: unknown } }>(
    '/minigame/:id/',
    async (request, reply) => {
      const { tables } = sandbox()
      const table = tables.find(readId(request.params.id))
      const trouble = table === undefined ? ('noResult' as const) : troubleOf(sandbox(), table)
      const language = languageOf(request.query.lang)
      if (table === undefined || trouble !== null) {
        const why = trouble ?? 'noResult'
        return sendPage(reply.code(statusOf(why)), troublePage(language, why))
      }
      return sendPage(reply, gamePage(table, { language, theme: request.query.theme }))
    },
  )
  app.get('/minigame/game.css', async (_request, reply) =>
    reply.type('text/css; charset=utf-8').send(stylesheet),
  )
  for (const script of scripts)
    app.get(`/minigame/page/${script}`, async (_request, reply) => {
      const { transform } = await import('rolldown/utils')
      const source = readFileSync(new URL(`./page/${script}`, import.meta.url), 'utf8')
      const { code } = await transform(script, source)
      return reply.type('text/javascript; charset=utf-8').send(code)
    })
}

function serveCalls(app: FastifyInstance, sandbox: () => Sandbox): void {
  /** @throws ApiError for a table that cannot be played at, or who may not */
  const enter = (
    request: FastifyRequest<{ Params: { id: string } }>,
  ): { table: MiniTable; player: Player } => {
    const id = readId(request.params.id)
    const table = sandbox().tables.find(id)
    if (table === undefined) throw new ApiError(404, errors.noResult)
    if (sandbox().tables.isDown || table.isDown) throw new ApiError(503, errors.minigameDown)
    const token = bearerToken(request.headers.authorization)
    const player = token === null ? null : playerOf(sandbox(), id, token)
    if (player === null) throw new ApiError(401, errors.tokenExpired)
    return { table, player }
  }

  app.options('/minigame/*', async (_request, reply) =>
    reply
      .code(204)
      .headers({
        'Access-Control-Allow-Methods': 'GET, POST',
        'Access-Control-Allow-Headers': 'Authorization, Content-Type, Idempotency-Key',
        'Access-Control-Max-Age': '600',
      })
      .send(),
  )

  app.get<{ Params: { id: string }; Querystring: Spoken }>('/minigame/:id/state', async (request) => {
    const { table, player } = enter(request)
    const trouble = troubleOf(sandbox(), table)
    if (trouble !== null) throw new ApiError(statusOf(trouble), errors[trouble])
    const { database, world } = sandbox()
    settleRounds(database, world.seed.seed, world.clock.now())
    return playedState(sandbox(), table, player, miniGameWords(languageOf(request.query.lang)))
  })

  app.post<{ Params: { id: string }; Querystring: Spoken }>('/minigame/:id/bets', async (request, reply) => {
    const { table, player } = enter(request)
    const key = request.headers['idempotency-key']
    if (typeof key !== 'string' || !/^[0-9a-f]{32}$/.test(key)) {
      const detail = 'Idempotency-Key holds 32 hex digits.'
      throw new ApiError(400, errors.validationFailed, { params: { detail } })
    }
    const { database, house, world, realNow } = sandbox()
    const answer = placeMiniGameBet(
      {
        database,
        house,
        seed: world.seed.seed,
        now: () => world.clock.now(),
        realNow,
        isOn: () => areMiniGamesOn(sandbox()),
        told: (bet) => playedBet(bet, miniGameWords(languageOf(request.query.lang))),
      },
      {
        member: player.member,
        isGuest: player.session.isGuest,
        table,
        key,
        bytes: typeof request.body === 'string' ? request.body : '',
      },
    )
    if (sandbox().tables.loseAnswer(table.id)) {
      reply.hijack()
      request.raw.socket.destroy()
      return reply
    }
    return reply.code(answer.status).type('application/json; charset=utf-8').send(answer.text)
  })
}

/** Why nobody can play at a table; null if one can. */
function troubleOf(sandbox: Sandbox, table: MiniTable): Trouble | null {
  if (sandbox.tables.isDown || table.isDown) return 'minigameDown'
  return areMiniGamesOn(sandbox) && table.isEnabled ? null : 'gameDisabled'
}

function statusOf(trouble: Trouble): number {
  if (trouble === 'noResult') return 404
  return trouble === 'minigameDown' ? 503 : 400
}

/** The language that a page was opened with and says with its calls; English for anything else. */
function languageOf(lang: unknown): LanguageCode {
  return typeof lang === 'string' ? (languageFor(lang) ?? 'en') : 'en'
}

/** A table's number; 0, which no table has, for anything else. */
function readId(text: string): number {
  return /^\d{1,4}$/.test(text) ? Number(text) : 0
}
