import { QueryObserver } from '@tanstack/react-query'
import { describe, expect, it, vi } from 'vitest'

import { walletResource } from '#src/api/member/resources.ts'
import { walletQuery } from '#src/api/member/wallet.ts'
import { wireSettings, wireWallet } from '#src/testing/api/replies.ts'
import { patience } from '#src/testing/patience.ts'
import { openRunningClient } from '#src/testing/runningClient.ts'
import type { HostMessage } from '#src/wire/hostMessages.ts'

const [partner = ''] = wireSettings.partnerOrigins
const parent = { postMessage: () => undefined }

/** A running client in a frame, whose balance somebody looks at. */
async function framed() {
  const listeners: ((event: MessageEvent<unknown>) => void)[] = []
  const { client, server } = await openRunningClient({
    frame: {
      parent,
      location: {},
      addEventListener: (_, listener) => void listeners.push(listener),
    },
  })
  const heard: HostMessage[] = []
  client.partner.onMessage((message) => void heard.push(message))
  new QueryObserver(client.queryClient, walletQuery(client)).subscribe(() => undefined)
  const asked = () => server.calls().filter((call) => call === 'GET /wallet/').length
  return {
    client,
    server,
    heard,
    asked,
    /** What has been dropped, by why. */
    dropped: () => {
      const { foreign, unknown, malformed } = client.counters.read()
      return { foreign, unknown, malformed }
    },
    post: (data: unknown, origin = partner) => {
      for (const listener of listeners) listener({ data, origin, source: parent } as unknown as MessageEvent)
    },
  }
}

function sync(balance: string, currency = 'CNY') {
  return { slipway: 1, type: 'wallet-sync', data: { balance, currency } }
}

describe("what the partner's page says", () => {
  it('is heard, or dropped and counted by why [HOST-03]', async () => {
    const { post, heard, dropped } = await framed()
    post({ slipway: 1, type: 'back-to-match', data: {} })
    expect(heard).toEqual([{ type: 'back-to-match', data: {} }])
    expect(dropped()).toEqual({ foreign: 0, unknown: 0, malformed: 0 })
    post({ slipway: 1, type: 'back-to-match', data: {} }, 'https://elsewhere.test')
    post({ slipway: 2, type: 'back-to-match', data: {} })
    post(sync('much'))
    expect(heard).toHaveLength(1)
    expect(dropped()).toEqual({ foreign: 1, unknown: 1, malformed: 1 })
  })

  it('of money is asked of the server, and never believed [HOST-02]', async () => {
    const { client, server, post, asked } = await framed()
    server.answer('GET /wallet/', () => ({ body: { ...wireWallet, balance: '40.00' } }))
    const before = asked()
    post(sync('1000000.00', 'USD'))
    post(sync('1000000.00'))
    await vi.waitFor(
      () =>
        expect(client.queryClient.getQueryData(walletResource.key)).toMatchObject({
          balance: { minor: 4_000 },
        }),
      patience,
    )
    expect(asked()).toBe(before + 1)
  })
})
