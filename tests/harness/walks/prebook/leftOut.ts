import type { PrebookStepName } from '#machines/prebook/testing/model.ts'

import type { LeftOutSteps } from '../browserSteps.ts'
import type { LeftOut } from '../machineWalks.ts'
import type { PrebookPart } from './looks.ts'

const aDay = 'a server forgets a booking after a day, and no control call moves its keys by so long'
const late =
  'a booking lapses by the server’s clock: any reply sets the page’s back to it, however far a walk moves that'

const refused: PrebookPart = 'a cancellation that was refused'
const tooOld: PrebookPart = 'a cancellation that is too old'
const inHistory: readonly PrebookPart[] = [
  refused,
  'a booked bet',
  'a booked bet that is placed',
  'a booked bet that is cancelled',
  'a cancellation of an earlier page',
  tooOld,
]
const market = ['the market reaches the target', 'the market closes'] as const

const steps: LeftOutSteps<PrebookStepName> = {
  [aDay]: {
    steps: ['it is forgotten'],
    transitions: [
      'booking --xstate.done.actor.batch#2 [isOutcome]--> prebook.forgotten',
      'forgotten --lapse.dismissed#0--> prebook.offered',
    ],
  },
  [late]: {
    steps: ['it lapses'],
    transitions: [
      'booking --xstate.done.actor.batch#1 [isOutcome]--> prebook.lapsed',
      'lapsed --lapse.dismissed#0--> prebook.offered',
    ],
  },
  'what places it breaks by a fault of ours alone': {
    steps: ['the booking breaks'],
    transitions: ['booking --xstate.error.actor.batch#0--> prebook.forgotten'],
  },
  'its market is paused until it is booked': {
    steps: ['it is booked and taken', 'it is booked and given back'],
  },
  'the server refuses by the stake, which is entered for a booking that is refused at once': {
    steps: ['check now: it is refused'],
  },
  'a call is answered at once, and nothing comes between': {
    states: ['booking.sending', 'cancelling.asking'],
    steps: ['check now', 'the network is back', ...market],
  },
  'the history tells the same of it once more, and nothing is seen of that': {
    states: ['cancelling.asking', 'cancelling.unknown'],
    steps: ['the history has it booked'],
    transitions: ['cancelling --ticket.changed#2 [isOwn]--> (stays)'],
  },
  'it is known already, where this page was refused': {
    parts: ['a booked bet', 'a cancellation of an earlier page'],
    states: ['cancelRefused'],
    steps: ['the history has it booked'],
  },
  'no state changes when something was looked at: `tests/faults/leaving.spec.ts` shows what does': {
    steps: ['it is looked at'],
    transitions: ['prebook --answer.viewed#0--> (stays)', 'cancelling --answer.viewed#0--> (stays)'],
  },
  'only the history can cancel': { parts: ['a paused selection'], steps: ['cancel'] },
  'there is no receipt to close in the history, which alone can cancel': {
    parts: inHistory,
    steps: ['done'],
    transitions: ['lostTheRace --receipt.closed#0--> prebook.offered'],
  },
  'a cancellation that is sent does not leave it booked': {
    parts: ['a booked bet', 'a cancellation of an earlier page'],
    steps: ['it is booked still'],
  },
  'it is asked about and not sent: the rest is said of one that is sent': {
    parts: [tooOld],
    states: ['cancelling.asking'],
    steps: [
      'it is cancelled',
      'the market was faster',
      'it is not cancelled',
      'no answer comes',
      'ten seconds pass',
    ],
  },
  'it goes on as any booked bet': { parts: [refused, tooOld], steps: ['cancel'] },
  'the market is as fast with one that this page was refused': { parts: [refused], steps: market },
}

/** What no path of a booked bet comes to in a browser, and why. */
export const leftOut: { readonly steps: typeof steps; readonly states: LeftOut } = {
  steps,
  states: {
    'it passes at once': ['starting', 'booking.sending'],
    'it is seen by what is within it': ['booking', 'cancelling'],
    [aDay]: ['forgotten'],
    [late]: ['lapsed'],
  },
}
