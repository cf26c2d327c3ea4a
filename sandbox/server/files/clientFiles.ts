import { existsSync } from 'node:fs'
import { join, relative } from 'node:path'

import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

import { headersOf } from '#deploy/headers.ts'
import { errors } from '#domain/session/errorCatalogue.ts'

import { errorBody } from '../../wire/apiError.ts'
import type { MethodsAt } from '../calls/methods.ts'
import type { Sandbox } from '../sandbox.ts'
import { longerScript, textScript } from './longerTexts.ts'
import { clientPage, compressPage } from './page.ts'

const unbuilt = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Not built</title>
<p>The client is not built yet. Run <code>npm run build</code>, then reload.</p></html>`

/**
 * Serves the built client under /v8/. Every path there that is not a file is one of the client's own routes and gets its page;
 * files with a hash in their name never change and are kept for good. Files that the build has compressed are sent compressed.
 */
export async function serveClientFiles(
  app: FastifyInstance,
  sandbox: Sandbox,
  methodsAt: MethodsAt,
): Promise<void> {
  const { dist, pseudo } = sandbox.config
  // With the shipped headers of a file, as any server of the client sends them [HOST-05].
  const headers = (path: string): Record<string, string> =>
    headersOf(path, {
      origins: sandbox.origins.clients,
      partners: sandbox.origins.partners,
      servers: sandbox.servers
        .view()
        .filter(({ name }) => name !== 'primary')
        .map(({ address }) => new URL(address).origin),
      videos: [sandbox.origins.partner],
      players: [sandbox.origins.partner],
    })
  const sendClient = (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    reply.headers(headers('/v8/'))
    if (!existsSync(join(dist, 'index.html')))
      return reply.code(503).type('text/html; charset=utf-8').send(unbuilt)
    reply.type('text/html; charset=utf-8').header('Vary', 'Accept-Encoding')
    // A browser that was here before has kept the texts as they are.
    if (pseudo !== undefined) reply.header('Clear-Site-Data', '"cache"')
    const page = clientPage(sandbox)
    return /\bbr\b/.test(request.headers['accept-encoding'] ?? '')
      ? reply.header('Content-Encoding', 'br').send(compressPage(page))
      : reply.send(page)
  }

  if (pseudo !== undefined)
    app.addHook('onRequest', async (request, reply) => {
      const [path = ''] = request.url.split('?')
      const file = join(dist, path.replace(/^\/v8\//, ''))
      // Under their own names, which browsers would keep for good.
      if (textScript.test(path) && existsSync(file))
        await reply
          .type('text/javascript; charset=utf-8')
          .header('Cache-Control', 'no-store')
          .send(longerScript(file))
    })
  await app.register(fastifyStatic, {
    root: dist,
    prefix: '/v8/',
    serve: existsSync(dist),
    index: false,
    cacheControl: false,
    dotfiles: 'ignore',
    preCompressed: true,
    // Source maps are only for us, wherever they are.
    allowedPath: (path) => !path.endsWith('.map'),
    setHeaders: (response, path) => {
      response.setHeader('Vary', 'Accept-Encoding')
      const file = relative(dist, path).replace(/\.(?:br|gz)$/, '')
      for (const [name, value] of Object.entries(headers(`/v8/${file}`))) response.setHeader(name, value)
      if (file.endsWith('.d.ts')) response.setHeader('Content-Type', 'text/plain; charset=utf-8')
    },
  })
  for (const path of ['/v8/', '/v8/index.html', '/v8/launch', '/v8/launch.html']) {
    app.get(path, async (request, reply) => sendClient(request, reply))
  }
  app.get('/', async (_request, reply) => reply.redirect('/v8/', 302))
  app.get('/v8', async (_request, reply) => reply.redirect('/v8/', 302))
  app.setNotFoundHandler((request, reply) => {
    const [path = ''] = request.url.split('?')
    const isPage =
      ['GET', 'HEAD'].includes(request.method) && path.startsWith('/v8/') && !/\.\w{2,5}$/.test(path)
    if (isPage) return sendClient(request, reply)
    const methods = methodsAt(path)
    if (methods.length === 0 || methods.includes(request.method)) {
      return reply.code(404).send(errorBody(errors.pageNotFound))
    }
    const allowed = methods.join(', ')
    const detail = `This address takes ${allowed}, not ${request.method}.`
    return reply.code(405).header('Allow', allowed).send(errorBody(errors.validationFailed, { detail }))
  })
}
