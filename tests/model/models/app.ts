import { appMachine } from '#machines/app/machine.ts'
import type { AppContext, Start } from '#machines/app/types.ts'
import type { LaunchOutput } from '#machines/launch/types.ts'

import type { Model } from '../graph.ts'
import { granted, guestSettings, launchLink, loadedMember } from '../samples.ts'
import { withStandIns } from '../standIn.ts'

export const app = withStandIns(appMachine)
export const appInput = {
  random: 0.5,
  servers: [{ family: 'primary' as const, address: 'https://a.test/api' }],
}
export const linkFound: Start = { start: { kind: 'link', link: launchLink }, isStorageBlocked: false }
export const asMember: LaunchOutput = { ...granted, ...loadedMember, eventId: null }
export const asGuest: LaunchOutput = { ...asMember, settings: guestSettings, balance: null }

const ends = [{ done: { end: 'unauthorized' } }, { done: { end: 'forbidden' } }]

export const appModels: Readonly<Record<string, Model<AppContext>>> = {
  'from the start to the end': {
    machine: app,
    input: appInput,
    events: () => [
      { type: 'eventChannel.opened', eventId: 'e1' },
      { type: 'eventChannel.opened', eventId: 'e2' },
      { type: 'eventChannel.closed' },
    ],
    reports: {
      readStart: [{ done: linkFound }, { failed: new Error('anything') }],
      launch: [{ done: asMember }, { done: asGuest }],
      session: [{ done: { end: 'expired' } }, { done: { end: 'forbidden' } }],
      eventsChannel: ends,
      notificationsChannel: ends,
      eventChannel: ends,
    },
    facts: ({ eventId, launched }) => ({ eventId, isGuest: launched?.settings.isGuest }),
    limit: 5_000,
  },
}
