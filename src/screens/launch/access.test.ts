import { describe, expect, it } from 'vitest'

import { access, isUprightPage, verdictOn, type RouteId, type Verdict } from './access.ts'

const esports = { features: { isEsportsEnabled: true }, isGuest: false }
const guest = { ...esports, isGuest: true }
const lobbyOnly = { features: { isEsportsEnabled: false, isMiniGameEnabled: true }, isGuest: false }
const off = { features: { isEsportsEnabled: false }, isGuest: false }
const silent = { features: { isMiniGameEnabled: true }, isGuest: false }

/** Who comes, and what they find at a page that is open, at the launch, behind the session, of a member, in the lobby, at the bare root. */
const visitors = [
  ['before the launch is done', 'starting', null, 'shown launch launch launch launch forbidden'],
  ['with esports', 'running', esports, 'shown toFirstScreen shown shown shown forbidden'],
  ['who is a guest', 'running', guest, 'shown toFirstScreen shown forbidden shown forbidden'],
  ['with mini-games alone', 'running', lobbyOnly, 'shown toFirstScreen toLobby toLobby shown forbidden'],
  ['with neither', 'running', off, 'shown toFirstScreen forbidden forbidden forbidden forbidden'],
  [
    'of whose esports nothing is said',
    'running',
    silent,
    'shown toFirstScreen forbidden forbidden forbidden forbidden',
  ],
  ['whose token expired', 'expired', esports, 'shown ended ended ended ended forbidden'],
  ['who was forbidden', 'forbidden', esports, 'shown ended ended ended ended forbidden'],
  ['whose session was closed', 'closed', null, 'shown ended ended ended ended forbidden'],
] as const

/** The product's table of routes: what each is. */
const kinds = {
  open: ['__root__', '/404', '/icons', '/maintenance'],
  launch: ['/launch', '/launch.html'],
  session: [
    '/_session',
    '/_session/account/',
    '/_session/account/transactions',
    '/_session/events/',
    '/_session/events/$eventId',
    '/_session/game-results/',
    '/_session/game-results/$eventId',
    '/_session/live-stream-app/',
    '/_session/live-stream-app/$eventId',
    '/_session/rules',
    '/_session/guides/$guide',
    '/_session/news',
    '/test/halfscreen',
  ],
  member: ['/_session/account/care', '/_session/notifications'],
  lobby: ['/_session/lootbox', '/_session/lootbox/', '/_session/lootbox/$tableId'],
  root: ['/'],
} satisfies Record<string, RouteId[]>

describe('the access to routes', () => {
  it('is said of every one of them, and of each once [ROUTE-01]', () => {
    expect(Object.values(kinds).flat().toSorted()).toEqual(Object.keys(access).toSorted())
  })

  it.each(visitors)(
    'is for somebody %s as the product has it [ROUTE-02][ROUTE-03][ROUTE-04][ROUTE-05] [LAUNCH-05]',
    (_, phase, settings, found) => {
      const expected = found.split(' ') as Verdict[]
      Object.values(kinds).forEach((ids: RouteId[], at) => {
        expect(ids.map((id) => verdictOn(id, phase, settings))).toEqual(ids.map(() => expected[at]))
      })
    },
  )
})

describe('a phone that lies on its side', () => {
  const upright: readonly RouteId[] = [
    '/_session/events/',
    '/_session/events/$eventId',
    '/_session/game-results/',
    '/_session/game-results/$eventId',
    '/_session/notifications',
    '/_session/rules',
    '/_session/guides/$guide',
    '/_session/news',
    '/test/halfscreen',
    '/icons',
    '/maintenance',
  ]
  const eitherWay: readonly RouteId[] = [
    '__root__',
    '/_session',
    '/404',
    '/_session/lootbox',
    '/_session/lootbox/',
    '/_session/lootbox/$tableId',
    '/_session/live-stream-app/',
    '/_session/live-stream-app/$eventId',
  ]

  it('is asked to be turned on every page but lootbox, streams and not found [ROUTE-08]', () => {
    expect(upright.filter((id) => !isUprightPage(id, 'shown'))).toEqual([])
    expect(eitherWay.filter((id) => isUprightPage(id, 'shown'))).toEqual([])
  })

  it.each(['launch', 'forbidden', 'ended', 'toFirstScreen', 'toLobby'] as const)(
    'is left as it is where the launch, an end or a refusal stands in the page’s place: %s [ROUTE-08]',
    (verdict) => {
      expect(upright.filter((id) => isUprightPage(id, verdict))).toEqual([])
    },
  )
})
