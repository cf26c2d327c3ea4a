import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

const choices = {
  today: msg`Today`,
  yesterday: msg`Yesterday`,
  day_before: msg`Day before`,
  week: msg`Week`,
  month: msg`Month`,
  year: msg`Year`,
  custom: msg`One day`,
  range: msg`Own range`,
}

/** Which days' results are shown [BROWSE-13]. */
export function resultDatesName(i18n: I18n, choice: keyof typeof choices): string {
  return i18n._(choices[choice])
}

const problems = {
  missing: msg`Choose the days.`,
  ahead: msg`There are no results of days to come.`,
  endsBeforeBegin: msg`The last day comes before the first.`,
  tooMany: msg`Choose no more than 366 days.`,
} satisfies Record<string, MessageDescriptor>

/** Why a member's own days are not shown. */
export function resultDaysProblemText(i18n: I18n, problem: keyof typeof problems): string {
  return i18n._(problems[problem])
}
