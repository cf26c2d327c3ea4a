import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'

import type { components } from '#openapi/client.gen.ts'

import { startTestSandbox, type TestSandbox } from '../../testing/server.ts'
import { documentLanguages, documentNames } from '../published/documents.ts'

type Schemas = components['schemas']

let sandbox: TestSandbox

beforeAll(async () => {
  sandbox = await startTestSandbox()
})
afterAll(() => sandbox.close())
afterEach(() => sandbox.control('POST', 'reset', {}))

const hour = 3_600_000

const file = (name: string) => fetch(`${sandbox.clientUrl}/static/${name}.json`)
async function text(name: string): Promise<Schemas['Rules']> {
  const response = await file(name)
  expect([name, response.status]).toEqual([name, 200])
  return response.json()
}

describe('the texts of the house', () => {
  it('are there in every language, by the names of the documents, for anybody [MEMBER-05] [PREBOOK-07]', async () => {
    for (const name of documentNames)
      for (const language of documentLanguages) {
        const { sections, updatedUtc } = await text(`${name}_${language}`)
        const english = await text(`${name}_en`)
        // The same sections in every language, with the same marks in them; the words are its own.
        const marked = ({ id, html }: { id: string; html: string }): string =>
          `${id} ${(html.match(/<[^>]+>/g) ?? []).toSorted().join('')}`
        expect(sections.map(marked), `${name} in ${language}`).toEqual(english.sections.map(marked))
        expect(new Set(sections.map(({ id }) => id)).size).toBe(sections.length)
        expect(Date.parse(updatedUtc ?? '')).toBeGreaterThan(0)
        const same = sections.filter(({ title }, at) => title === english.sections[at]?.title)
        expect(same.length < sections.length / 2, language).toBe(language !== 'en')
      }
    const { sections } = await text('rules_en')
    expect(sections.map(({ title }) => title)).toHaveLength(12)
    // What one section says of another leads to it.
    const ids = new Set(sections.map(({ id }) => id))
    const led = sections.flatMap(({ html }) => [...html.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id))
    expect(led.length).toBeGreaterThan(0)
    expect(led.filter((id) => id === undefined || !ids.has(id))).toEqual([])
  })

  it('are not found under a name that is not that of a language, Spanish and Malay by names of their own [SRV-04]', async () => {
    for (const name of ['rules_sp', 'rules_my']) expect((await file(name)).status).toBe(200)
    for (const name of ['rules_es', 'rules_ms', 'rules_..', 'rules_xx'])
      expect((await file(name)).status, name).toBeGreaterThanOrEqual(400)
  })

  it('become what a control call says, and are what they were after a reset [MEMBER-05]', async () => {
    const section = { id: 'a', title: 'A', html: '<p>a</p>' }
    await sandbox.control('POST', 'documents', {
      document: 'rules',
      lang: 'th',
      sections: [{ ...section, repeat: 3 }],
    })
    await sandbox.control('POST', 'documents', { document: 'rules', lang: 'en', sections: null })
    expect(await text('rules_th')).toEqual({ sections: [{ ...section, html: '<p>a</p>'.repeat(3) }] })
    expect((await file('rules_en')).status).toBe(404)
    await sandbox.control('POST', 'reset', {})
    expect((await text('rules_th')).sections).toHaveLength(12)
    expect((await text('rules_en')).sections).toHaveLength(12)
  })
})

describe('the news', () => {
  const news = async (
    member: { get(path: string): Promise<Response> },
    query = '',
  ): Promise<Schemas['NewsPage']> => {
    const response = await member.get(`/news/${query}`)
    expect(response.status).toBe(200)
    return response.json()
  }

  it('are those planned up to now, newest first, page by page, for members and guests [MEMBER-09]', async () => {
    const [alice, guest] = [await sandbox.enter('alice'), await sandbox.enterAsGuest()]
    const before = await news(alice)
    const times = before.results.map(({ dateCreatedUtc }) => dateCreatedUtc)
    expect(times).toEqual(times.toSorted().toReversed())
    expect(before.results.map(({ title }) => title)).not.toContain('Harbour Open: first matches')
    expect(await news(guest)).toEqual(before)
    await sandbox.control('POST', 'clock', { advance: hour / 2 })
    const after = await news(alice)
    expect([after.count, after.results[0]?.title]).toEqual([before.count + 1, 'Harbour Open: first matches'])
    const first = await news(alice, '?page_size=2')
    const second = await news(alice, '?page_size=2&page=2')
    expect([first.next, ...first.results, ...second.results]).toEqual([2, ...after.results.slice(0, 4)])
    expect((await news(alice, '?page_size=2&page=3')).next).toBeNull()
  })

  it('are in the language they are asked for in; what is added says its own where that is another [MEMBER-09] [I18N-01]', async () => {
    const alice = await sandbox.enter('alice')
    await sandbox.control('POST', 'news', { title: 'Added', text: '' })
    const english = (await news(alice, '?lang=en')).results
    expect(english.map(({ lang }) => lang).filter(Boolean)).toEqual([])
    for (const lang of ['zh', 'vn', 'th', 'id', 'ms', 'jp', 'kr', 'es', 'ru', 'pt']) {
      const [added, ...planned] = (await news(alice, `?lang=${lang}`)).results
      expect(added).toMatchObject({ title: 'Added', lang: 'en' })
      expect(planned.map(({ id, lang: own }) => [id, own])).toEqual(
        english.slice(1).map(({ id }) => [id, undefined]),
      )
      expect(planned.some(({ text: said }) => english.some((item) => item.text === said))).toBe(false)
    }
  })

  it('have what a control call adds, at its time, and not after a reset [MEMBER-09]', async () => {
    const alice = await sandbox.enter('alice')
    const words = { title: 'Cup final moved', text: 'It begins at 21:00.', isImportant: true }
    const { now } = await sandbox.control<{ now: number }>('GET', 'clock')
    const second = { title: 'Cup final at 20:00', text: '' }
    await sandbox.control('POST', 'clock', { freeze: true })
    await sandbox.control('POST', 'news', second)
    await sandbox.control('POST', 'news', words)
    await sandbox.control('POST', 'news', { title: 'Later', text: '', at: now + hour })
    const { results } = await news(alice)
    expect(results.slice(0, 2)).toMatchObject([words, second])
    expect(results.map(({ title }) => title)).not.toContain('Later')
    await sandbox.control('POST', 'clock', { advance: 2 * hour })
    expect((await news(alice)).results[0]?.title).toBe('Later')
    await sandbox.control('POST', 'reset', {})
    const titles = (await news(await sandbox.enter('alice'))).results.map(({ title }) => title)
    expect(titles).not.toContain(words.title)
  })

  it('are asked for with a session alone [SRV-06]', async () => {
    expect((await fetch(`${sandbox.clientUrl}/api/news/`)).status).toBe(401)
  })
})

describe("the partner's app", () => {
  it('is in the settings where a control call says so [MEMBER-09]', async () => {
    const { iosDownloadUrl, androidDownloadUrl, appTitle } = (await sandbox.enter('alice')).settings
    expect([iosDownloadUrl, androidDownloadUrl, appTitle]).toEqual([null, null, 'Harbour Play'])
    const app = { iosDownloadUrl: 'https://apps.example.test/ios', appSubtitle: 'Bets on the go' }
    await sandbox.control('POST', 'app', app)
    expect((await sandbox.enter('alice')).settings).toMatchObject({ ...app, androidDownloadUrl: null })
    await sandbox.control('POST', 'reset', {})
    expect((await sandbox.enter('alice')).settings.iosDownloadUrl).toBeNull()
  })
})
