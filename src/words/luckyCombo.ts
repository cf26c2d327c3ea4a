import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

import type { LuckyBetType, LuckyEvents, LuckySelection } from '#domain/luckyCombo.ts'

const events = {
  all: msg`All events`,
  today: msg`Today`,
  inplay: msg`In-play`,
  early: msg`Early`,
} satisfies Record<LuckyEvents, MessageDescriptor>

const betTypes = {
  all: msg`All bet types`,
  winner: msg`Winner`,
  handicap: msg`Handicap`,
  over_under: msg`Over / under`,
  odd_even: msg`Odd / even`,
} satisfies Record<LuckyBetType, MessageDescriptor>

const selections = {
  all: msg`All selections`,
  favourite: msg`Favourite`,
  underdog: msg`Underdog`,
  home: msg`Home`,
  away: msg`Away`,
  over: msg`Over`,
  under: msg`Under`,
  odd: msg`Odd`,
  even: msg`Even`,
} satisfies Record<LuckySelection, MessageDescriptor>

/** Of which events a lucky combo is made. */
export function luckyEventsName(i18n: I18n, value: LuckyEvents): string {
  return i18n._(events[value])
}

/** Of which kinds of questions. */
export function luckyBetTypeName(i18n: I18n, value: LuckyBetType): string {
  return i18n._(betTypes[value])
}

/** Of which selections. */
export function luckySelectionName(i18n: I18n, value: LuckySelection): string {
  return i18n._(selections[value])
}
