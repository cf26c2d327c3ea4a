import { describe, expect, it } from 'vitest'

import type { EarlyCall } from '#src/api/http/headStart.ts'
import type { ServerAddress } from '#src/api/http/servers.ts'
import { launchLinkRecord } from '#src/storage/records/launchRecords.ts'
import { tabSession } from '#src/storage/records/records.ts'
import { testApi } from '#src/testing/api/replies.ts'
import { createTestBrowser, testSettings, testTokens } from '#src/testing/storage.ts'
import type { OpenedLink } from '#src/wire/session/tokens.ts'

import { launchEarly } from './earlyLaunch.ts'

const link: OpenedLink = {
  token: 'link-1',
  partnerMemberToken: 'member',
  isGuest: false,
  language: 'th',
  oddsType: null,
  theme: null,
  pressRule: null,
  eventId: null,
  competitionIds: [],
}

const serverAddress: ServerAddress = (server) => `http://client/${server}`

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
        serverAddress,
        sign: () => Promise.resolve(null),
      }),
  }
}

describe('the launch before the client is there', () => {
  it('exchanges the link, having written it down for a reload [LAUNCH-02] [LAUNCH-03]', () => {
    const { storage, begun, launch } = open()
    launch(link)
    expect(begun.map(({ method, url }) => [method, url])).toEqual([
      ['POST', 'http://client/main/game-launch/'],
    ])
    expect(JSON.parse(begun[0]?.body ?? '')).toMatchObject({ token: 'link-1', lang: 'th' })
    expect(storage.read(launchLinkRecord)).toMatchObject(link)
  })

  it("is the very call that the launch makes, on the contract's server for it [SRV-01] [LAUNCH-02]", async () => {
    const { begun, launch } = open()
    launch(link)
    const asked: string[] = []
    const { api } = testApi('', {
      serverAddress,
      async fetch(request) {
        asked.push(`${request.method} ${request.url} ${await request.text()}`)
        return new Response(null, { status: 503 })
      },
    })
    await expect(api.launch(link)).rejects.toThrow()
    expect(begun.map(({ method, url, body }) => `${method} ${url} ${body}`)).toEqual(asked)
  })

  it('is not made without a link', () => {
    const { begun, launch } = open()
    launch(null)
    expect(begun).toEqual([])
  })

  it('is not made where the link has led to a session already [LAUNCH-08]', () => {
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
