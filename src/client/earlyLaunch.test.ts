import { describe, expect, it } from 'vitest'

import type { EarlyCall } from '#src/api/http/headStart.ts'
import { launchLinkRecord } from '#src/storage/launchRecords.ts'
import { tabSession } from '#src/storage/records.ts'
import { createTestBrowser, testSettings, testTokens } from '#src/testing/storage.ts'
import type { OpenedLink } from '#src/wire/tokens.ts'

import { launchEarly } from './earlyLaunch.ts'

const link: OpenedLink = {
  token: 'link-1',
  partnerMemberToken: 'member',
  isGuest: false,
  language: 'th',
  oddsType: null,
  theme: null,
  eventId: null,
  competitionIds: [],
}

function open() {
  const { host, storage } = createTestBrowser().openTab()
  const begun: EarlyCall[] = []
  return {
    storage,
    begun,
    launch: (opened: OpenedLink | null) =>
      launchEarly(opened, {
        headStart: { begin: (call) => void begun.push(call) },
        storages: host,
        timeZone: 'Asia/Shanghai',
        apiBase: 'http://client/api',
      }),
  }
}

describe('the launch before the client is there', () => {
  it('exchanges the link, having written it down for a reload [LAUNCH-02] [LAUNCH-03]', () => {
    const { storage, begun, launch } = open()
    launch(link)
    expect(begun.map(({ method, url }) => [method, url])).toEqual([
      ['POST', 'http://client/api/game-launch/'],
    ])
    expect(JSON.parse(begun[0]?.body ?? '')).toMatchObject({ token: 'link-1', lang: 'th' })
    expect(storage.read(launchLinkRecord)).toMatchObject(link)
  })

  it('is none without a link', () => {
    const { begun, launch } = open()
    launch(null)
    expect(begun).toEqual([])
  })

  it('is none where a session has come of the link already [LAUNCH-08]', () => {
    const { storage, begun, launch } = open()
    const kept = { version: 1, settings: testSettings, tokens: testTokens } as const
    storage.write(tabSession, { ...kept, linkToken: 'link-1' })
    launch(link)
    expect(begun).toEqual([])
    expect(storage.read(tabSession)?.tokens).toEqual(testTokens)
    launch({ ...link, token: 'link-2' })
    expect(begun).toHaveLength(1)
  })
})
