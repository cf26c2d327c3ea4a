import { expect, it } from 'vitest'

import { saidByMember } from './member.ts'

it('is what a member presses and types that is told by them, and nothing that follows from it [CHART-05]', () => {
  expect([...saidByMember].toSorted()).toEqual([
    'booking.submitted',
    'cancel.confirmed',
    'cancel.declined',
    'cancel.requested',
    'changes.accepted',
    'changes.declined',
    'check.requested',
    'combination.added',
    'combination.offered',
    'combination.requested',
    'filters.changed',
    'kind.chosen',
    'lapse.dismissed',
    'leg.removed',
    'policy.chosen',
    'prebook.left',
    'prebook.opened',
    'range.requested',
    'receipt.closed',
    'refusal.dismissed',
    'retry.requested',
    'selection.pinned',
    'selection.removed',
    'selection.toggled',
    'selection.undone',
    'selections.cleared',
    'selections.kept',
    'slip.submitted',
    'stake.cleared',
    'stake.increased',
    'stake.maximised',
    'stake.shared',
    'stake.typed',
    'target.chosen',
    'target.closed',
    'target.opened',
  ])
})
