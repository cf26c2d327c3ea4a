import { readFileSync } from 'node:fs'

import type { FastifyInstance } from 'fastify'

import { members } from '../../members.ts'
import { availableThemes } from '../../server/files/themes.ts'
import type { Sandbox } from '../../server/sandbox.ts'
import { launchMember, UnknownMember } from '../launching.ts'
import { ordinary, problemPage } from '../pages.ts'
import { embedPage, type OfferedEvent } from './embedPage.ts'

interface LinkQuery {
  member?: string
  lang?: string
  odds_type?: string
  theme?: string
  event_id?: string
  competition_id?: string | string[]
  client_origin?: string
}

/** What the page runs: TypeScript, of which the types are taken out as it is asked for. */
const scripts = ['main.ts', 'options.ts', 'snippet.ts'] as const

const stylesheet = readFileSync(new URL('./embed.css', import.meta.url), 'utf8')

/** The contract's limits for what a launch names. */
const longestId = 64
const mostCompetitions = 50
const mostOffered = 40
const longestSnippet = 16 * 1024

/**
 * Where partners try the options of the embed script: the page, the call that stands for a partner's server and answers
 * with a launch link, and an empty page with nothing in it but the snippet [HOST-01].
 */
export function serveEmbedding(app: FastifyInstance, sandbox: () => Sandbox): void {
  const events = (): OfferedEvent[] =>
    sandbox()
      .world.model.events()
      .map(({ eventId, home, away, competitionId, competitionName }) => ({
        eventId,
        name: `${home} – ${away}`,
        competitionId,
        competitionName,
      }))
  const clients = (): readonly string[] => sandbox().origins.clients

  app.get('/embed', async (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('Content-Security-Policy', policyOf(clients(), "'self'"))
      .send(
        embedPage({
          clients: clients(),
          themes: availableThemes(sandbox().config),
          members: members.filter(({ code }) => ordinary.has(code)),
          events: events().slice(0, mostOffered),
        }),
      ),
  )
  app.get('/embed/embed.css', async (_request, reply) =>
    reply.type('text/css; charset=utf-8').send(stylesheet),
  )
  for (const script of scripts)
    app.get(`/embed/page/${script}`, async (_request, reply) => {
      const { transform } = await import('rolldown/utils')
      const source = readFileSync(new URL(`./page/${script}`, import.meta.url), 'utf8')
      const { code } = await transform(script, source)
      return reply.type('text/javascript; charset=utf-8').send(code)
    })

  app.get<{ Querystring: LinkQuery }>('/launch-link', async (request, reply) => {
    const { competition_id: named = [], ...query } = request.query
    const competitions = typeof named === 'string' ? [named] : named
    const wrong = wrongIn(query.event_id, competitions, events())
    if (Object.keys(wrong).length > 0) return reply.code(400).send({ wrong })
    try {
      const { link } = launchMember(sandbox(), {
        ...query,
        ...(query.member === 'guest' && { guest: true }),
        competition_id: competitions,
        mode: 'frame',
        // Only to the client: an address from a link must not send a token elsewhere.
        client_origin: clients().find((origin) => origin === query.client_origin),
      })
      return { link }
    } catch (error) {
      if (error instanceof UnknownMember) return reply.code(404).send({ wrong: { member: error.message } })
      throw error
    }
  })

  void app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: longestSnippet * 3 },
      (_request, body, done) => done(null, new URLSearchParams(String(body)).get('snippet') ?? ''),
    )
    scope.post<{ Body: string }>('/embed/page', async (request, reply) => {
      // A page of others must not have its script run under our name. Our own keeps its address to itself, so that the
      // browser sends no `Origin` for it.
      if (request.headers['sec-fetch-site'] !== 'same-origin')
        return reply
          .code(403)
          .type('text/html; charset=utf-8')
          .send(problemPage('Only the page of the embed options opens a snippet here.'))
      return reply
        .type('text/html; charset=utf-8')
        .header('Content-Security-Policy', policyOf(clients(), "'self' 'unsafe-inline'"))
        .send(
          `<!doctype html>\n<html lang="en">\n<meta charset="utf-8">\n<meta name="viewport" content="width=device-width, initial-scale=1">\n<title>An empty page</title>\n<link rel="icon" href="data:,">\n${request.body}</html>\n`,
        )
    })
  })
}

/** What may run on the two pages: their own scripts and the client's. */
function policyOf(clients: readonly string[], own: string): string {
  const known = clients.join(' ')
  return `default-src 'none'; style-src ${own}; script-src ${own} ${known}; connect-src 'self'; img-src data:; frame-src ${known}; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`
}

/** What is wrong with where the client should be opened, in words, by the name of the option. */
function wrongIn(
  eventId: string | undefined,
  competitions: readonly string[],
  events: readonly OfferedEvent[],
): Record<string, string> {
  const wrong: Record<string, string> = {}
  if (eventId !== undefined && eventId.length > longestId)
    wrong['event_id'] = `An id has at most ${longestId} signs.`
  else if (eventId !== undefined && !events.some((event) => event.eventId === eventId))
    wrong['event_id'] = `There is no event ${eventId} on offer.`
  const unknown = competitions.find((id) => !events.some(({ competitionId }) => competitionId === id))
  if (competitions.length > mostCompetitions)
    wrong['competition_id'] = `At most ${mostCompetitions} competitions can be named.`
  else if (unknown !== undefined) wrong['competition_id'] = `There is no competition ${unknown} on offer.`
  return wrong
}
