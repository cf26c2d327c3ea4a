import { describe, expect, it } from 'vitest'
import { type AnyActorLogic, createActor } from 'xstate'

import { yuan } from '#src/testing/builders.ts'
import { drive } from '#tests/model/drive.ts'
import { replayAll } from '#tests/model/replay.ts'
import { type Chapter, createStory, type Story, testChapters } from '#tests/model/story.ts'
import { unwalked } from '#tests/model/transitions.ts'

import { onboardingInputOf } from './inputs.ts'
import { later } from './later.ts'
import { appMachine } from './machine.ts'
import { appInvariant } from './testing/invariants.ts'
import {
  app as machine,
  appInput as input,
  appModels,
  asGuest,
  asMember,
  linkFound,
  offered,
  resumed,
  appInput,
} from './testing/model.ts'

describe('app, walked by its graph', () => {
  it('takes every transition; session and channels live exactly while it runs, the channel of an event is that of the one on screen, and what has ended stays so [CHART-04] [LIVE-02]', () => {
    const walked = new Set(
      Object.values(appModels).flatMap((model) => [...replayAll(model, appInvariant).walked]),
    )
    expect(unwalked(machine, walked)).toEqual([])
  })
})

const start = () => drive(({ parent }) => createActor(machine, { input, parent }))

const running = (launched = asMember) => {
  const app = start()
  app.finish('readStart', linkFound)
  app.finish('launch', launched)
  return app
}

function launched(as = asMember): Story {
  const client = createStory(appMachine, appInput)
  client.ends('readStart', linkFound)
  client.ends('launch', as)
  client.takeLines()
  return client
}

