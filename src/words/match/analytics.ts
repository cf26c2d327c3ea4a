import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

import type { TeamWinRates } from '#src/wire/match/analytics.ts'

const sections = {
  head_to_head: msg`Head to head`,
  heroes: msg`Heroes`,
  recent_matches: msg({ message: 'Recent matches', context: "a team's latest matches" }),
  'x-slipway-standings': msg({ message: 'Standings', context: 'table of the teams of a competition' }),
}

/** The parts of the analysis, by the names of the wire, in the order they are shown. */
export const analysisSections = ['head_to_head', 'heroes', 'recent_matches', 'x-slipway-standings'] as const

export type AnalysisSection = (typeof analysisSections)[number]

export function analysisSectionName(i18n: I18n, section: AnalysisSection): string {
  return i18n._(sections[section])
}

/** A win rate of a team: what of the wire it is, and what it is called in a game with bombs or with spikes. */
const rates = {
  startWithCtWinRate: [msg`Maps won, starting as CT`, msg`Maps won, starting in defence`],
  startWithTWinRate: [msg`Maps won, starting as T`, msg`Maps won, starting in attack`],
  ctFirstRoundWinRate: [msg`First round won as CT`, msg`First round won in defence`],
  tFirstRoundWinRate: [msg`First round won as T`, msg`First round won in attack`],
} satisfies Record<keyof TeamWinRates, readonly [MessageDescriptor, MessageDescriptor]>

/** The win rates in the order they are shown. */
export const winRateNames = [
  'startWithCtWinRate',
  'startWithTWinRate',
  'ctFirstRoundWinRate',
  'tFirstRoundWinRate',
] as const satisfies readonly (keyof TeamWinRates)[]

/** What a win rate is called in a game. */
export function winRateName(i18n: I18n, rate: keyof TeamWinRates, gameId: string): string {
  const valorant = '24'
  const [plain, attacking] = rates[rate]
  return i18n._(gameId === valorant ? attacking : plain)
}
