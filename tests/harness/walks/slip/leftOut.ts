import type { LeftOut } from '../machineWalks.ts'

const quickBet =
  'a quick bet, which is off at first and sent after four seconds: `e2e/slip/quickBet.spec.ts` says in sentences what a member meets'

/** What the paths of the slip do not come to in its placement and terms, and why. */
export const leftOut: { readonly transitions: LeftOut; readonly states: LeftOut } = {
  transitions: {
    'a lost line, a reload, another tab: the paths of `placement` and `batch` do that, and the slip with them':
      [
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
    [quickBet]: [
      'placement.editing --quickBet.began#0--> betSlip.placement.quickBet',
      'placement.quickBet --always#0 [isRangeMissing]--> betSlip.placement.editing',
      'placement.quickBet --always#1 [isQuickBetStopped]--> betSlip.placement.editing',
      'placement.quickBet --connection.lost#0--> betSlip.placement.editing',
      'placement.quickBet --page.hidden#0--> betSlip.placement.editing',
      'placement.quickBet --page.left#0--> betSlip.placement.editing',
      'placement.quickBet --page.woke#0--> betSlip.placement.editing',
      'placement.quickBet --policy.chosen#0--> betSlip.placement.editing',
      'placement.quickBet --quickBet.undone#0--> (stays)',
      'placement.quickBet --selection.changed#0--> betSlip.placement.editing',
      'placement.quickBet --selection.toggled#0 [isPressedTwice]--> (stays)',
      'placement.quickBet --selection.toggled#1 [isPressedAgain]--> (stays)',
      'placement.quickBet --selection.toggled#2 [canToggle]--> (stays)',
      'placement.quickBet --selection.toggled#3--> (stays)',
      'placement.quickBet --stake.changed#0--> betSlip.placement.editing',
      'placement.quickBet --xstate.after.quickBetDelay.betSlip.placement.quickBet#0 [isLongOver]--> betSlip.placement.editing',
      'placement.quickBet --xstate.after.quickBetDelay.betSlip.placement.quickBet#1 [canPlace]--> betSlip.placement.checking',
      'placement.quickBet --xstate.after.quickBetDelay.betSlip.placement.quickBet#2--> betSlip.placement.editing',
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
    'it is seen by what is within it': ['placement.underWay', 'terms.watching'],
    'it passes on its own, and at once': [
      'placement.restoring',
      'placement.checking',
      'placement.underWay.placing',
      'terms.watching.comparing',
    ],
    'the end of the session, which ends the page as well': ['placement.closed'],
    [quickBet]: ['placement.quickBet'],
  },
}
