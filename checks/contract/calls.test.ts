import { describe, expect, it } from 'vitest'

import { callTraitsSource, readCallTraits } from './calls.ts'

const document = {
  servers: [{ url: '/api', 'x-server': 'main' }],
  security: [{ memberToken: [] }],
  components: { parameters: { zone: { name: 'timezone', in: 'query' } } },
  paths: {
    '/weather/': {
      get: {
        tags: ['browse'],
        parameters: [{ name: 'lang', in: 'query' }, { $ref: '#/components/parameters/zone' }],
      },
      post: {
        tags: ['browse'],
        'x-keeps-session': true,
        parameters: ['lang', 'accept-language', 'Cache-Control', 'X-Request-Signature'].map((name) => ({
          name,
          in: 'header',
        })),
      },
    },
    '/stars/': {
      servers: [{ url: '/', 'x-server': 'sky' }],
      get: {},
      put: { servers: [{ url: '/api', 'x-server': 'each' }] },
    },
    '/door/': { post: { tags: ['launch'], security: [{ publicToken: [], requestSignature: [] }, {}] } },
  },
}

describe('what a call takes', () => {
  it('is read from the contract: language and zone in the query, the tokens, the signature, the launch, the server [SRV-01] [SRV-04] [SRV-05] [SRV-06]', () => {
    expect(readCallTraits(document)).toEqual({
      languageParameter: { 'GET /weather/': 'lang' },
      acceptsLanguage: ['POST /weather/'],
      takesTimeZone: ['GET /weather/'],
      withoutSession: ['POST /door/'],
      ofLaunch: ['POST /door/'],
      keepsSession: ['POST /weather/'],
      takesPublicToken: ['POST /door/'],
      takesSignature: ['POST /weather/', 'POST /door/'],
      takesNoCache: ['POST /weather/'],
      serverPaths: { main: '/api', sky: '', each: '/api' },
      otherServer: { 'GET /stars/': 'sky', 'PUT /stars/': 'each' },
    })
  })

  it('cannot be read if a server has no name, or two places [SRV-01]', () => {
    const elsewhere = (server: Record<string, string>) => ({
      ...document,
      paths: { ...document.paths, '/moon/': { servers: [server], get: {} } },
    })
    expect(() => readCallTraits(elsewhere({ url: '/api' }))).toThrow('no x-server')
    expect(() => readCallTraits(elsewhere({ url: '/other', 'x-server': 'sky' }))).toThrow('elsewhere')
  })

  it('is in the generated module for every call of ours [SRV-04]', () => {
    const source = callTraitsSource()
    expect(source).toContain('"GET /games": "lang"')
    expect(source).toContain('"GET /notifications/": "language"')
    expect(source).toContain('"GET /games/tieco/"')
  })
})
