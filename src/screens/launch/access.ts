import type { RegisteredRouter } from '@tanstack/react-router'

import type { Settings } from '#machines/session/settings.ts'
import type { AppPhase } from '#src/client/hooks/appPhase.ts'

export type RouteId = keyof RegisteredRouter['routesById']

/** Who may see a route. */
type Access =
  | 'anybody'
  /** The bare root is nobody's to see [ROUTE-02]. */
  | 'nobody'
  /** The launch's own address: nobody stays there. */
  | 'launch'
  /** A session of a partner with esports. */
  | 'esports'
  /** The same, of a member and no guest [LAUNCH-05]. */
  | 'member'
  /** A session of a partner with esports, or one of a partner that has nothing but mini-games. */
  | 'lobby'

/** Every route and who may see it [ROUTE-01]. */
export const access: Readonly<Record<RouteId, Access>> = {
  __root__: 'anybody',
  '/': 'nobody',
  '/404': 'anybody',
  '/icons': 'anybody',
  '/maintenance': 'anybody',
  '/launch': 'launch',
  '/launch.html': 'launch',
  '/_session': 'esports',
  '/_session/account/': 'esports',
  '/_session/account/transactions': 'esports',
  '/_session/events/': 'esports',
  '/_session/events/$eventId': 'esports',
  '/_session/game-results/': 'esports',
  '/_session/game-results/$eventId': 'esports',
  '/_session/live-stream-app/': 'esports',
  '/_session/live-stream-app/$eventId': 'esports',
  '/_session/lootbox': 'lobby',
  '/_session/lootbox/': 'lobby',
  '/_session/lootbox/$tableId': 'lobby',
  '/_session/notifications': 'member',
  '/_session/rules': 'esports',
  '/_session/guides/$guide': 'esports',
  '/_session/news': 'esports',
  '/test/halfscreen': 'esports',
}

export function isRouteId(id: string): id is RouteId {
  return Object.hasOwn(access, id)
}

/** Whether a route is open to everybody, with a session or without. */
export function isForAnybody(routeId: string): boolean {
  return isRouteId(routeId) && access[routeId] === 'anybody'
}

/** What of a session's settings decides. */
type VisitorSettings = Pick<Settings, 'features' | 'isGuest'>

/** Who is there: nobody yet, a session by what its partner has, a guest where it has esports, or nobody any more. */
type Visitor = 'launching' | 'esports' | 'guest' | 'lobbyOnly' | 'neither' | 'ended'

/** What a visitor sees in a route's place, or where they are sent. */
export type Verdict = 'shown' | 'launch' | 'forbidden' | 'ended' | 'toFirstScreen' | 'toLobby'

/** Where everybody is sent [ROUTE-03 ROUTE-04 ROUTE-05]: to the launch until it is done, to its end once it is over. */
const verdicts: Readonly<Record<Access, Readonly<Record<Visitor, Verdict>>>> = {
  anybody: {
    launching: 'shown',
    esports: 'shown',
    guest: 'shown',
    lobbyOnly: 'shown',
    neither: 'shown',
    ended: 'shown',
  },
  nobody: {
    launching: 'forbidden',
    esports: 'forbidden',
    guest: 'forbidden',
    lobbyOnly: 'forbidden',
    neither: 'forbidden',
    ended: 'forbidden',
  },
  launch: {
    launching: 'launch',
    esports: 'toFirstScreen',
    guest: 'toFirstScreen',
    lobbyOnly: 'toFirstScreen',
    neither: 'toFirstScreen',
    ended: 'ended',
  },
  esports: {
    launching: 'launch',
    esports: 'shown',
    guest: 'shown',
    lobbyOnly: 'toLobby',
    neither: 'forbidden',
    ended: 'ended',
  },
  member: {
    launching: 'launch',
    esports: 'shown',
    guest: 'forbidden',
    lobbyOnly: 'toLobby',
    neither: 'forbidden',
    ended: 'ended',
  },
  lobby: {
    launching: 'launch',
    esports: 'shown',
    guest: 'shown',
    lobbyOnly: 'shown',
    neither: 'forbidden',
    ended: 'ended',
  },
}

/** Esports that the partner does not speak of are not enabled; they are off where it says so and has mini-games [ROUTE-04]. */
function visitorOf(phase: AppPhase, settings: VisitorSettings | null): Visitor {
  if (phase === 'starting') return 'launching'
  if (phase !== 'running') return 'ended'
  const features = settings?.features
  if (features?.isEsportsEnabled === true) return settings?.isGuest === true ? 'guest' : 'esports'
  return features?.isEsportsEnabled === false && features.isMiniGameEnabled === true ? 'lobbyOnly' : 'neither'
}

/** @param settings the session's; null before there is one */
export function verdictOn(routeId: RouteId, phase: AppPhase, settings: VisitorSettings | null): Verdict {
  return verdicts[access[routeId]][visitorOf(phase, settings)]
}

/** What is shown upright or on its side: mini-games, streams, and what stands in a page's place [ROUTE-08]. */
const eitherWay: ReadonlySet<RouteId> = new Set<RouteId>([
  '__root__',
  '/_session',
  '/404',
  '/_session/lootbox',
  '/_session/lootbox/',
  '/_session/lootbox/$tableId',
  '/_session/live-stream-app/',
  '/_session/live-stream-app/$eventId',
])

/** Whether what is shown at a route is meant for a phone that is held upright. */
export function isUprightPage(routeId: RouteId, verdict: Verdict): boolean {
  return verdict === 'shown' && !eitherWay.has(routeId)
}
