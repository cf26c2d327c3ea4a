import type { Model, Steps } from '#tests/model/graph.ts'
import { granted, guestSettings, launchLink, loadedMember } from '#tests/model/samples.ts'
import { done, failedWith } from '#tests/model/steps.ts'
import { withStubs } from '#tests/model/stub.ts'

import type { LaunchOutput } from '../../launch/types.ts'
import { appMachine } from '../machine.ts'
import type { AppContext, PrebookStart, Start } from '../types.ts'

export const app = withStubs(appMachine)
export const appInput = {
  random: 0.5,
  servers: [{ family: 'primary' as const, address: 'https://a.test/api' }],
  reloadedFor: null,
}
export const linkFound: Start = { start: { kind: 'link', link: launchLink }, isStorageBlocked: false }
export const asMember: LaunchOutput = { ...granted, ...loadedMember, eventId: null }
export const asGuest: LaunchOutput = { ...asMember, settings: guestSettings, balance: null }

/** A selection that may be booked, and a booked bet. */
export const offered: PrebookStart = {
  id: 'prebook:m1:home',
  input: { kind: 'offer', targetOdds: '2.10' },
}
export const resumed: PrebookStart = {
  id: 'prebook:T7',
  input: { kind: 'cancellation', ticketNum: 'T7', canBeSent: true, refusal: null },
}

const steps = {
  'the start is read': done('readStart', linkFound),
  'the start cannot be read': failedWith('readStart', new Error('anything')),
  'a member is launched': done('launch', asMember),
  'a guest is launched': done('launch', asGuest),
  'the session expires': done('session', { end: 'expired' }),
  'the session is forbidden': done('session', { end: 'forbidden' }),
  'the channel of all events is refused': done('eventsChannel', { end: 'unauthorized' }),
  'the channel of all events is forbidden': done('eventsChannel', { end: 'forbidden' }),
  'the channel of the notifications is refused': done('notificationsChannel', { end: 'unauthorized' }),
  'the channel of the notifications is forbidden': done('notificationsChannel', { end: 'forbidden' }),
  'open a match': { type: 'eventChannel.opened', eventId: 'e1' },
  'open another match': { type: 'eventChannel.opened', eventId: 'e2' },
  'leave the match': { type: 'eventChannel.closed' },
  'the channel of the match is refused': done('eventChannel', { end: 'unauthorized' }),
  'the channel of the match is forbidden': done('eventChannel', { end: 'forbidden' }),
  'a selection may be booked': { type: 'prebook.opened', ...offered },
  'the selection is left': { type: 'prebook.left', id: offered.id },
  'a cancellation is gone on with': { type: 'prebook.opened', ...resumed },
  'the cancellation is left': { type: 'prebook.left', id: resumed.id },
  'the cancellation breaks': failedWith(resumed.id, new Error('a fault of ours')),
} satisfies Steps

export type AppStepName = keyof typeof steps

const model: Model<AppContext> = {
  machine: app,
  input: appInput,
  steps,
  facts: ({ eventId, launched, prebooks }) => ({
    eventId,
    isGuest: launched?.settings.isGuest,
    prebooks: prebooks.toSorted(),
  }),
  limit: 20_000,
}

export const appModels = { 'from the start to the end': model }
