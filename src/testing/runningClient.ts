import { onTestFinished, vi } from 'vitest'

import { createClient } from '#src/client/createClient.ts'
import type { Environment } from '#src/client/environment.ts'

import { buildOpenedLink } from './builders.ts'
import { testEnvironment } from './environment.ts'
import { fakeServer } from './fakeServer.ts'

/** The real client of a page, running as a member, with a server, sockets and whatever else of the browser the test gives. */
export async function openRunningClient(change: Partial<Environment> = {}) {
  localStorage.clear()
  sessionStorage.clear()
  const server = fakeServer()
  const client = createClient(
    testEnvironment({ ...server, origin: 'http://localhost', ...change }),
    buildOpenedLink(),
  )
  client.start()
  onTestFinished(() => {
    client.appActor.stop()
  })
  await vi.waitFor(() => {
    const { value } = client.appActor.getSnapshot()
    if (!client.appActor.getSnapshot().hasTag('running'))
      throw new Error(`not running: ${JSON.stringify(value)} ${server.calls().join()}`)
  })
  return { client, server }
}
