import { resource } from '#src/api/resource.ts'

/** The tables of the mini-games. */
export const miniGameTablesResource = resource('miniGameTables', ['reconnected', 'localeChanged'])

/** What the member staked at them. */
export const miniGameBetsResource = resource('miniGameBets', [
  'roundPlayed',
  'moneyMoved',
  'reconnected',
  'localeChanged',
])

/** How the rounds of a table ended, by the table. */
export const miniGameRoundsResource = resource('miniGameRounds', [
  'roundPlayed',
  'reconnected',
  'localeChanged',
])

/** How a table's game is played and what it pays, by the table. */
export const miniGameGuidesResource = resource('miniGameGuides', ['reconnected', 'localeChanged'])
