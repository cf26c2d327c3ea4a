import { perSlip } from './perSlip.ts'

/**
 * What one press of odds bets, as it was entered; undefined while it bets nothing. It is said by what shows the member
 * that a press does so: without that on the page none does [SLIP-26].
 */
export const quickStakeOf = perSlip((): { stake: string | undefined } => ({ stake: undefined }))