describe('app', () => {
  it('keeps what is booked in hand whatever becomes of the channels, until it is left or the session ends [PREBOOK-01] [PREBOOK-04]', () => {
    const app = running()
    const inHand = () => {
      const { context, children } = app.actor.getSnapshot()
      const started = Object.keys(children).filter((id) => id.startsWith('prebook:'))
      expect(started.toSorted()).toEqual(context.prebooks.toSorted())
      return context.prebooks
    }
    app.actor.send({ type: 'prebook.opened', ...offered })
    app.actor.send({ type: 'prebook.opened', ...resumed })
    const both = [offered.id, resumed.id]
    expect(inHand()).toEqual(both)
    expect([app.given(offered.id), app.given(resumed.id)]).toEqual([offered.input, resumed.input])
    expect(app.actor.system.get(resumed.id)).toBe(app.actor.getSnapshot().children[resumed.id])
    app.actor.send({ type: 'eventChannel.opened', eventId: 'e1' })
    app.actor.send({ type: 'eventChannel.closed' })
    app.actor.send({ type: 'eventChannel.opened', eventId: 'e1' })
    expect(inHand()).toEqual(both)
    for (const id of ['eventsChannel', 'notificationsChannel', 'eventChannel']) {
      app.finish(id, { end: 'forbidden' })
      expect(inHand()).toEqual(both)
    }
    app.actor.send({ type: 'prebook.left', id: offered.id })
    expect(inHand()).toEqual([resumed.id])
    app.finish('session', { end: 'expired' })
    expect(inHand()).toEqual([])
  })

  it('names a machine whose code nobody has provided', () => {
    for (const [name, logic] of Object.entries(later)) {
      const told: unknown[] = []
      const actor = createActor(logic as AnyActorLogic)
      actor.subscribe({ error: (error) => told.push(error) })
      actor.start()
      expect(told).toEqual([new Error(`${name}: not provided`)])
    }
  })

  it('tells what minds missing scripts for which one the page was reloaded [ROUTE-06]', () => {
    const app = drive(({ parent }) =>
      createActor(machine, { input: { ...appInput, reloadedFor: 'later' }, parent }),
    )
    expect(app.given('reload')).toEqual({ reloadedFor: 'later' })
  })

  it('reads what it was opened with, launches, and runs [LAUNCH-01] [LAUNCH-02]', () => {
    const app = start()
    expect(app.actor.getSnapshot().hasTag('starting')).toBe(true)
    app.finish('readStart', linkFound)
    expect(app.given('launch')).toEqual(linkFound)
    app.finish('launch', asMember)
    expect(app.actor.getSnapshot().hasTag('running')).toBe(true)
    expect(app.given('session')).toEqual({
      settings: asMember.settings,
      tokenLifetime: asMember.tokenLifetime,
    })
  })

  it('gives the slip the member’s currency, balance, limits, the partner’s default policy and the documents’ rule of a press [SLIP-16] [SLIP-02]', () => {
    expect(running().given('betSlip')).toEqual({
      isGuest: false,
      currency: { code: 'CNY', digits: 2 },
      balance: yuan(10_000),
      policy: 'any',
      pressRule: 'replace',
      limits: {
        maxPayout: yuan(100_000),
        maxComboPayout: yuan(100_000),
        maxComboAmount: yuan(10_000),
        comboMaxEvents: 20,
        mixedComboMaxEvents: 5,
      },
    })
    const asksAlways = { ...asMember, settings: { ...asMember.settings, acceptAnyOdds: false } }
    expect(running(asksAlways).given('betSlip')).toMatchObject({ policy: 'none' })
  })

  it('opens the events and notifications channels, and for a guest no notifications [LIVE-01] [LIVE-03] [LAUNCH-05]', () => {
    const app = running()
    expect(app.given('eventsChannel')).toEqual({ channel: { kind: 'events' }, random: 0.5 })
    expect(app.given('notificationsChannel')).toEqual({ channel: { kind: 'notifications' }, random: 0.5 })
    expect(running(asGuest).isRunning('notificationsChannel')).toBe(false)
  })

  it('opens the channel of the event on screen, changes it with the screen, and closes it [LIVE-02]', () => {
    const app = running()
    app.actor.send({ type: 'eventChannel.opened', eventId: 'e1' })
    expect(app.given('eventChannel')).toMatchObject({ channel: { kind: 'event', eventId: 'e1' } })
    app.actor.send({ type: 'eventChannel.opened', eventId: 'e2' })
    expect(app.given('eventChannel')).toMatchObject({ channel: { kind: 'event', eventId: 'e2' } })
    app.actor.send({ type: 'eventChannel.closed' })
    expect(app.isRunning('eventChannel')).toBe(false)
  })

  it.each([
    ['unauthorized', { type: 'channel.unauthorized' }],
    ['forbidden', { type: 'call.forbidden' }],
  ] as const)('tells the session that a channel was closed for good as %s [LIVE-04]', (end, told) => {
    for (const channel of ['eventsChannel', 'notificationsChannel', 'eventChannel']) {
      const app = running()
      app.actor.send({ type: 'eventChannel.opened', eventId: 'e1' })
      app.finish(channel, { end })
      expect(app.received('session')).toEqual([told])
      expect(app.isRunning(channel)).toBe(false)
    }
  })

  it('opens no channel of another event once one was closed for good: the session is about to end [LIVE-02] [LIVE-04]', () => {
    const app = running()
    app.actor.send({ type: 'eventChannel.opened', eventId: 'e1' })
    app.finish('eventChannel', { end: 'unauthorized' })
    app.actor.send({ type: 'eventChannel.opened', eventId: 'e2' })
    expect(app.actor.getSnapshot().value).toMatchObject({ running: { event: 'refused' } })
    expect(app.isRunning('eventChannel')).toBe(false)
  })

  it('is over before it began, and says no more than that, where it cannot read what it was opened with [LAUNCH-01]', () => {
    const app = start()
    app.fail('readStart', new Error('the address bar cannot be read'))
    expect(app.actor.getSnapshot().value).toEqual({ ended: 'other' })
    expect(app.actor.getSnapshot().hasTag('over')).toBe(true)
    for (const id of ['launch', 'session', 'betSlip']) expect(app.isRunning(id)).toBe(false)
  })

  it.each(['expired', 'forbidden'] as const)(
    'closes every channel and the slip where the session is %s [SRV-07] [SRV-08] [LIVE-04]',
    (end) => {
      const app = running()
      app.actor.send({ type: 'eventChannel.opened', eventId: 'e1' })
      app.finish('session', { end })
      expect(app.actor.getSnapshot().value).toEqual({ ended: end })
      for (const channel of ['eventsChannel', 'notificationsChannel', 'eventChannel'])
        expect(app.isRunning(channel)).toBe(false)
      expect(app.received('betSlip')).toEqual([{ type: 'session.ended' }])
    },
  )

  it('keeps the slip when the session ends, so that a bet being checked stays on the screen [SLIP-18]', () => {
    const app = running()
    app.finish('session', { end: 'expired' })
    expect(app.isRunning('betSlip')).toBe(true)
  })

  it('names its actors, so that calls, screens and channels find them', () => {
    const app = running()
    app.actor.send({ type: 'eventChannel.opened', eventId: 'e1' })
    for (const id of ['session', 'betSlip', 'eventsChannel', 'notificationsChannel', 'eventChannel'])
      expect(app.actor.system.get(id)).toBeDefined()
  })
})

