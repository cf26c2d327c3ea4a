/** The status of a market or a selection. The wire's second spellings (pause, close) end in `readStatus`. */
export type SelectionStatus = 'open' | 'new' | 'paused' | 'closed' | 'resulting' | 'settlement' | 'settled'

/** How a selection ended; void where its stake is returned, dead heat where it shares its place with others. */
export type SelectionResult = 'win' | 'halfWin' | 'lose' | 'halfLose' | 'void' | 'deadHeat'

/** What is drawn on a selection beside or instead of its price [BROWSE-10]. */
export type StatusMark = 'none' | 'lock' | 'spinner' | SelectionResult

const resultsByWireName: ReadonlyMap<string, SelectionResult> = new Map([
  ['win', 'win'],
  ['half_win', 'halfWin'],
  ['loss', 'lose'],
  ['half_loss', 'halfLose'],
  ['void', 'void'],
  ['dead_heat', 'deadHeat'],
])

/**
 * Reads how a selection ended. Where the server does not say it in a word, `won` says whether it was won or lost, and
 * null, once it is settled, that the stake was returned.
 * @returns null while it is not known; a word of tomorrow is not known
 */
export function readSelectionResult(
  status: SelectionStatus,
  { result, won }: { readonly result?: unknown; readonly won?: unknown },
): SelectionResult | null {
  const known = typeof result === 'string' ? resultsByWireName.get(result) : undefined
  if (known !== undefined) return known
  if (typeof won === 'boolean') return won ? 'win' : 'lose'
  return status === 'settled' && won === null ? 'void' : null
}

const byWireName: ReadonlyMap<string, SelectionStatus> = new Map([
  ['open', 'open'],
  ['new', 'new'],
  ['pause', 'paused'],
  ['paused', 'paused'],
  ['close', 'closed'],
  ['closed', 'closed'],
  ['resulting', 'resulting'],
  ['settlement', 'settlement'],
  ['settled', 'settled'],
])

/**
 * Reads a status as it comes over the wire. `resulting` with the settlement flag set is shown as
 * `settlement`; `settled` stays settled whatever the flag says [LIVE-14].
 * @throws RangeError on an unknown status.
 */
export function readStatus(wire: string, settlementFlag?: boolean): SelectionStatus {
  const status = byWireName.get(wire)
  if (status === undefined) throw new RangeError(`Unknown status: "${wire}"`)
  return status === 'resulting' && settlementFlag === true ? 'settlement' : status
}

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
