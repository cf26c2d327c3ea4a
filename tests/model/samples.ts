import type { Granted, LoadedMember } from '#machines/launch/types.ts'
import type { Confirmation } from '#machines/placement/types.ts'
import {
  buildConfirmedBet,
  buildEntry,
  buildLeg,
  buildLink,
  buildSettings,
  buildTicket,
  yuan,
} from '#src/testing/builders.ts'

export const settings = buildSettings({ partnerOrigins: ['https://partner.example'], timeZone: null })

export const guestSettings = buildSettings({ ...settings, isGuest: true, memberCode: 'guest-1' })

export const granted: Granted = { settings, tokenLifetime: 3_600_000 }

export const loadedMember: LoadedMember = {
  member: { id: 'm1', memberCode: 'alice', nickname: null, avatarId: null, landingPage: null },
  balance: yuan(10_000),
}

export const launchLink = buildLink({ language: 'en', eventId: 'e7' })

/** Both sides of a winner market, open. */
export const homeLeg = buildLeg({ betType: 'WIN', marketName: 'Winner', handicap: null })
export const awayLeg = buildLeg({
  ...homeLeg,
  side: 'away',
  selectionName: 'Papua New Guinea',
  euroOdds: '1.80',
  price: { euro: '1.80' },
})

export const placedTicket = buildTicket({ ticketNum: 'T-1', createdUtc: 2_000, amount: yuan(100), lines: [] })

export const key = '0123456789abcdef0123456789abcdef'
export const nextKey = 'fedcba9876543210fedcba9876543210'

export const confirmation: Confirmation = {
  ...buildConfirmedBet({ legs: [homeLeg], stakes: [{ size: 1, perLine: yuan(100) }] }),
  operation: 'placeSingleBet',
}

export const journalEntry = buildEntry(key, {
  request: { operation: 'placeSingleBet', body: '{"amount":"100.00"}', expiresAt: 62_000 },
  confirmedAt: 2_000,
  legs: [homeLeg],
  stakes: [{ size: 1, perLine: yuan(100) }],
})