describe('from the first call to the last', () => {
  it('there is who knows the servers and who asks about maintenance, before the launch and after the end [SRV-02] [LIVE-12] [SLIP-18]', () => {
    const app = start()
    const isThere = () => {
      expect(app.given('servers')).toEqual({ servers: input.servers, random: input.random })
      expect(app.given('maintenance')).toEqual({ random: input.random })
    }
    isThere()
    app.finish('readStart', linkFound)
    app.finish('launch', asMember)
    app.finish('session', { end: 'expired' })
    isThere()
  })

  it('nothing is known of the member or of an event before it is told [LAUNCH-01]', () => {
    expect(start().actor.getSnapshot().context).toEqual({
      ...input,
      start: null,
      launched: null,
      eventId: null,
      prebooks: [],
    })
  })

  it('the member sees that it starts for as long as the launch is under way [LAUNCH-03]', () => {
    const app = start()
    app.finish('readStart', linkFound)
    expect(app.actor.getSnapshot().hasTag('starting')).toBe(true)
    app.finish('launch', asMember)
    expect(app.actor.getSnapshot().hasTag('starting')).toBe(false)
  })
})

describe('a channel', () => {
  it('of notifications is there for members and never for a guest [LAUNCH-05] [LIVE-03]', () => {
    expect(running().actor.getSnapshot().value).toMatchObject({ running: { notifications: 'connected' } })
    expect(running(asGuest).actor.getSnapshot().value).toMatchObject({ running: { notifications: 'none' } })
  })

  it.each(['unauthorized', 'forbidden'])(
    'of an event that was closed for good as %s stays so on the next screen, and where that is left [LIVE-02] [LIVE-04]',
    (end) => {
      const app = running()
      app.actor.send({ type: 'eventChannel.opened', eventId: 'e1' })
      app.finish('eventChannel', { end })
      for (const eventId of ['e1', 'e2']) {
        app.actor.send({ type: 'eventChannel.opened', eventId })
        expect(app.isRunning('eventChannel')).toBe(false)
        app.actor.send({ type: 'eventChannel.closed' })
      }
    },
  )
})

