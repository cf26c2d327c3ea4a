import { countries, type HouseWords, marketNames } from '../houseWords.ts'

/** English is what the names are kept in. */
const asTheyAre = <Name extends string>(names: readonly Name[]): Record<Name, Name> =>
  Object.fromEntries(names.map((name) => [name, name])) as Record<Name, Name>

export const en: HouseWords = {
  markets: asTheyAre(marketNames),
  onMap: 'Map {map} {market}',
  inningsRuns: '1st innings {runs} or more',
  countries: asTheyAre(countries),
  division: '{country}, division {number}',
  event: '{home} v {away}',
  bigCombos: {
    'Favourites of the day': 'Favourites of the day',
    'Goals, kills and rounds': 'Goals, kills and rounds',
    'Long shot': 'Long shot',
  },
  results: {
    pending: 'pending',
    win: 'win',
    loss: 'loss',
    half_win: 'half win',
    half_loss: 'half loss',
    draw: 'draw',
    refund: 'void',
    cashed_out: 'cashed out',
  },
  notifications: {
    settled: 'Ticket {ticketNum} was settled: {result}.',
    settledPaid: 'Ticket {ticketNum} was settled: {result}. Returns {returns}.',
    void: 'Ticket {ticketNum} is void. Your stake of {stake} is returned.',
    cashedOut: 'Ticket {ticketNum} was cashed out for {returns}.',
    booked: 'Your bet {ticketNum} is booked at {odds} or better.',
    placed: 'Your prebooked bet {ticketNum} was placed at {odds}.',
    cancelled: 'Your prebooked bet {ticketNum} was cancelled. Your stake of {stake} is returned.',
    closed:
      'Your prebooked bet {ticketNum} was cancelled because its market closed. Your stake of {stake} is returned.',
    refused: 'Your bet was not prebooked. No money was taken.',
    deposit: 'Deposit: {amount} is in your balance.',
    withdrawal: 'Withdrawal: {amount} was paid out.',
    maintenance: 'Maintenance is planned from {from} to {to} UTC. Bets you confirmed are not affected.',
    maintenanceFrom: 'Maintenance is planned from {from} UTC. Bets you confirmed are not affected.',
  },
}
