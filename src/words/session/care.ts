import type { I18n } from '@lingui/core'
import { msg, plural } from '@lingui/core/macro'

import type { Exclusion } from '#domain/session/care.ts'
import type { Dates } from '#src/words/format/dates.ts'

const hour = 60

/** A time in minutes as it is read in a line: "1 h 21 min". */
export function shortDurationText(i18n: I18n, minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / hour), minutes % hour]
  if (hours === 0) return i18n._(msg({ message: `${rest} min`, context: 'minutes' }))
  if (rest === 0) return i18n._(msg({ message: `${hours} h`, context: 'hours' }))
  return i18n._(msg({ message: `${hours} h ${rest} min`, context: 'hours and minutes' }))
}

/** The same in words, for a sentence and to be read aloud: "1 hour 21 minutes". */
export function durationText(i18n: I18n, minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / hour), minutes % hour]
  if (hours === 0) return i18n._(msg`${plural(rest, { one: '# minute', other: '# minutes' })}`)
  if (rest === 0) return i18n._(msg`${plural(hours, { one: '# hour', other: '# hours' })}`)
  return i18n._(
    msg`${plural(hours, { one: '# hour', other: '# hours' })} ${plural(rest, { one: '# minute', other: '# minutes' })}`,
  )
}

const reasons = {
  timeOut: msg`You asked for a time-out.`,
  selfExclusion: msg`You asked to be excluded from betting.`,
  partner: msg`Your betting site has excluded you from betting.`,
}

/** Why a member may not bet, and until when, and what becomes of their bets [CARE-03]. */
export function exclusionText(
  i18n: I18n,
  format: Pick<Dates, 'dateTime'>,
  { reason, until }: Exclusion,
): { readonly message: string; readonly detail: string } {
  const settled = i18n._(msg`Pending bets will be settled as usual.`)
  const end = until === null ? null : format.dateTime(until)
  return {
    message: end === null ? i18n._(msg`You can't bet.`) : i18n._(msg`You can't bet until ${end}.`),
    detail: reason === 'unknown' ? settled : `${i18n._(reasons[reason])} ${settled}`,
  }
}
