/** The status of a market or a selection. The wire's second spellings (pause, close) end in `readStatus`. */
export type SelectionStatus = 'open' | 'new' | 'paused' | 'closed' | 'resulting' | 'settlement' | 'settled'

/** What is drawn on a selection beside or instead of its price [BROWSE-10]. */
export type StatusMark = 'none' | 'lock' | 'spinner' | 'win' | 'lose'

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

/** `won` is null while it is not known. */
export function statusMark(status: SelectionStatus, won: boolean | null): StatusMark {
  switch (status) {
    case 'paused':
    case 'closed':
      return 'lock'
    case 'resulting':
      return 'spinner'
    case 'settlement':
    case 'settled':
      if (won === null) return 'none'
      return won ? 'win' : 'lose'
    case 'open':
    case 'new':
      return 'none'
  }
}

/** Which waiting is named to the member: 'Awaiting result' or 'Awaiting settlement' [BROWSE-10]. */
export function statusNotice(status: SelectionStatus): 'awaitingResult' | 'awaitingSettlement' | null {
  if (status === 'resulting') return 'awaitingResult'
  return status === 'settlement' ? 'awaitingSettlement' : null
}
