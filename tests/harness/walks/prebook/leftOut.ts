import type { LeftOut } from '../machineWalks.ts'

const aDay = 'a server forgets a booking after a day, and no control call moves its keys by so long'
const late =
  'a booking lapses by the server’s clock: any reply sets the page’s back to it, however far a walk moves that'

/** What no path of a booked bet comes to in a browser, and why. */
export const leftOut: { readonly transitions: LeftOut; readonly states: LeftOut } = {
  transitions: {
    [aDay]: [
      'booking --xstate.done.actor.placement#2 [isOutcome]--> prebook.forgotten',
      'forgotten --lapse.dismissed#0--> prebook.offered',
    ],
    [late]: [
      'booking --xstate.done.actor.placement#1 [isOutcome]--> prebook.lapsed',
      'lapsed --lapse.dismissed#0--> prebook.offered',
    ],
    'a placement breaks by a fault of ours alone': [
      'booking --xstate.error.actor.placement#0--> prebook.forgotten',
    ],
    'the history tells the same of it once more, and nothing is seen of that': [
      'cancelling --ticket.changed#2 [isOwn]--> (stays)',
      'cancelRefused --ticket.changed#2 [isOwn]--> (stays)',
    ],
    'no state changes when something was looked at: `tests/faults/leaving.spec.ts` shows what does': [
      'prebook --answer.viewed#0--> (stays)',
      'cancelling --answer.viewed#0--> (stays)',
    ],
    'only the history can cancel, and there is no receipt to close in it': [
      'lostTheRace --receipt.closed#0--> prebook.offered',
    ],
  },
  states: {
    'it passes at once': ['starting', 'booking.sending'],
    'it is seen by what is within it': ['booking', 'cancelling'],
    [aDay]: ['forgotten'],
    [late]: ['lapsed'],
  },
}
