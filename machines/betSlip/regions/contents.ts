import { betSlipSetup } from '../setup/betSlip.ts'
import { quotes } from './quotes.ts'
import { stakes } from './stakes.ts'

/** What is in the slip: the kind of bet that is open, its legs, what is staked on them, and the member's policy [SLIP-01 SLIP-02]. */
export const contents = betSlipSetup.createStateConfig({
  description:
    'The kind of bet that is open, its legs, what is staked, and which moves of a price are taken unasked.',
  on: {
    'selection.toggled': [
      { guard: 'isLocked' },
      // What it does then is said where the quick bet waits.
      { guard: 'isQuickBetWaiting' },
      {
        guard: { type: 'isQuickBet', params: ({ event }) => event },
        actions: [
          { type: 'beginQuickBet', params: ({ event }) => event },
          'saveSlip',
          'tellSelectionChanged',
          'tellQuickBetBegan',
        ],
      },
      {
        guard: { type: 'canToggle', params: ({ event }) => event },
        actions: [
          { type: 'toggleSelection', params: ({ event }) => event },
          'forgetUndoTime',
          'timeUndo',
          'saveSlip',
          'tellSelectionChanged',
        ],
      },
      { actions: { type: 'tellSelectionRefused', params: ({ event }) => event } },
    ],
    'kind.chosen': {
      guard: 'canEdit',
      actions: [{ type: 'openKind', params: ({ event }) => event }, 'saveSlip', 'tellSelectionChanged'],
    },
    'combination.offered': {
      guard: 'canEdit',
      actions: [
        { type: 'takeCombination', params: ({ event }) => event },
        'forgetUndoTime',
        'timeUndo',
        'saveSlip',
        'tellSelectionChanged',
      ],
    },
    'selection.removed': {
      guard: 'canEdit',
      actions: [
        { type: 'removeSelection', params: ({ event }) => event },
        'forgetUndoTime',
        'timeUndo',
        'saveSlip',
        'tellSelectionChanged',
      ],
    },
    'selections.cleared': {
      guard: 'canEdit',
      actions: ['clearSelections', 'forgetUndoTime', 'timeUndo', 'saveSlip', 'tellSelectionChanged'],
    },
    'selection.undone': { guard: 'canUndo', actions: ['undoSelection', 'saveSlip', 'tellSelectionChanged'] },
    'replaced.kept': { guard: 'canKeepBoth', actions: ['keepBoth', 'saveSlip', 'tellSelectionChanged'] },
    'undo.ended': { guard: 'isUndoTimed', actions: 'forgetUndo' },
    'slip.changedElsewhere': {
      guard: 'isRestored',
      actions: [{ type: 'adoptSlip', params: ({ event }) => event }, 'tellSelectionChanged'],
    },
    ...stakes.on,
    'policy.chosen': {
      actions: [{ type: 'choosePolicy', params: ({ event }) => event }, 'tellTermsChanged'],
    },
    'pressRule.chosen': { actions: { type: 'choosePressRule', params: ({ event }) => event } },
    'balance.changed': { actions: { type: 'takeBalance', params: ({ event }) => event } },
    ...quotes.on,
    'changes.accepted': [
      { guard: 'isLocked' },
      {
        guard: { type: 'isLockShown', params: ({ event }) => event },
        actions: [
          { type: 'takeTerms', params: ({ event }) => event },
          { type: 'removeLocked', params: ({ event }) => event },
          'saveSlip',
          'tellSelectionChanged',
        ],
      },
      {
        guard: 'areTermsAsked',
        actions: [{ type: 'takeTerms', params: ({ event }) => event }, 'saveSlip', 'tellTermsChanged'],
      },
    ],
  },
})
