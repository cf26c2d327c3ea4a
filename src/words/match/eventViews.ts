import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'

const eventViews = {
  analysis: msg({ message: 'Analysis', context: 'form and head to head before a match' }),
  'live-stats': msg`Live stats`,
  bet: msg({ message: 'Bet', context: 'tab of an event: its markets' }),
  'match-log': msg`Match log`,
  'odds-history': msg({ message: 'Odds history', context: 'how the odds of a market have moved' }),
  streams: msg`Streams`,
}

/** What a view of an event is called [BROWSE-08]. */
export function eventViewName(i18n: I18n, view: keyof typeof eventViews): string {
  return i18n._(eventViews[view])
}
