/** The statuses of a market or a selection. */
export const knownStatuses = [
  'open',
  'new',
  'paused',
  'closed',
  'resulting',
  'settlement',
  'settled',
] as const

export type KnownStatus = (typeof knownStatuses)[number]

/** The status of a market or a selection; unknown comes from a later version, and nothing can be bet under it. */
export type SelectionStatus = KnownStatus | 'unknown'

/** How a selection ended; void if its stake is returned, dead heat if it shares its place with others. */
export type SelectionResult = 'win' | 'halfWin' | 'lose' | 'halfLose' | 'void' | 'deadHeat'

/** What is drawn on a selection next to its price, or instead of it [BROWSE-10]. */
export type StatusMark = 'none' | 'lock' | 'spinner' | SelectionResult

/** Whether a bet can be placed: only on open selections [SLIP-04]. */
export function isBettable(status: SelectionStatus): boolean {
  return status === 'open'
}

/** Only what can be bet on has no mark, so that nothing else looks like it. @param result null while it is unknown */
export function statusMark(status: SelectionStatus, result: SelectionResult | null): StatusMark {
  switch (status) {
    case 'paused':
    case 'closed':
    case 'new':
    case 'unknown':
      return 'lock'
    case 'resulting':
      return 'spinner'
    case 'settlement':
      return result ?? 'spinner'
    case 'settled':
      return result ?? 'lock'
    case 'open':
      return 'none'
  }
}
