/**
 * What a member tells the machines by what they press and type. All else that comes from outside is the client's own
 * doing: it follows from what the server says and where the member is.
 */
export const saidByMember: ReadonlySet<string> = new Set([
  'retry.requested',
  'check.requested',
  'selection.toggled',
  'combination.offered',
  'kind.chosen',
  'selection.removed',
  'selection.pinned',
  'selections.cleared',
  'selection.undone',
  'stake.typed',
  'stake.increased',
  'stake.maximised',
  'stake.cleared',
  'stake.shared',
  'policy.chosen',
  'slip.submitted',
  'changes.accepted',
  'changes.declined',
  'refusal.dismissed',
  'lapse.dismissed',
  'receipt.closed',
  'selections.kept',
  'range.requested',
])
