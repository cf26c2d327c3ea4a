import { notFound, redirect } from '@tanstack/react-router'

import type { Client } from '#src/client/client.ts'
import { appPhaseOf } from '#src/client/hooks/appPhase.ts'
import { landingOf } from '#src/client/session/landing.ts'
import { listOf, searchOf } from '#src/features/eventLists/eventsSearch.ts'

import { isRouteId, verdictOn } from './access.ts'

/** What is shown in the place of a route that its visitor may not see. */
export type ShownInstead = 'launch' | 'forbidden' | 'ended'

interface Visit {
  readonly context: { readonly client: Client }
  /** What is visited, from the root down. */
  readonly matches: readonly { readonly routeId: string }[]
  /** The route that asks. */
  readonly routeId: string
}

/**
 * The `beforeLoad` of every route that is not open to everybody, or of the layout that such routes share: it does what
 * the table of access says in the row of the route visited [ROUTE-05]. When the session changes, the router asks again
 * (`src/client/reactions/followSession.ts`).
 * @throws where to go instead, or what `Unadmitted` shows in the route's place; then no loader runs
 */
export function guard(visit: object): void {
  // By the router's own type of it the tree of routes would be made of itself.
  const { context, matches, routeId } = visit as Visit
  const { client } = context
  const visited = matches.at(-1)?.routeId ?? routeId
  if (!isRouteId(visited) || !isRouteId(routeId)) throw new Error(`nobody says who may see ${visited}`)
  const verdict = verdictOn(visited, appPhaseOf(client.appActor.getSnapshot()), client.session.settings())
  if (verdict === 'shown') return
  if (verdict === 'toLobby') throw redirect({ to: '/lootbox', replace: true })
  if (verdict === 'toFirstScreen') throw toFirstScreen(client)
  throw notFound({ routeId, data: verdict })
}

/** What `guard` has said of the route in whose place something else is shown. */
export function shownInstead(data: unknown): ShownInstead | null {
  return data === 'launch' || data === 'forbidden' || data === 'ended' ? data : null
}

/** The event that the link named, else the landing page, its list narrowed to the link's competitions [LAUNCH-10] [LAUNCH-07]. The launch's address is no place to come back to. */
function toFirstScreen({ appActor, session }: Client) {
  const eventId = appActor.getSnapshot().context.launched?.eventId ?? null
  if (eventId !== null) return redirect({ to: '/events/$eventId', params: { eventId }, replace: true })
  const settings = session.settings()
  if (settings === null) throw new Error('a launch that is done without its settings')
  const competitions = settings.opening.competitionIds
  const landing = { tab: landingOf(settings), gameId: settings.opening.gameId, date: null, competitions }
  const search = searchOf(competitions.length > 0 ? listOf(landing) : landing)
  return redirect({ to: '/events', search, replace: true })
}
