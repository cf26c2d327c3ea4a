import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'

import { formatBetCode } from '#domain/bets/betCode.ts'
import type { Failure } from '#machines/failure.ts'
import { errorText } from '#src/words/errors.ts'

/** Only its looks, on one line: nobody has it. */
const sample = formatBetCode('7KQ3MX9T').replace('-', '\u2011')

const notOne = msg`A bet code has 8 letters and digits, such as ${sample}.`

// The server tells them apart by status: the catalogue has no messages for them.
const byStatus = new Map([
  [400, notOne],
  [404, msg`There is no such bet code. Check it and try again.`],
  [410, msg`This bet code has expired.`],
  [429, msg`Too many wrong bet codes. Try again in an hour.`],
])

/** Why a code leads to no selections: what failed, or null where it is no code at all [SLIP-23]. */
export function betCodeProblemText(i18n: I18n, failure: Failure | null): string {
  const known = failure === null ? notOne : byStatus.get(failure.status ?? 0)
  return known === undefined || failure?.kind === 'unauthorized'
    ? errorText(i18n, failure ?? { code: null })
    : i18n._(known)
}

/** Why no code was made [SLIP-23]. */
export function noBetCodeText(i18n: I18n, failure: Failure): string {
  return failure.status === 429
    ? i18n._(msg`You have made many bet codes. You can make more in an hour.`)
    : errorText(i18n, failure)
}