const chapters: readonly Chapter[] = [
  {
    title: 'is that it starts, launches and runs [LAUNCH-02]',
    begins: () => createStory(appMachine, appInput),
    happens: (client) => {
      client.ends('readStart', linkFound)
      client.ends('launch', asMember)
    },
    lines: [
      'begins: goes to starting, keeps random 0.5, keeps servers, keeps prebooks, starts connectivity, starts servers, starts maintenance, starts reload, starts orientation, starts readStart',
      'readStart ends: goes to launching, keeps start, starts launch, leaves readStart',
      'launch ends: goes to running.events.connected and running.notifications.connected and running.event.closed, keeps launched, starts betSlip, starts onboarding, starts care, starts session, starts luckyCombo, starts stream, starts socket as eventsChannel, starts socket as notificationsChannel, leaves launch',
    ],
  },
  {
    title: 'is the same of a guest, who has no notifications [LAUNCH-09]',
    begins: () => createStory(appMachine, appInput),
    happens: (client) => {
      client.ends('readStart', linkFound)
      client.ends('launch', asGuest)
      client.says({ type: 'eventChannel.opened', eventId: 'e1' })
      client.says({ type: 'eventChannel.closed' })
    },
    lines: [
      'begins: goes to starting, keeps random 0.5, keeps servers, keeps prebooks, starts connectivity, starts servers, starts maintenance, starts reload, starts orientation, starts readStart',
      'readStart ends: goes to launching, keeps start, starts launch, leaves readStart',
      'launch ends: goes to running.events.connected and running.notifications.none and running.event.closed, keeps launched, starts betSlip, starts onboarding, starts care, starts session, starts luckyCombo, starts stream, starts socket as eventsChannel, leaves launch',
      'eventChannel.opened: goes to running.event.connected, keeps eventId "e1", starts socket as eventChannel',
      'eventChannel.closed: goes to running.event.closed, leaves eventChannel',
    ],
  },
  {
    title: 'is over where nothing can be read to start from [LAUNCH-02]',
    begins: () => createStory(appMachine, appInput),
    happens: (client) => {
      client.fails('readStart')
    },
    lines: [
      'begins: goes to starting, keeps random 0.5, keeps servers, keeps prebooks, starts connectivity, starts servers, starts maintenance, starts reload, starts orientation, starts readStart',
      'readStart fails: goes to ended.other, leaves readStart',
    ],
  },
  {
    title: 'has a channel for the event that is looked at, another for the next, and none for none [LIVE-01]',
    begins: launched,
    happens: (client) => {
      client.says({ type: 'eventChannel.opened', eventId: 'e1' })
      client.says({ type: 'eventChannel.opened', eventId: 'e2' })
      client.says({ type: 'eventChannel.opened', eventId: 'e2' })
      client.says({ type: 'eventChannel.closed' })
      client.says({ type: 'eventChannel.closed' })
    },
    lines: [
      'eventChannel.opened: goes to running.event.connected, keeps eventId "e1", starts socket as eventChannel',
      'eventChannel.opened: stays, keeps eventId "e2", starts socket as eventChannel',
      'eventChannel.opened: stays, starts socket as eventChannel',
      'eventChannel.closed: goes to running.event.closed, leaves eventChannel',
      'eventChannel.closed: stays',
    ],
  },
  {
    title: 'is over with its session [SRV-07]',
    begins: launched,
    happens: (client) => {
      client.ends('session', { end: 'expired' })
    },
    lines: [
      'session ends: goes to ended.expired, leaves onboarding, leaves care, leaves session, leaves luckyCombo, leaves stream, leaves eventsChannel, leaves notificationsChannel, sends session.ended to betSlip',
    ],
  },
  {
    title: 'is over where the member may not be here [SRV-08]',
    begins: launched,
    happens: (client) => {
      client.ends('session', { end: 'forbidden' })
    },
    lines: [
      'session ends: goes to ended.forbidden, leaves onboarding, leaves care, leaves session, leaves luckyCombo, leaves stream, leaves eventsChannel, leaves notificationsChannel, sends session.ended to betSlip',
    ],
  },
  {
    title: 'has in hand what may be booked and what is, once each, until it is left [PREBOOK-01]',
    begins: launched,
    happens: (client) => {
      client.says({ type: 'prebook.opened', ...offered })
      client.says({ type: 'prebook.opened', ...offered })
      client.says({ type: 'prebook.opened', ...resumed })
      client.says({ type: 'prebook.left', id: offered.id })
      client.says({ type: 'prebook.left', id: offered.id })
    },
    lines: [
      'prebook.opened: stays, keeps prebooks, starts prebook as prebook:m1:home',
      'prebook.opened: stays',
      'prebook.opened: stays, keeps prebooks, starts prebook as prebook:T7',
      'prebook.left: stays, keeps prebooks, leaves prebook:m1:home',
      'prebook.left: stays',
    ],
  },
  {
    title: 'lets go of what is booked with its session: what is not told yet is written down [PREBOOK-04]',
    begins: launched,
    happens: (client) => {
      client.says({ type: 'prebook.opened', ...resumed })
      client.ends('session', { end: 'expired' })
      client.says({ type: 'prebook.opened', ...offered })
    },
    lines: [
      'prebook.opened: stays, keeps prebooks, starts prebook as prebook:T7',
      'session ends: goes to ended.expired, keeps prebooks, leaves onboarding, leaves care, leaves session, leaves luckyCombo, leaves stream, leaves eventsChannel, leaves notificationsChannel, leaves prebook:T7, sends session.ended to betSlip',
      'prebook.opened: stays',
    ],
  },
  {
    title: 'goes on where one of the others breaks by a fault of ours [SRV-12]',
    begins: launched,
    happens: (client) => {
      client.says({ type: 'prebook.opened', ...resumed })
      client.fails('prebook:T7')
      client.fails('luckyCombo')
      client.fails('stream')
      client.fails('onboarding')
    },
    lines: [
      'prebook.opened: stays, keeps prebooks, starts prebook as prebook:T7',
      'prebook:T7 fails: stays, keeps prebooks, leaves prebook:T7',
      'luckyCombo fails: stays, leaves luckyCombo',
      'stream fails: stays, leaves stream',
      'onboarding fails: stays, leaves onboarding',
    ],
  },
  {
    title:
      'tells its session of channels that refuse their token, and leaves what is being booked alone [LIVE-04] [PREBOOK-04]',
    begins: launched,
    happens: (client) => {
      client.says({ type: 'prebook.opened', ...resumed })
      client.says({ type: 'eventChannel.opened', eventId: 'e1' })
      for (const id of ['eventsChannel', 'notificationsChannel', 'eventChannel'])
        client.ends(id, { end: 'unauthorized' })
      client.says({ type: 'eventChannel.opened', eventId: 'e2' })
    },
    lines: [
      'prebook.opened: stays, keeps prebooks, starts prebook as prebook:T7',
      'eventChannel.opened: goes to running.event.connected, keeps eventId "e1", starts socket as eventChannel',
      'eventsChannel ends: goes to running.events.refused, leaves eventsChannel, sends channel.unauthorized to session',
      'notificationsChannel ends: goes to running.notifications.refused, leaves notificationsChannel, sends channel.unauthorized to session',
      'eventChannel ends: goes to running.event.refused, leaves eventChannel, sends channel.unauthorized to session',
      'eventChannel.opened: stays',
    ],
  },
  {
    title: 'tells its session of channels that are forbidden [LIVE-04]',
    begins: launched,
    happens: (client) => {
      client.says({ type: 'eventChannel.opened', eventId: 'e1' })
      for (const id of ['eventsChannel', 'notificationsChannel', 'eventChannel'])
        client.ends(id, { end: 'forbidden' })
    },
    lines: [
      'eventChannel.opened: goes to running.event.connected, keeps eventId "e1", starts socket as eventChannel',
      'eventsChannel ends: goes to running.events.refused, leaves eventsChannel, sends call.forbidden to session',
      'notificationsChannel ends: goes to running.notifications.refused, leaves notificationsChannel, sends call.forbidden to session',
      'eventChannel ends: goes to running.event.refused, leaves eventChannel, sends call.forbidden to session',
    ],
  },
]

