import { onTestFinished, vi } from 'vitest'

import { createClient } from '#src/client/createClient.ts'

import { buildOpenedLink } from './builders.ts'
import { testEnvironment } from './environment.ts'
import { fakeServer } from './fakeServer.ts'

/** The real client of a page, running as a member, with a server and sockets that are the test's. */
export async function openRunningClient() {
  localStorage.clear()
  sessionStorage.clear()
  const server = fakeServer()
  const client = createClient(testEnvironment({ ...server, origin: 'http://localhost' }), buildOpenedLink())
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
