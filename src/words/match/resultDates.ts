import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

const choices = {
  today: msg({ message: 'Today', context: 'events that start today' }),
  yesterday: msg({ message: 'Yesterday', context: 'date filter: one day' }),
  day_before: msg({ message: '2 days ago', context: 'the day before yesterday' }),
  week: msg({ message: '7 days', context: 'period back from today' }),
  month: msg({ message: '1 month', context: 'period back from today' }),
  year: msg`1 year`,
  custom: msg`Choose a date`,
  range: msg({ message: 'Custom', context: "date filter: the member's own dates" }),
}

/** Which days' results are shown [BROWSE-13]. */
export function resultDatesName(i18n: I18n, choice: keyof typeof choices): string {
  return i18n._(choices[choice])
}

const problems = {
  missing: msg`Choose your dates.`,
  ahead: msg`Choose dates up to today.`,
  endsBeforeBegin: msg`The end date is before the start date.`,
  tooMany: msg`Choose up to 366 days.`,
} satisfies Record<string, MessageDescriptor>

/** Why a member's own days are not shown. */
export function resultDaysProblemText(i18n: I18n, problem: keyof typeof problems): string {
  return i18n._(problems[problem])
}
