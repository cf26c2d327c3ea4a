import type { FastifyInstance, FastifyRequest } from 'fastify'

const bodies = new WeakMap<FastifyRequest, string>()

/** The body of a request exactly as it came; empty where there was none. */
export function rawBody(request: FastifyRequest): string {
  return bodies.get(request) ?? ''
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The operation itself answers a body that is no JSON, because its refusals are kept. */
    readsAnyBody?: boolean
  }
}

/** Reads JSON bodies, and no others, and keeps their text, by which a repeated bet is known. */
export function keepRawBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = typeof body === 'string' ? body : body.toString('utf8')
    bodies.set(request, text)
    if (text === '') return done(null, undefined)
    try {
      done(null, JSON.parse(text))
    } catch {
      if (request.routeOptions.config.readsAnyBody === true) done(null, undefined)
      else done(Object.assign(new Error('The body is not JSON.'), { statusCode: 400 }), undefined)
    }
  })
}
