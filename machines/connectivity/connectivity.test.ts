import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'

import { drive } from '#tests/model/drive.ts'
import { replayAll } from '#tests/model/replay.ts'
import { unwalked } from '#tests/model/transitions.ts'

import { connectivityInvariant } from './testing/invariants.ts'
import { connectivity as machine, connectivityModels } from './testing/model.ts'
import type { ConnectivityMachineEvent, PageEvent } from './types.ts'

describe('connectivity, walked by its graph', () => {
  it('takes every transition, and keeps page and network apart [CHART-04] [LIVE-04]', () => {
    const walked = new Set(
      Object.values(connectivityModels).flatMap((model) => [
        ...replayAll(model, connectivityInvariant).walked,
      ]),
    )
    expect(unwalked(machine, walked)).toEqual([])
  })
})

const goesDown = { type: 'network.lost' } as const
const comesUp = { type: 'network.cameBack' } as const
const isHidden = { type: 'page.hidden' } as const
const isShown = { type: 'page.shown', hasSlept: false } as const
const isShownAfterSleep = { type: 'page.shown', hasSlept: true } as const
const goesAway = { type: 'page.unloaded' } as const
const comesBack = { type: 'page.restored' } as const
const jumps = { type: 'time.jumped' } as const

/** What is told of these, and where the machine is then. */
function after(...seen: readonly ConnectivityMachineEvent[]) {
  const told: string[] = []
  const { actor } = drive(({ parent }) => {
    const watched = createActor(machine, { parent })
    watched.on('*', ({ type }) => told.push(type))
    return watched
  })
  for (const event of seen) actor.send(event)
  const { network, page } = actor.getSnapshot().value
  return [network, page, ...told]
}

describe('page and network', () => {
  it('are watched all the time [LIVE-04]', () => {
    const page = drive(({ parent }) => createActor(machine, { parent }))
    for (const event of [goesDown, goesAway, comesBack, comesUp]) {
      expect(page.isRunning('watchPage')).toBe(true)
      page.actor.send(event)
    }
    expect(page.isRunning('watchPage')).toBe(true)
  })
})

describe('the network', () => {
  it('is there until the browser says otherwise, and is told of when it goes and when it is back [LIVE-04]', () => {
    expect(after()).toEqual(['online', 'shown'])
    expect(after(goesDown)).toEqual(['offline', 'shown', 'connection.lost'])
    expect(after(goesDown, comesUp)).toEqual(['online', 'shown', 'connection.lost', 'connection.cameBack'])
  })

  it('that goes twice is told of once [LIVE-04]', () => {
    expect(after(goesDown, goesDown)).toEqual(['offline', 'shown', 'connection.lost'])
  })

  it('counts as back where the servers are, whatever the browser says, and where it says so twice [LIVE-04] [MEMBER-11]', () => {
    const reported = { type: 'servers.cameBack' } as const
    expect(after(reported)).toEqual(['online', 'shown', 'connection.cameBack'])
    expect(after(goesDown, reported)).toEqual(['online', 'shown', 'connection.lost', 'connection.cameBack'])
    expect(after(comesUp)).toEqual(['online', 'shown', 'connection.cameBack'])
  })
})

describe('the page', () => {
  it('is told to be hidden when another tab is looked at, and to have returned when it is looked at again [LIVE-04] [SLIP-26]', () => {
    expect(after(isHidden)).toEqual(['online', 'hidden', 'page.hidden'])
    expect(after(isHidden, isShown)).toEqual(['online', 'shown', 'page.hidden', 'page.returned'])
  })

  it('is told to have woken too where it slept behind another tab, before it is told to have returned [LIVE-04]', () => {
    expect(after(isHidden, isShownAfterSleep)).toEqual([
      'online',
      'shown',
      'page.hidden',
      'page.woke',
      'page.returned',
    ])
  })

  it('is not told to have returned where it was in sight all the time [LIVE-04]', () => {
    expect(after(comesBack)).toEqual(['online', 'shown'])
    expect(after(isShown)).toEqual(['online', 'shown'])
    expect(after(isShownAfterSleep)).toEqual(['online', 'shown'])
  })

  it('woke where its time has jumped in sight: behind another tab its timers are merely slow [LIVE-04]', () => {
    expect(after(jumps)).toEqual(['online', 'shown', 'page.woke'])
    expect(after(isHidden, jumps)).toEqual(['online', 'hidden', 'page.hidden'])
    expect(after(goesAway, jumps)).toEqual(['online', 'away', 'page.left'])
  })

  it.each<[string, readonly PageEvent[]]>([
    ['in sight', []],
    ['behind another tab', [isHidden]],
    ['left before', [goesAway]],
  ])('that is left is told of, %s [LIVE-04]', (_, before) => {
    expect(after(...before, goesAway).slice(1)).toEqual([
      'away',
      ...before.map((event) => (event === goesAway ? 'page.left' : 'page.hidden')),
      'page.left',
    ])
  })

  it.each<[string, PageEvent]>([
    ['comes out of the cache', comesBack],
    ['is shown, whatever it comes from', isShown],
    ['is shown after a sleep, which is known of a page that was away', isShownAfterSleep],
  ])('that was left is told to have returned once, when it %s [LIVE-04]', (_, event) => {
    // The browser says as well that a page that goes is hidden.
    const returned = ['online', 'shown', 'page.left', 'page.returned']
    expect(after(goesAway, isHidden, event)).toEqual(returned)
    expect(after(goesAway, isHidden, event, comesBack, isShown)).toEqual(returned)
  })

  it('and its network go their own ways [LIVE-04]', () => {
    expect(after(isHidden, goesDown)).toEqual(['offline', 'hidden', 'page.hidden', 'connection.lost'])
    expect(after(goesDown, goesAway, comesUp)).toEqual([
      'online',
      'away',
      'connection.lost',
      'page.left',
      'connection.cameBack',
    ])
  })
})
