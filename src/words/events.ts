import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'

import type { Event } from '#domain/event.ts'

/** What an event is called: its two sides. */
export function eventName(i18n: I18n, { home, away }: Pick<Event, 'home' | 'away'>): string {
  return i18n._(msg`${home} v ${away}`)
}

/**
 * A name that came from the feed, for where there are no elements to isolate it, such as the page's title: between two
 * marks that keep one written from right to left, or with an override in it, from turning what stands around it.
 */
export function isolated(name: string): string {
  return name === '' ? '' : `\u2068${name}\u2069`
}
