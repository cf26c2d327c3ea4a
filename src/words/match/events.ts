import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'

import type { Event } from '#domain/market/event.ts'

/** What an event is called: its two sides, or what there is to win. */
export function eventName(i18n: I18n, { home, away }: Pick<Event, 'home' | 'away'>): string {
  return away === '' ? home : i18n._(msg`${home} v ${away}`)
}

/** Letters that are written from right to left, and marks that turn what follows them. */
const turning = /[\u0590-\u08ff\u200e\u200f\u202a-\u202e\ufb1d-\ufdff\ufe70-\ufefc]/
const isolates = /[\u2066-\u2069]/g

/**
 * A name that came from outside, for where there are no elements to isolate it, such as the page's title: one that is
 * written from right to left, or has a mark in it that turns what follows, stands between two marks that keep it from
 * turning what stands around it.
 */
export function isolated(name: string): string {
  const own = name.replaceAll(isolates, '')
  return turning.test(own) ? `\u2068${own}\u2069` : own
}
