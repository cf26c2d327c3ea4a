import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { createTestBrowser } from '#src/testing/storage.ts'

import { launchLinkRecord, partnerRecord } from './launchRecords.ts'

const link = {
  version: 1,
  token: 'T',
  partnerMemberToken: 'P',
  isGuest: false,
  language: 'th',
  oddsType: 'malay',
  theme: 'lh',
  pressRule: 'add',
  eventId: 'e1',
  competitionIds: ['c1'],
} as const

let told: string[] = []
const tell = (what: string): void => void told.push(what)

describe('what is kept of a launch', () => {
  it('is its link, read back as it was, in this tab alone [LAUNCH-03]', () => {
    const browser = createTestBrowser()
    const { storage } = browser.openTab()
    storage.write(launchLinkRecord, link)
    expect(storage.read(launchLinkRecord)).toEqual(link)
    expect(browser.openTab().storage.read(launchLinkRecord)).toBeNull()
    expect([...browser.shared.values()].join()).not.toContain('T')
  })

  it('is nothing where it has no token, or is of another version [LAUNCH-08] [LIVE-13]', () => {
    for (const odd of [{ token: '' }, { token: 7 }, { isGuest: 'no' }, { version: 2 }])
      expect(launchLinkRecord.decode({ ...link, ...odd }, tell)).toBeNull()
    const odd = { ...link, language: 'xx', competitionIds: [1, 'c2'] }
    told = []
    expect(launchLinkRecord.decode(odd, tell)).toMatchObject({ language: null, competitionIds: ['c2'] })
    // One for each field that fell back on its own.
    expect(told).toEqual(['malformed', 'malformed'])
  })

  it('names the partner, and no way that leads anywhere but to the web [HOST-04]', () => {
    expect(
      partnerRecord.decode(
        {
          version: 1,
          name: 'Harbour',
          siteUrl: 'javascript:alert(1)',
          loginUrl: 'https://p.test/in',
          origins: ['*', 'https://p.test'],
        },
        tell,
      ),
    ).toEqual({
      version: 1,
      name: 'Harbour',
      siteUrl: null,
      loginUrl: 'https://p.test/in',
      origins: ['https://p.test'],
    })
  })

  it('never breaks the start, whatever is in the storage [LAUNCH-08]', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (whole, part) => {
        for (const fact of [launchLinkRecord, partnerRecord])
          for (const value of [
            whole,
            { ...link, name: 'Harbour', token: part, origins: part, siteUrl: part },
          ])
            expect(() => fact.decode(value, tell)).not.toThrow()
      }),
    )
  })
})
