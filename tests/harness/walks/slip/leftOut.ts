import type { LeftOut } from '../machineWalks.ts'

/** What the paths of the slip do not come to, and why. */
export const leftOut: { readonly transitions: LeftOut; readonly states: LeftOut } = {
  transitions: {
    'a lost line, a reload, another tab: the paths of `placement` and `batch` do that, and the slip with them':
      [
        'placement --confirmation.recordedElsewhere#0 [isRestored]--> betSlip.placement.underWay',
        'placement.underWay --bet.answered#0 [isKeptElsewhere]--> (stays)',
        'placement.underWay --connection.cameBack#0--> (stays)',
        'placement.underWay --confirmation.recordedElsewhere#0--> (stays)',
        'placement.underWay --xstate.done.actor.batch#0 [areTold]--> betSlip.placement.restoring',
        'placement.underWay --xstate.done.actor.batch#1 [isNeverSent]--> betSlip.placement.restoring',
        'placement.underWay.outcomeUnknown --always#0 [areOthersUnderWay]--> betSlip.placement.underWay.placing',
        'placement.restoring --xstate.done.actor.loadSlip#0 [hasEntries]--> betSlip.placement.underWay',
        'placement.restoring --xstate.done.actor.loadSlip#1 [isNeverSent]--> betSlip.placement.answered',
        'placement.editing --always#0 [hasNextEntry]--> betSlip.placement.underWay',
        'placement.answered --lapse.dismissed#0 [hasEndedUndecided]--> betSlip.placement.editing',
        'placement.answered --selection.toggled#1 [hasLapsed]--> betSlip.placement.editing',
      ],
    'the end of the session, which ends the page as well': [
      'placement --session.ended#0--> betSlip.placement.closed',
      'placement.underWay --session.ended#0--> (stays)',
      'placement.closed --confirmation.recordedElsewhere#0--> (stays)',
    ],
    'what places them breaks by a fault of ours alone': [
      'placement.underWay --xstate.error.actor.batch#0--> betSlip.placement.restoring',
    ],
    'storage that cannot be read at all counts as empty, so that reading the slip does not fail': [
      'placement.restoring --xstate.error.actor.loadSlip#0 [isNeverSent]--> betSlip.placement.answered',
      'placement.restoring --xstate.error.actor.loadSlip#1--> betSlip.placement.editing',
    ],
    'news between a press and its bet: there is a moment for it only where a price is requested again': [
      'placement.checking --always#0 [isStale]--> betSlip.placement.editing',
      'placement.checking --always#1 [isAcceptanceNeeded]--> betSlip.placement.confirmingChanges',
      'placement.checking --always#2 [isRangeMissing]--> betSlip.placement.editing',
      'placement.checking --always#4 [isStakeWrong]--> betSlip.placement.editing',
      'placement.checking --selection.changed#0--> betSlip.placement.editing',
      'placement.checking --stake.changed#0--> betSlip.placement.editing',
      'placement.checking --xstate.after.checkTimeout.betSlip.placement.checking#0--> betSlip.placement.editing',
      'terms.watching.comparing --always#4 [isChecking]--> betSlip.terms.watching.agreed',
    ],
    'the range and the odds of a quick bet are answered in its four seconds: `e2e/slip/quickBet.spec.ts` waits for both':
      [
        'placement.quickBet --xstate.after.quickBetDelay.betSlip.placement.quickBet#2--> betSlip.placement.editing',
      ],
    'while a bet is under way there is no button that accepts anything': [
      'contents --changes.accepted#0 [isLocked]--> (stays)',
    ],
    'while a bet is under way a press on a price changes nothing, and nothing is seen of it': [
      'contents --selection.toggled#0 [isLocked]--> (stays)',
    ],
    'the button of a guest leads to the login of the partner, as the sandbox’s has one, and submits nothing':
      ['placement --slip.submitted#0 [isGuestSubmitting]--> betSlip.placement.answered'],
    'a press says what stood on the screen, and no browser can be told to have another tab come between the two':
      ['placement --slip.submitted#1 [isAboutAnotherSlip]--> (stays)'],
    'the page says it once an answer was looked at, and no state changes: `tests/faults/leaving.spec.ts` shows what does':
      ['placement --answers.viewed#0--> (stays)'],
    'the price of an in-match combo, which is made on the page of its match: `e2e/slip/kinds/betBuilder.spec.ts` says in sentences what a member meets':
      [
        'contents --quotes.arrived#0 [hasMovedPrice]--> (stays)',
        'range.known --price.outdated#0--> betSlip.range.asking',
      ],
    'what is offered whole is taken and taken out again as one: `e2e/boards/bigCombo.spec.ts` says in sentences what a member meets':
      [
        'contents --combination.offered#0 [canEdit]--> (stays)',
        'contents --selections.cleared#0 [canEdit]--> (stays)',
      ],
    'another way to the same: what they lead to is walked by a press on a price or on the button': [
      'placement.answered --combination.offered#0 [hasReceipt]--> betSlip.placement.editing',
      'placement.answered --combination.offered#1 [hasLapsed]--> betSlip.placement.editing',
      'placement.confirmingChanges --policy.chosen#0--> betSlip.placement.editing',
      'placement.confirmingChanges --stake.changed#0--> betSlip.placement.editing',
      'placement.answered --policy.chosen#0 [hasRefusal]--> betSlip.placement.editing',
    ],
  },
  states: {
    'it is seen by what is within it': [
      'contents',
      'placement',
      'placement.underWay',
      'range',
      'terms',
      'terms.watching',
    ],
    'it passes on its own, and at once': [
      'placement.restoring',
      'placement.checking',
      'placement.underWay.placing',
      'terms.watching.comparing',
    ],
    'the end of the session, which ends the page as well': ['placement.closed'],
  },
}
