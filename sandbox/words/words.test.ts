import { describe, expect, it } from 'vitest'

import { startTestSandbox } from '../testing/server.ts'
import { en } from './languages/en.ts'
import {
  bigComboNameIn,
  competitionNameIn,
  eventNameIn,
  houseWords,
  inLanguage,
  marketNameIn,
  textInLanguage,
} from './words.ts'

const codes = ['zh', 'vn', 'th', 'id', 'ms', 'jp', 'kr', 'es', 'ru', 'pt', 'zh-hant'] as const

/** Every sentence of a language by its place: "notifications.settled". */
function sentences(part: object, path = ''): [string, string][] {
  return Object.entries(part).flatMap(([name, value]) =>
    typeof value === 'string' ? [[`${path}${name}`, value]] : sentences(value, `${path}${name}.`),
  )
}

const places = (sentence: string): string[] => (sentence.match(/\{\w+\}/g) ?? []).toSorted()

describe.each(codes)('what the house says in %s [I18N-01]', (code) => {
  const said = new Map(sentences(houseWords(code)))

  it('is all that it says in English, with the same placeholders', () => {
    const english = sentences(en)
    expect([...said.keys()].toSorted()).toEqual(english.map(([path]) => path).toSorted())
    for (const [path, sentence] of english) {
      expect(said.get(path)?.trim(), path).not.toBe('')
      expect(places(said.get(path) ?? ''), path).toEqual(places(sentence))
    }
  })

  it('has nothing before a ticket’s number that a line may end after', () => {
    for (const [path, sentence] of sentences(houseWords(code).notifications))
      expect(sentence, path).not.toMatch(/(?:n\.º|nº|№) /)
  })

  it('is said in that language: no sentence to a member is as in English', () => {
    for (const [path, sentence] of sentences(en.notifications, 'notifications.'))
      expect(said.get(path), path).not.toBe(sentence)
  })
})

describe('a name of the house', () => {
  const { vn, es } = { vn: houseWords('vn'), es: houseWords('es') }

  it('of a market of a map or of an innings is put together in the order of the language', () => {
    expect(marketNameIn(en, 'Map 2 total kills')).toBe('Map 2 total kills')
    expect(marketNameIn(vn, 'Map 2 total kills')).toContain(vn.markets['Total kills'])
    expect(marketNameIn(vn, 'Map 2 total kills')).toContain('2')
    expect(marketNameIn(es, '1st innings 150 or more')).toContain('150')
  })

  it('that the house has not made, such as that of a control call, stays', () => {
    expect(marketNameIn(vn, 'First to dance')).toBe('First to dance')
    expect(marketNameIn(vn, 'Map 2 first to dance')).toBe('Map 2 first to dance')
    expect(competitionNameIn(es, 'Harbour Open')).toBe('Harbour Open')
  })

  it('of a competition has its country in the language', () => {
    expect(competitionNameIn(es, 'Spain, division 2')).toContain('España')
  })

  it('of a match has between its sides what stands there in the language', () => {
    expect(eventNameIn(en, 'Engines v Foxes')).toBe('Engines v Foxes')
    expect(
      (['zh-hant', 'jp', 'es', 'pt', 'ru', 'th'] as const).map((code) =>
        eventNameIn(houseWords(code), 'Engines v Foxes'),
      ),
    ).toEqual([
      'Engines 對 Foxes',
      'Engines 対 Foxes',
      'Engines vs. Foxes',
      'Engines x Foxes',
      'Engines — Foxes',
      'Engines พบ Foxes',
    ])
    // It does not say where one side ends, or there are none.
    for (const name of ['Engines v Foxes v Owls', 'Harbour Open', 'v', ''])
      expect(eventNameIn(es, name)).toBe(name)
    expect(textInLanguage('{"tickets":[{"eventName":"Engines v Foxes","home":"A v B"}]}', 'ru')).toBe(
      '{"tickets":[{"eventName":"Engines — Foxes","home":"A v B"}]}',
    )
  })

  it('of a ready-made combo is in the language, one that was offered by hand as it was offered', () => {
    expect(bigComboNameIn(en, 'Long shot')).toBe('Long shot')
    expect(bigComboNameIn(houseWords('zh-hant'), 'Favourites of the day')).toBe('今日大熱')
    expect(bigComboNameIn(es, 'Goals, kills and rounds')).toBe('Goles, kills y rondas')
    expect(bigComboNameIn(es, 'Of the house')).toBe('Of the house')
  })

  it('is changed wherever it stands in a reply, and nothing else is', () => {
    const reply = {
      results: [{ marketName: 'Winner', name: 'Winner', count: 2, none: null }],
      more: ['Winner'],
    }
    expect(inLanguage(reply, 'en')).toBe(reply)
    expect(inLanguage(reply, 'es')).toEqual({
      results: [{ marketName: es.markets.Winner, name: 'Winner', count: 2, none: null }],
      more: ['Winner'],
    })
  })
})

it('a member is answered and told in the language of the last call, traditional Chinese by the launch [I18N-01] [SRV-04] [LIVE-03]', async () => {
  const sandbox = await startTestSandbox()
  try {
    const alice = await sandbox.enter('alice')
    const namesIn = async (query: string): Promise<string[]> => {
      const reply = await alice.get(`/events/?timing=today${query}`)
      const { results } = (await reply.json()) as { results: { markets: { marketName: string }[] }[] }
      return results.flatMap(({ markets }) => markets.map(({ marketName }) => marketName))
    }
    const english = await namesIn('')
    const thai = await namesIn('&lang=th')
    expect(english).toContain('Asian handicap')
    expect(thai).toEqual(english.map((name) => marketNameIn(houseWords('th'), name)))
    // What is kept of a bet is in English, and told in the language of who asks.
    expect((await alice.bet()).status).toBe(201)
    const placed = async (lang: string): Promise<string | undefined> => {
      const reply = await alice.get(`/transactions/?tab=pending&lang=${lang}`)
      const { results } = (await reply.json()) as { results: { tickets: { eventName: string }[] }[] }
      return results[0]?.tickets[0]?.eventName
    }
    expect(await placed('en')).toBe('Home e1 v Away e1')
    expect(await placed('th')).toBe('Home e1 พบ Away e1')
    // A call that names no language is answered in that of the one before.
    expect(await namesIn('')).toEqual(thai)
    await sandbox.control('POST', 'members/alice', { deposit: '25.00' })
    const told = (await (await alice.get('/notifications/')).json()) as { results: { message: string }[] }
    expect(told.results[0]?.message).toBe(
      houseWords('th').notifications.deposit.replace('{amount}', '25.00 CNY'),
    )
  } finally {
    await sandbox.close()
  }
})
