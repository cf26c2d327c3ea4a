import type { FastifyInstance, FastifyRequest } from 'fastify'

const bodies = new WeakMap<FastifyRequest, string>()

/** The body of a request exactly as it arrived; empty if there was none. */
export function rawBody(request: FastifyRequest): string {
  return bodies.get(request) ?? ''
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The operation takes a multipart form, and no JSON. */
    takesForm?: boolean
    /** The operation itself answers a body that is not JSON, because its refusals are kept. */
    readsAnyBody?: boolean
  }
}

/** Reads JSON bodies, and forms if an operation takes one, and nothing else; keeps their text, by which a repeated bet is recognised. */
export function keepRawBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (request.routeOptions.config.takesForm === true)
      return done(Object.assign(new Error('A form is taken here.'), { statusCode: 415 }), undefined)
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
  app.addContentTypeParser(
    'multipart/form-data',
    { parseAs: 'buffer' },
    async (request: FastifyRequest, body: Buffer) => {
      if (request.routeOptions.config.takesForm !== true)
        throw Object.assign(new Error('No form is taken here.'), { statusCode: 415 })
      return readForm(String(request.headers['content-type']), body)
    },
  )
}

/** The fields of a form: `domains` may occur more than once and is a list; of any other the last one counts. */
async function readForm(contentType: string, body: Buffer): Promise<Record<string, unknown>> {
  try {
    const form = await new Response(new Uint8Array(body), {
      headers: { 'content-type': contentType },
    }).formData()
    const fields = Object.fromEntries(form)
    return form.has('domains') ? { ...fields, domains: form.getAll('domains') } : fields
  } catch {
    throw Object.assign(new Error('The body is no form.'), { statusCode: 400 })
  }
}
