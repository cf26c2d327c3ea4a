import { describe, expect, it } from 'vitest'

import { callTraitsSource, readCallTraits } from './calls.ts'

const document = {
  security: [{ memberToken: [] }],
  components: { parameters: { zone: { name: 'timezone', in: 'query' } } },
  paths: {
    '/weather/': {
      get: {
        tags: ['browse'],
        parameters: [{ name: 'lang', in: 'query' }, { $ref: '#/components/parameters/zone' }],
      },
      post: { tags: ['browse'], parameters: [{ name: 'lang', in: 'header' }] },
    },
    '/door/': { post: { tags: ['launch'], security: [{ publicToken: [] }, {}] } },
  },
}

describe('what a call takes', () => {
  it('is read from the contract: language and zone in the query, the token, the launch [SRV-04] [SRV-06]', () => {
    expect(readCallTraits(document)).toEqual({
      languageParameter: { 'GET /weather/': 'lang' },
      takesTimeZone: ['GET /weather/'],
      withoutSession: ['POST /door/'],
      ofLaunch: ['POST /door/'],
    })
  })

  it('stands in the generated module for every call of ours [SRV-04]', () => {
    const source = callTraitsSource()
    expect(source).toContain('"GET /games": "lang"')
    expect(source).toContain('"GET /notifications/": "language"')
    expect(source).toContain('"GET /games/tieco/"')
  })
})
