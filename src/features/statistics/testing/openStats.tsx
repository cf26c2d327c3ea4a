import { act } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'

import type { Client } from '#src/client/client.ts'
import { liveStats } from '#src/realtime/topics/liveStats.ts'
import { fakeCaller } from '#src/testing/api/fakeCaller.ts'
import { buildMatch } from '#src/testing/builders.ts'
import { createClientHarness } from '#src/testing/clientHarness.ts'
import { renderWith } from '#src/testing/slip/renderWith.tsx'

import { LiveStats } from '../LiveStats.tsx'

/** A map as the wire has it. */
interface StatsRow {
  readonly eventId: string
  readonly mapNum: number
  readonly status: number
  readonly details: object
}

export function rowOf(mapNum: number, status: number, details: object): StatsRow {
  return { eventId: 'e1', mapNum, status, details }
}

interface Opened {
  readonly client: Client
  readonly user: UserEvent
  /** Has the event's channel tell something, at a time of the server. */
  readonly tell: (data: unknown, timeStamp: number) => void
}

/** Shows the statistics of an event between two teams, of which the server knows these maps. */
export async function openStats(
  rows: () => readonly unknown[],
  { home, away }: { readonly home?: string; readonly away?: string } = {},
): Promise<Opened> {
  const harness = await createClientHarness({ api: { caller: fakeCaller(() => ({ results: rows() })) } })
  const { client } = harness
  client.queryClient.setDefaultOptions({ queries: { retry: false } })
  const teams = { ...(home !== undefined && { home }), ...(away !== undefined && { away }) }
  const user = renderWith(client, <LiveStats event={buildMatch({ eventId: 'e1', ...teams })} />)
  const tell = (data: unknown, timeStamp: number): void =>
    act(() => client.topics.take(liveStats.event, { data, timestamp: timeStamp }))
  return { client, user, tell }
}
