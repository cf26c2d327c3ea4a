import { readFileSync } from 'node:fs'

import type { FastifyInstance, FastifyReply } from 'fastify'

import type { Sandbox } from '../server/sandbox.ts'
import { clipFile, wholeClip } from '../streams/clip.ts'
import { isRendition, livePlaylist, mainPlaylist } from '../streams/playlist.ts'
import type { StreamState } from '../streams/streamDesk.ts'
import { playerPage, refusedPlayerPage } from './playerPages.ts'

const stylesheet = readFileSync(new URL('./player.css', import.meta.url), 'utf8')

/** What a host name looks like: anything else in `parent` could break out of its word in a policy. */
const hostName = /^[\w.-]{1,253}$/

/**
 * The videos of events, on the partner's origin, like those of any video server: live playlists with their segments, and a
 * page with its own player, which only plays where it was told it is [STAT-07].
 */
export function serveVideos(app: FastifyInstance, sandbox: () => Sandbox): void {
  const stateOf = (eventId: string): { state: StreamState; since: number } => {
    const event = sandbox().world.model.event(eventId)
    return event === undefined ? { state: 'none', since: 0 } : sandbox().streams.standing(event)
  }
  /** The answer for a stream that does not exist or whose server fails; null if it is available. */
  const withheld = (reply: FastifyReply, state: StreamState): FastifyReply | null => {
    reply.header('Access-Control-Allow-Origin', '*')
    if (state === 'none') return reply.code(404).send()
    return state === 'broken' ? reply.code(503).send() : null
  }

  app.get<{ Params: { event: string; list: string } }>('/videos/:event/:list', async (request, reply) => {
    const { event, list } = request.params
    const { state, since } = stateOf(event)
    const refused = withheld(reply, state)
    if (refused !== null) return refused
    const name = list.replace(/\.m3u8$/, '')
    if (name !== 'main' && !isRendition(name)) return reply.code(404).send()
    reply.type('application/vnd.apple.mpegurl')
    if (name === 'main') return reply.send(mainPlaylist())
    const at = state === 'live' ? sandbox().realNow() : since
    return reply.send(livePlaylist(name, { begun: sandbox().streams.begun, at, hasEnded: state === 'ended' }))
  })

  app.get<{ Params: { event: string; rendition: string; file: string } }>(
    '/videos/:event/:rendition/:file',
    async (request, reply) => {
      const { event, rendition, file } = request.params
      const refused = withheld(reply, stateOf(event).state)
      if (refused !== null) return refused
      const content = isRendition(rendition) ? clipFile(rendition, file) : undefined
      return content === undefined ? reply.code(404).send() : reply.type('video/mp4').send(content)
    },
  )

  app.get<{ Querystring: { channel?: string; parent?: string | string[] } }>(
    '/player/',
    async (request, reply) => {
      const { channel = '', parent = [] } = request.query
      const parents = typeof parent === 'string' ? [parent] : parent
      const { clients, partners } = sandbox().origins
      const known = new Set([...clients, ...partners].map((origin) => new URL(origin).hostname))
      reply.type('text/html; charset=utf-8')
      const areRight = parents.length > 0 && parents.every((host) => hostName.test(host) && known.has(host))
      const ancestors = areRight
        ? parents.flatMap((host) => [`http://${host}:*`, `https://${host}:*`])
        : ['*']
      reply.header(
        'Content-Security-Policy',
        `default-src 'none'; style-src 'self'; media-src 'self'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors ${ancestors.join(' ')}`,
      )
      if (!areRight) return reply.code(403).send(refusedPlayerPage(parents))
      const { state } = stateOf(channel)
      return state === 'none' ? reply.code(404).send(playerPage(null)) : reply.send(playerPage(state))
    },
  )
  app.get('/player/clip.mp4', async (_request, reply) => reply.type('video/mp4').send(wholeClip('vp9')))
  app.get('/player/clip-avc.mp4', async (_request, reply) => reply.type('video/mp4').send(wholeClip('avc')))
  app.get('/player.css', async (_request, reply) => reply.type('text/css; charset=utf-8').send(stylesheet))
}
