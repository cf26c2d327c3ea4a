import { buildLeg, buildTicket } from './builders.ts'

/** Both sides of one market. */
export const homeLeg = buildLeg()
export const awayLeg = buildLeg({
  side: 'away',
  selectionName: 'Papua New Guinea',
  handicap: '0.25',
  euroOdds: '1.80',
  price: { euro: '1.80' },
})

export const pendingTicket = buildTicket()
