import { screen } from '@testing-library/react'

import type { Api } from '#src/api/api.ts'
import type { EventsFilter } from '#src/api/lists/events.ts'
import type { Narrowing } from '#src/api/lists/narrowing.ts'
import { fakeCaller } from '#src/testing/api/fakeCaller.ts'
import { buildCounts, buildList, buildListedEvent } from '#src/testing/builders.ts'
import { createClientHarness } from '#src/testing/clientHarness.ts'
import { openPage } from '#src/testing/shell/page.tsx'
import type { Device } from '#src/ui/theme/device.ts'

const soccer = { gameId: '41', gameName: 'Soccer', competitionId: 'c2', competitionName: 'Vale Cup' }
/** What the lists hold unless a test says otherwise. */
export const everything = [
  buildListedEvent('one', { competitionId: 'c1' }),
  buildListedEvent('two', soccer),
  buildListedEvent('three', { ...soccer, competitionId: 'c3', competitionName: 'Harbour Cup' }),
]

/** As the server does, as far as a test needs it. */
function isFound({ competitions = [], find = '' }: Narrowing) {
  return (event: (typeof everything)[number]): boolean =>
    (competitions.length === 0 || competitions.includes(event.competitionId)) &&
    `${event.home} ${event.competitionName}`.toLowerCase().includes(find.toLowerCase())
}

const countsOf = (narrowing: Narrowing) => {
  const today = everything.filter(isFound(narrowing)).length
  return buildCounts({ today, early: narrowing.find === 'cygnus' ? 2 : today })
}

/** A server as a test wants it, and what it is looked at with. */
export interface World {
  device?: Device
  /** What the server waits for before it answers with a list. */
  until?: (filter: EventsFilter) => Promise<unknown>
  competitions?: () => unknown
  /** What the server has, in place of everything. */
  events?: () => typeof everything
  /** The same, page by page. */
  pages?: readonly (typeof everything)[]
  /** The server's clock. */
  clock?: Pick<Api, 'serverNow' | 'onServerClockSet'>
}

const wireCounts = (today: number) => ({ today, inplay: 0, early: 1, combo: 0, outright: 0 })
const competition = (id: string, competitionName: string, gameId: string) => ({
  competitionId: id,
  competitionName,
  gameId,
  counts: wireCounts(1),
})
/** The competitions to choose from, one that cannot be read and one of another tab among them. */
export const offered = () => ({
  results: [
    competition('c1', 'River Cup', '2'),
    competition('c3', 'Harbour Cup', '41'),
    competition('c2', 'Vale Cup', '41'),
    { competitionId: 'broken' },
    { ...competition('c4', 'Only Early', '41'), counts: wireCounts(0) },
  ],
})

/** The page of events before such a server: what it asked for, what it left out, and the member's hands. */
export async function openList(
  path: string,
  {
    device = 'desktop',
    competitions = offered,
    until = () => Promise.resolve(),
    events = () => everything,
    pages,
    clock,
  }: World = {},
) {
  const asked: EventsFilter[] = []
  const leftOut: string[] = []
  const api: Partial<Api> = {
    ...clock,
    caller: fakeCaller(
      (address) => {
        if (address === '/events/competitions/') return competitions()
        return { results: [{ event_date: '2037-11-23', count: 1 }] }
      },
      (what) => void leftOut.push(what),
    ),
    games: () =>
      Promise.resolve([
        { gameId: '2', name: 'Dota 2' },
        { gameId: '41', name: 'Soccer' },
      ]),
    tieco: (narrowing) =>
      Promise.resolve({
        total: countsOf(narrowing),
        games: { 2: buildCounts({ today: 1 }), 41: buildCounts({ today: 2 }) },
      }),
    events: async (filter, page) => {
      asked.push(filter)
      await until(filter)
      const next = pages?.[page] === undefined ? null : page + 1
      if (pages !== undefined) return { ...buildList(pages[page - 1] ?? []), next }
      return buildList(
        events()
          .filter(isFound(filter))
          .filter(({ gameId }) => (filter.gameId ?? null) === null || gameId === filter.gameId),
      )
    },
  }
  const { client } = await createClientHarness({
    api,
    settings: { features: { isEsportsEnabled: true } },
  })
  client.liveness.set(true)
  client.queryClient.setDefaultOptions({ queries: { retry: false } })
  return { client, asked, leftOut, user: openPage(client, path, device) }
}

/** A match by the name of its teams, once it is there. */
export const row = (name: string) => screen.findByRole('group', { name: `Home ${name} v Away ${name}` })
/** The matches that are in sight, in their order. */
export const rows = () =>
  screen.queryAllByRole('group', { name: / v / }).map((each) => each.getAttribute('aria-label'))
/** The search. */
export const field = () => screen.findByRole('searchbox', { name: 'Find teams and competitions' })

/** Nothing is kept from the test before. */
export function clearStorage(): void {
  localStorage.clear()
  sessionStorage.clear()
}