testChapters('all that becomes of the client', chapters)

describe('what a member is asked at first', () => {
  const askedOf = ({ settings, ...launched }: typeof asMember, change: Partial<typeof settings>) =>
    onboardingInputOf(
      running({ ...launched, settings: { ...settings, ...change } }).actor.getSnapshot().context,
    ).open
  const on = { enableLandingPageSetup: true, enableAvatarSetUp: true }
  const unchosen = { features: on, landingPage: null, avatarId: null }

  it('is what the partner has set up and the member has not chosen [LAUNCH-11] [LAUNCH-14]', () => {
    expect(askedOf(asMember, unchosen)).toEqual(['landingPage', 'avatar'])
    expect(askedOf(asMember, { ...unchosen, landingPage: 'hot' })).toEqual(['avatar'])
    expect(askedOf(asMember, { ...unchosen, avatarId: '3' })).toEqual(['landingPage'])
    expect(askedOf(asMember, { ...unchosen, features: { ...on, enableAvatarSetUp: false } })).toEqual([
      'landingPage',
    ])
    expect(askedOf(asMember, { ...unchosen, features: { ...on, enableLandingPageSetup: false } })).toEqual([
      'avatar',
    ])
    expect(askedOf(asMember, { ...unchosen, features: {} })).toEqual([])
  })

  it('is nothing of a guest [LAUNCH-05]', () => {
    expect(askedOf(asMember, { ...unchosen, isGuest: true })).toEqual([])
  })

  it('is decided by a machine that is found by its name, as what reminds a member is [LAUNCH-11] [CARE-02]', () => {
    const { system } = running().actor
    expect([system.get('onboarding'), system.get('care')].every(Boolean)).toBe(true)
  })
})
