import { onTestFinished, vi } from 'vitest'

import { createClient } from '#src/client/createClient.ts'
import type { Environment } from '#src/client/platform/environment.ts'

import { buildOpenedLink } from './builders.ts'
import { testEnvironment } from './environment.ts'
import { fakeServer, type FakeServer } from './fakeServer.ts'
import { FakeSocket } from './fakeSocket.ts'
import { patience } from './patience.ts'

/**
 * The real client of a page, running as a member, with a server, sockets and whatever else of the browser the test gives.
 * @param prepare says what the server answers from the launch on
 */
export async function openRunningClient(
  change: Partial<Environment> = {},
  prepare: (server: FakeServer) => void = () => undefined,
) {
  localStorage.clear()
  sessionStorage.clear()
  const server = fakeServer()
  prepare(server)
  const client = createClient(
    testEnvironment({ ...server, origin: 'http://localhost', ...change }),
    buildOpenedLink(),
  )
  client.start()
  onTestFinished(() => {
    client.appActor.stop()
    FakeSocket.forget()
  })
  await vi.waitFor(() => {
    const { value } = client.appActor.getSnapshot()
    if (!client.appActor.getSnapshot().hasTag('running'))
      throw new Error(`not running: ${JSON.stringify(value)} ${server.calls().join()}`)
  }, patience)
  return { client, server }
}
