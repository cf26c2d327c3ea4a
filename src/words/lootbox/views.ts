import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

const views = {
  lobby: msg({ message: 'Lobby', context: 'the tables of the mini-games' }),
  bets: msg({ message: 'My rounds', context: "the member's bets on mini-games" }),
  results: msg({ message: 'Results', context: 'results of rounds of a mini-game' }),
  payouts: msg({ message: 'Payouts', context: 'what a mini-game pays' }),
  help: msg({ message: 'Help', context: 'how a mini-game is played' }),
} satisfies Record<string, MessageDescriptor>

/** What a page of the mini-games is called [MEMBER-08]. */
export function lootboxViewName(i18n: I18n, view: keyof typeof views): string {
  return i18n._(views[view])
}
