import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'

const eventViews = {
  analysis: msg`Analysis`,
  'live-stats': msg`Live stats`,
  bet: msg`Bet`,
  'match-log': msg`Match log`,
  'odds-history': msg`Odds history`,
  streams: msg`Streams`,
}

/** What a view of an event is called [BROWSE-08]. */
export function eventViewName(i18n: I18n, view: keyof typeof eventViews): string {
  return i18n._(eventViews[view])
}
