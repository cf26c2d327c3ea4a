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

/** The status of a market or a selection; unknown is one of a later day, under which nothing can be bet. */
export type SelectionStatus = KnownStatus | 'unknown'

/** How a selection ended; void where its stake is returned, dead heat where it shares its place with others. */
export type SelectionResult = 'win' | 'halfWin' | 'lose' | 'halfLose' | 'void' | 'deadHeat'

/** What is drawn on a selection beside or instead of its price [BROWSE-10]. */
export type StatusMark = 'none' | 'lock' | 'spinner' | SelectionResult

/** Whether a bet can be placed: on open selections alone [SLIP-04]. */
export function isBettable(status: SelectionStatus): boolean {
  return status === 'open'
}

/** Only what can be bet on has no mark, so that nothing else is taken for it. @param result null while it is not known */
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
