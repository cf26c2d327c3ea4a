import type { LeftOut } from '../machineWalks.ts'

/** What the paths of the slip do not come to in its placement and terms, and why. */
export const leftOut: { readonly transitions: LeftOut; readonly states: LeftOut } = {
  transitions: {
    'a lost line, a reload, another tab: the paths of `placement` and `batch` do that, and the slip with them':
      [
        'placement.underWay --connection.cameBack#0--> (stays)',
        'placement.underWay --confirmation.recordedElsewhere#0--> (stays)',
        'placement.underWay --xstate.done.actor.placement#0 [isTold]--> betSlip.placement.restoring',
        'placement.underWay --xstate.done.actor.placement#1 [hasLapsed]--> betSlip.placement.lapsed',
        'placement.underWay --xstate.done.actor.placement#4 [isNeverSent]--> betSlip.placement.restoring',
        'placement.restoring --xstate.done.actor.loadSlip#0 [hasSeveralEntries]--> betSlip.placement.batchUnderWay',
        'placement.restoring --xstate.done.actor.loadSlip#1 [hasEntry]--> betSlip.placement.underWay',
        'placement.restoring --xstate.done.actor.loadSlip#2 [hasRefusal]--> betSlip.placement.refused',
        'placement.editing --always#0 [hasNextEntry]--> betSlip.placement.underWay',
        'placement.lapsed --lapse.dismissed#0--> betSlip.placement.editing',
        'placement.lapsed --selection.toggled#0--> betSlip.placement.editing',
        'placement.batchUnderWay --check.requested#0--> (stays)',
        'placement.batchUnderWay --confirmation.recordedElsewhere#0--> (stays)',
        'placement.batchUnderWay --connection.cameBack#0--> (stays)',
        'placement.batchUnderWay --outcome.becameUnknown#0--> betSlip.placement.batchUnderWay.outcomeUnknown',
        'placement.batchUnderWay --xstate.done.actor.batch#0 [areTold]--> betSlip.placement.restoring',
        'placement.batchUnderWay --xstate.done.actor.batch#1 [areNeverSent]--> betSlip.placement.restoring',
        'placement.batchUnderWay.outcomeUnknown --always#0 [areAllAnswered]--> betSlip.placement.batchUnderWay.placing',
      ],
    'the end of the session, which ends the page as well': [
      'placement.underWay --session.ended#0--> (stays)',
      'placement.batchUnderWay --session.ended#0--> (stays)',
      'placement.closed --confirmation.recordedElsewhere#0--> (stays)',
    ],
    'a server forgets a bet after a day, and no control call moves its keys by so long': [
      'placement.underWay --xstate.done.actor.placement#2 [isForgotten]--> betSlip.placement.forgotten',
      'placement.forgotten --lapse.dismissed#0--> betSlip.placement.editing',
    ],
    'a placement breaks by a fault of ours alone': [
      'placement.underWay --xstate.error.actor.placement#0--> betSlip.placement.restoring',
      'placement.batchUnderWay --xstate.error.actor.batch#0--> betSlip.placement.restoring',
    ],
    'storage that cannot be read at all counts as empty, so that reading the slip does not fail': [
      'placement.restoring --xstate.error.actor.loadSlip#0 [hasRefusal]--> betSlip.placement.refused',
      'placement.restoring --xstate.error.actor.loadSlip#1--> betSlip.placement.editing',
    ],
    'news between a press and its bet: there is a moment for it only where a price is asked for anew': [
      'placement.checking --always#0 [isStale]--> betSlip.placement.editing',
      'placement.checking --always#1 [isAcceptanceNeeded]--> betSlip.placement.confirmingChanges',
      'placement.checking --always#2 [isRangeMissing]--> betSlip.placement.editing',
      'placement.checking --always#5 [isRefused]--> betSlip.placement.editing',
      'placement.checking --selection.changed#0--> betSlip.placement.editing',
      'placement.checking --stake.changed#0--> betSlip.placement.editing',
      'placement.checking --xstate.after.checkTimeout.betSlip.placement.checking#0--> betSlip.placement.editing',
      'placement.editing --always#1 [isWaitedFor]--> betSlip.placement.tooFast',
      'terms.watching.comparing --always#4 [isChecking]--> betSlip.terms.watching.agreed',
    ],
    'another way to the same: what they lead to is walked by a press on a price or on the button': [
      'placement.batchAnswered --combination.offered#0--> betSlip.placement.editing',
      'placement.batchAnswered --selection.toggled#0--> betSlip.placement.editing',
      'placement.lapsed --combination.offered#0--> betSlip.placement.editing',
      'placement.placed --combination.offered#0--> betSlip.placement.editing',
      'placement.confirmingChanges --policy.chosen#0--> betSlip.placement.editing',
      'placement.confirmingChanges --stake.changed#0--> betSlip.placement.editing',
      'placement.refused --policy.chosen#0--> betSlip.placement.editing',
    ],
  },
  states: {
    'it is seen by what is within it': ['placement.underWay', 'placement.batchUnderWay', 'terms.watching'],
    'it passes by itself, and at once': [
      'placement.restoring',
      'placement.checking',
      'placement.underWay.placing',
      'placement.batchUnderWay.placing',
      'terms.watching.comparing',
    ],
    'a lost line, a reload, the end of the session: `placement` and `batch` walk them, or the page is over': [
      'placement.batchUnderWay.outcomeUnknown',
      'placement.lapsed',
      'placement.closed',
    ],
    'a server forgets a bet after a day, and no control call moves its keys by so long': [
      'placement.forgotten',
    ],
  },
}
