import { type ErrorName, errors } from '#domain/session/errorCatalogue.ts'

/** Every betting message of the contract: of bets, of bookings, of what was sent, and of the account [SLIP-19]. */
export const bettingMessages: readonly ErrorName[] = (Object.keys(errors) as ErrorName[]).filter(
  (name) => [2, 4, 5].includes(errors[name].base) || name === 'accountInactive',
)

/** Those that stand where something else is told with them, each in the browser test that shows it. */
export const toldElsewhere: Readonly<Partial<Record<ErrorName, string>>> = {
  placeBetTooFast: 'slip/waiting.spec.ts',
  newOdds: 'slip/steady.spec.ts',
  newHandicap: 'slip/steady.spec.ts',
  ticketWillBeRemoved: 'boards/bigCombo.spec.ts',
  lockedOddsWillBeRemoved: 'boards/bigCombo.spec.ts',
  minimumBet: 'slip/refusals/messages.spec.ts',
  accountFrozen: 'slip/refusals/barred.spec.ts',
  accountInactive: 'slip/refusals/barred.spec.ts',
  memberCannotBet: 'slip/refusals/barred.spec.ts',
}

/** What is said of a booking, which no bet is refused with. */
export const toldOfBookings = ['prebookError', 'invalidPrebook'] as const satisfies readonly ErrorName[]

/** What a single is refused with: all others. */
export const toldOfSingles: readonly ErrorName[] = bettingMessages.filter(
  (name) => toldElsewhere[name] === undefined && !(toldOfBookings as readonly ErrorName[]).includes(name),
)

/** Of those what the other kinds of bet are refused with as a whole. */
export const toldOfKinds = {
  combo: [
    'comboAboveMaxPayout',
    'tooManyEvents',
    'outrightNotForCombo',
    'comboNotAllowed',
    'insufficientFunds',
  ],
  system: ['tooManyEvents', 'comboAboveMaxPayout', 'noMoreLimit', 'remoteWalletError'],
  inMatchCombo: ['comboNotAllowed', 'invalidMemberOdds', 'maximumTicketsPerEvent'],
  bigCombo: ['statusChanged', 'comboAboveMaxPayout', 'uniqueIdFailed'],
  luckyCombo: ['comboNotAllowed', 'eventLimitReached', 'unableToPlace'],
  booking: [...toldOfBookings, 'onlyPlaceBet', 'insufficientBalance', 'duplicateTicket', 'lowestBet'],
} as const satisfies Record<string, readonly ErrorName[]>

/** A message as a member reads it whose least stake is ¥10.00. */
export function textOf(name: ErrorName): string {
  return errors[name].text.replace('{min_bet}', '¥10.00')
}
