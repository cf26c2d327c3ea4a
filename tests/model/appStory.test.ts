import { appMachine } from '#machines/app/machine.ts'

import { appInput, asGuest, asMember, linkFound } from './models/app.ts'
import { type Chapter, createStory, type Story, testChapters } from './story.ts'

function launched(as = asMember): Story {
  const client = createStory(appMachine, appInput)
  client.ends('readStart', linkFound)
  client.ends('launch', as)
  client.takeLines()
  return client
}

const chapters: readonly Chapter[] = [
  {
    title: 'is that it starts, launches and runs [LAUNCH-02]',
    begins: () => createStory(appMachine, appInput),
    happens: (client) => {
      client.ends('readStart', linkFound)
      client.ends('launch', asMember)
    },
    lines: [
      'begins: goes to starting, keeps random 0.5, keeps servers, starts servers, starts maintenance, starts readStart',
      'readStart ends: goes to launching, keeps start, starts launch, leaves readStart',
      'launch ends: goes to running.events.connected and running.notifications.connected and running.event.closed, keeps launched, starts betSlip, starts session, starts socket as eventsChannel, starts socket as notificationsChannel, leaves launch',
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
      'begins: goes to starting, keeps random 0.5, keeps servers, starts servers, starts maintenance, starts readStart',
      'readStart ends: goes to launching, keeps start, starts launch, leaves readStart',
      'launch ends: goes to running.events.connected and running.notifications.none and running.event.closed, keeps launched, starts betSlip, starts session, starts socket as eventsChannel, leaves launch',
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
      'begins: goes to starting, keeps random 0.5, keeps servers, starts servers, starts maintenance, starts readStart',
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
      'session ends: goes to ended.expired, leaves session, leaves eventsChannel, leaves notificationsChannel, sends session.ended to betSlip',
    ],
  },
  {
    title: 'is over where the member may not be here [SRV-08]',
    begins: launched,
    happens: (client) => {
      client.ends('session', { end: 'forbidden' })
    },
    lines: [
      'session ends: goes to ended.forbidden, leaves session, leaves eventsChannel, leaves notificationsChannel, sends session.ended to betSlip',
    ],
  },
  {
    title: 'tells its session of channels that refuse their token [LIVE-04]',
    begins: launched,
    happens: (client) => {
      client.says({ type: 'eventChannel.opened', eventId: 'e1' })
      for (const id of ['eventsChannel', 'notificationsChannel', 'eventChannel'])
        client.ends(id, { end: 'unauthorized' })
      client.says({ type: 'eventChannel.opened', eventId: 'e2' })
    },
    lines: [
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
