import { describe, expect, it, vi } from 'vitest'
import { waitFor } from 'xstate'

import { isArriving } from '#src/client/root/deferredMachine.ts'
import { slipActorOf } from '#src/features/selection/slipActor.ts'
import { FakeSocket } from '#src/testing/fakeSocket.ts'
import { patience } from '#src/testing/patience.ts'
import { openRunningClient } from '#src/testing/runningClient.ts'

/** What another tab of the browser writes is heard by the running client, and by all of it that goes by it. */

/** Another tab changes what this browser keeps under a name. */
function writeElsewhere(name: string, change: (kept: Record<string, unknown>) => Record<string, unknown>) {
  const key = Object.keys(localStorage).find((each) => each.endsWith(`:${name}`))
  if (key === undefined) throw new Error(`nothing is kept as ${name}`)
  localStorage.setItem(key, JSON.stringify(change(JSON.parse(localStorage.getItem(key) ?? ''))))
  window.dispatchEvent(new StorageEvent('storage', { key }))
}

const later = Date.now() + 3_600_000

describe('a token that another tab of the same session has renewed', () => {
  it('is the one of every call and channel from then on [LAUNCH-08] [SRV-06]', async () => {
    const { client, server } = await openRunningClient()
    await vi.waitFor(() => expect(FakeSocket.held()).toHaveLength(2), patience)
    for (const socket of FakeSocket.held()) socket.open()
    await client.api.wallet()
    expect(server.sent.at(-1)?.token).toBe('member-token')
    writeElsewhere('session', (kept) => ({ ...kept, token: 'token-of-elsewhere', tokenExpiresAt: later }))
    await client.api.wallet()
    expect(server.sent.at(-1)?.token).toBe('token-of-elsewhere')
    FakeSocket.held('/v8/events/').at(-1)?.cut(1011)
    await vi.waitFor(
      () => expect(FakeSocket.held('/v8/events/').at(-1)?.token).toBe('token-of-elsewhere'),
      patience,
    )
    // It is young: nobody renews it once more for a line that was cut.
    FakeSocket.held('/v8/notifications/').at(-1)?.cut(1006)
    await vi.waitFor(
      () => expect(FakeSocket.held('/v8/notifications/').at(-1)?.token).toBe('token-of-elsewhere'),
      patience,
    )
    expect(server.calls()).not.toContain('POST /game-launch/refresh/')
  })

  it('is left alone where it is of another session [LAUNCH-08]', async () => {
    const { client, server } = await openRunningClient()
    writeElsewhere('session', (kept) => ({
      ...kept,
      settings: { ...(kept['settings'] as object), sessionId: 's2' },
      token: 'token-of-another',
    }))
    await client.api.wallet()
    expect(server.sent.at(-1)?.token).toBe('member-token')
  })
})

describe('which changes of odds a member takes, chosen in another tab', () => {
  it('is what the slip goes by at once [SLIP-16]', async () => {
    const { client } = await openRunningClient()
    client.loadSlip()
    const slip = slipActorOf(client)
    if (slip === undefined) throw new Error('no slip')
    await waitFor(slip, (snapshot) => !isArriving(snapshot), patience)
    expect(slip.getSnapshot().context.policy).toBe('any')
    for (const policy of ['better', 'none', 'any'] as const) {
      writeElsewhere('preferences', (kept) => ({ ...kept, acceptPolicy: policy }))
      expect(client.preferences.get('acceptPolicy')).toBe(policy)
      expect(slip.getSnapshot().context.policy).toBe(policy)
    }
  })
})
