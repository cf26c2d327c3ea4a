import { quickBetStopOf, rangeStopOf } from '../../quickBet.ts'
import { betSlipSetup } from '../../setup/betSlip.ts'
import type { BetSlipContext, QuickBetStop } from '../../types.ts'

/** A bet by one press: not sent before it could be undone, and never as anything else than what stands there [SLIP-26]. */
export const quickBet = betSlipSetup.createStateConfig({
  description:
    'A quick bet, which is sent in four seconds: unless it is undone, or anything about it is no longer so [SLIP-26].',
  meta: { shownBy: ['src/features/betSlip/quickBet/QuickBetWait.tsx'] },
  always: [
    {
      guard: 'isRangeMissing',
      target: 'editing',
      actions: [{ type: 'keepStop', params: ({ context }) => ({ why: rangeStopOf(context) }) }, 'saveSlip'],
    },
    {
      guard: 'isQuickBetStopped',
      target: 'editing',
      actions: [{ type: 'keepStop', params: ({ context }) => ({ why: stopOf(context) }) }, 'saveSlip'],
    },
  ],
  after: {
    // From here on it is a press of the big button.
    quickBetDelay: [
      { guard: 'isLongOver', target: 'editing' },
      { guard: 'canPlace', target: 'checking' },
      {
        target: 'editing',
        actions: [{ type: 'keepStop', params: { why: 'late' } }, 'saveSlip'],
      },
    ],
  },
  on: {
    // What is in the slip then is another: that ends the wait.
    'quickBet.undone': { actions: ['takeBackQuickBet', 'tellSelectionChanged'] },
    'selection.toggled': [
      { guard: { type: 'isPressedTwice', params: ({ event }) => event } },
      {
        guard: { type: 'isPressedAgain', params: ({ event }) => event },
        actions: ['takeBackQuickBet', 'tellSelectionChanged'],
      },
      {
        guard: { type: 'canToggle', params: ({ event }) => event },
        actions: [{ type: 'toggleSelection', params: ({ event }) => event }, 'tellSelectionChanged'],
      },
      { actions: { type: 'tellSelectionRefused', params: ({ event }) => event } },
    ],
    'selection.changed': {
      target: 'editing',
      actions: [{ type: 'keepStop', params: { why: 'edited' } }, 'saveSlip'],
    },
    'stake.changed': {
      target: 'editing',
      actions: [{ type: 'keepStop', params: { why: 'edited' } }, 'saveSlip'],
    },
    'policy.chosen': {
      target: 'editing',
      actions: [{ type: 'keepStop', params: { why: 'edited' } }, 'saveSlip'],
    },
    'connection.lost': {
      target: 'editing',
      actions: [{ type: 'keepStop', params: { why: 'offline' } }, 'saveSlip'],
    },
    // That the page went is kept of it from the start.
    'page.hidden': 'editing',
    'page.left': 'editing',
    'page.woke': 'editing',
  },
})

function stopOf(context: BetSlipContext): QuickBetStop {
  const stop = quickBetStopOf(context)
  if (stop === null) throw new Error('nothing speaks against it')
  return stop
}
