import { QueryClient } from '@tanstack/react-query'
import { describe, expect, it } from 'vitest'

import { languages, type Language } from '#domain/session/language.ts'
import { CallFailed } from '#machines/failure.ts'
import { errorBody, json, serve, type ServedCall, testApi } from '#src/testing/api/replies.ts'

import { newsQuery } from './news.ts'
import { type HouseTextName, houseTextQuery } from './texts.ts'

const rules = { sections: [{ id: 'combo', title: 'Combos', html: '<p>Three.</p>' }] }

/** Every server of a test is below one path. */
const pathOf = ({ path }: ServedCall): string => path.replace(/^\/api\//, '/')

/** A server that has files of these names, and what it was asked for. */
async function withFiles(files: Readonly<Record<string, unknown>>) {
  const { origin, calls } = await serve((call, response) => {
    const name = /\/static\/(.+)\.json$/.exec(call.path)?.[1] ?? ''
    const file = files[name]
    json(file === undefined ? 404 : 200, file ?? errorBody)(call, response)
  })
  const { api, unauthorized, forbidden, leftOut } = testApi(origin)
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const read = (name: HouseTextName, wanted: readonly Language[]) =>
    client.fetchQuery(houseTextQuery({ api }, name, wanted))
  return { read, calls, ended: [...unauthorized, ...forbidden], leftOut, api, client }
}

describe('a text of the house', () => {
  it.each([
    ['rules', 'rules'],
    ['prebookGuide', 'prebook_guide'],
    ['payoutGuide', 'payout_guide'],
  ] as const)(
    'is asked for by the name of its file in each language: %s [SRV-04] [PREBOOK-07]',
    async (name, file) => {
      const { read, calls } = await withFiles({})
      expect(await read(name, languages)).toBeNull()
      const codes = ['en', 'zh', 'vn', 'th', 'id', 'my', 'jp', 'kr', 'sp', 'ru', 'pt', 'zh-hant']
      expect(calls.map(pathOf)).toEqual(codes.map((code) => `/static/${file}_${code}.json`))
      // It is everybody's: nothing says who asks.
      expect(calls.map(({ headers }) => headers.authorization)).toEqual(codes.map(() => undefined))
    },
  )

  it('is the first that there is, and says of which language [MEMBER-05] [SRV-04]', async () => {
    const { read, calls } = await withFiles({ 'rules_zh-hant': rules, rules_en: rules })
    const text = {
      updatedUtc: null,
      sections: [{ id: 'combo', title: 'Combos', content: expect.any(Array) }],
    }
    expect(await read('rules', ['th', 'zh-Hant', 'en'])).toEqual({ language: 'zh-Hant', text })
    expect(calls.map(pathOf)).toEqual(['/static/rules_th.json', '/static/rules_zh-hant.json'])
    expect(await read('rules', ['en'])).toMatchObject({ language: 'en' })
  })

  it.each([
    ['cannot be fetched', 500, rules, 'broken'],
    ['is not what it should be', 200, { sections: 'none' }, 'unreadable'],
    [
      'is 5 MB long',
      200,
      { sections: [{ id: 'a', title: 'A', html: 'x'.repeat(5 * 1024 * 1024) }] },
      'unreadable',
    ],
  ])(
    'fails where it %s, and another language does not stand in for it [MEMBER-05]',
    async (_, status, body, kind) => {
      const { origin, calls } = await serve(json(status, body))
      const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
      const { api } = testApi(origin)
      const error: unknown = await client
        .fetchQuery(houseTextQuery({ api }, 'rules', ['th', 'en']))
        .catch((cause) => cause)
      expect(error instanceof CallFailed && error.failure.kind).toBe(kind)
      expect(calls).toHaveLength(1)
    },
  )
})

describe('the news', () => {
  it('are asked for page after page, in the language of calls and the zone [MEMBER-09] [SRV-04]', async () => {
    const item = { id: 'w-1', title: 'Halo', text: 'Here.', dateCreatedUtc: '2023-11-14T22:13:20Z' }
    const { origin, calls } = await serve((call, response) =>
      json(200, { count: 2, next: call.query.get('page') === '1' ? 2 : null, results: [item] })(
        call,
        response,
      ),
    )
    const { api } = testApi(origin, { language: () => 'zh-Hant' })
    const client = new QueryClient()
    const { pages } = await client.fetchInfiniteQuery({ ...newsQuery({ api }), pages: 2 })
    expect(pages.map(({ next, items }) => [next, items.map(({ title }) => title)])).toEqual([
      [2, ['Halo']],
      [null, ['Halo']],
    ])
    expect(
      calls.map((call) => [
        pathOf(call),
        ...['page', 'page_size', 'lang'].map((name) => call.query.get(name)),
      ]),
    ).toEqual([
      ['/news/', '1', '20', 'zh'],
      ['/news/', '2', '20', 'zh'],
    ])
    expect(calls.every(({ query }) => query.get('timezone') !== null)).toBe(true)
  })
})
