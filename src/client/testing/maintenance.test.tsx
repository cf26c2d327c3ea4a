import { describe, expect, it, vi } from 'vitest'

import type { Client } from '#src/client/client.ts'
import { maintenanceOf, phaseOf } from '#src/client/hooks/useMaintenance.ts'
import { wireSettings } from '#src/testing/api/replies.ts'
import { FakeSocket } from '#src/testing/fakeSocket.ts'
import { patience } from '#src/testing/patience.ts'
import { openRunningClient } from '#src/testing/runningClient.ts'

/** What the running client learns about maintenance, and from where; what follows from it is in the machine's own tests. */

const hour = 3_600_000
const statusCall = 'GET /maintenance/status.json'
const at = (hours: number) => new Date(Date.now() + hours * hour).toISOString()
const none = { maintenance: false }
const ahead = (hours = 1) => ({ maintenance: false, from: at(hours), to: at(hours + 1) })

const phase = (client: Client) => phaseOf(maintenanceOf(client)?.getSnapshot())
const from = (client: Client) => maintenanceOf(client)?.getSnapshot().context.status.from
const isPhase = (client: Client, wanted: ReturnType<typeof phase>) =>
  vi.waitFor(() => expect(phase(client)).toBe(wanted), patience)

function socketOf(channel: 'events' | 'notifications'): FakeSocket {
  const socket = FakeSocket.held(`/v8/${channel}/`).at(-1)
  if (socket === undefined) throw new Error(`no socket of ${channel}`)
  return socket
}

async function opened(
  ...[change, prepare]: Parameters<typeof openRunningClient>
): ReturnType<typeof openRunningClient> {
  const running = await openRunningClient(change, prepare)
  await vi.waitFor(() => expect(FakeSocket.held()).toHaveLength(2), patience)
  for (const socket of FakeSocket.held()) socket.open()
  return running
}

describe('what the settings of a launch say of maintenance', () => {
  it.each([
    ['that it is announced', 'announced', ahead()],
    ['that it lasts', 'underMaintenance', { ...ahead(), maintenance: true }],
  ] as const)('is heard: %s [LIVE-12] [MEMBER-11]', async (_, wanted, maintenance) => {
    const { client, server } = await openRunningClient({}, ({ answer }) =>
      answer('POST /game-launch/', () => ({ body: { ...wireSettings, maintenance } })),
    )
    await isPhase(client, wanted)
    expect(from(client)).toBe(Date.parse(maintenance.from))
    expect(server.calls()).not.toContain(statusCall)
  })
})

describe('a notice of maintenance', () => {
  it('that is older than one that was heard on another channel is dropped and counted [LIVE-12] [LIVE-13]', async () => {
    const { client } = await opened()
    const [events, notifications] = [socketOf('events'), socketOf('notifications')]
    const [first, second] = [ahead(1), ahead(5)]
    events.say('maintenance', first, 20)
    await isPhase(client, 'announced')
    notifications.say('maintenance', none, 10)
    expect([phase(client), from(client)]).toEqual(['announced', Date.parse(first.from)])
    expect(client.counters.read().outOfOrder).toBe(1)
    notifications.say('maintenance', second, 30)
    expect(from(client)).toBe(Date.parse(second.from))
    events.say('maintenance', first, 20)
    expect(from(client)).toBe(Date.parse(second.from))
    expect(client.counters.read().outOfOrder).toBe(2)
  })

  it('that went by while no channel was open is asked for when the channel is back, and a launch asks for nothing [LIVE-12] [LIVE-05] [ROUTE-09]', async () => {
    const { client, server } = await opened()
    const announced = ahead()
    server.answer(statusCall, () => ({ body: announced }))
    expect(server.calls()).not.toContain(statusCall)
    socketOf('events').cut(1011)
    await vi.waitFor(() => expect(FakeSocket.held('/v8/events/')).toHaveLength(1), patience)
    expect(server.calls()).not.toContain(statusCall)
    socketOf('events').open()
    await isPhase(client, 'announced')
    expect(from(client)).toBe(Date.parse(announced.from))
    // It is called off in the same way.
    server.answer(statusCall, () => ({ body: none }))
    socketOf('events').cut(1011)
    await vi.waitFor(() => expect(FakeSocket.held('/v8/events/')).toHaveLength(1), patience)
    socketOf('events').open()
    await isPhase(client, 'available')
  })
})

describe('a channel that is closed with 4503', () => {
  it.each(['events', 'notifications'] as const)(
    'says that there may be maintenance, and the status is asked for: %s [LIVE-12] [LIVE-04]',
    async (channel) => {
      const { client, server } = await opened()
      const lasting = { ...ahead(), maintenance: true }
      server.answer(statusCall, () => ({ body: lasting }))
      socketOf(channel).cut(4503)
      await isPhase(client, 'underMaintenance')
      expect(from(client)).toBe(Date.parse(lasting.from))
    },
  )

  it.each([1000, 1006, 1011])(
    'is not the same as one that is closed with %i, of which nobody is asked [LIVE-04]',
    async (code) => {
      const { client, server } = await opened()
      socketOf('notifications').cut(code)
      await vi.waitFor(() => expect(FakeSocket.held('/v8/notifications/')).toHaveLength(1), patience)
      socketOf('notifications').open()
      await client.api.wallet()
      expect(server.calls()).not.toContain(statusCall)
    },
  )
})
