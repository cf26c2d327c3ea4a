import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'

import { serverMessages } from '#src/words/errors.ts'

const ends = {
  expired: msg`Your session has ended`,
  forbidden: serverMessages.notAuthorized,
  closed: msg`Your session has ended`,
}

/** Why a session is over: its token (401), its right to be here (403), or that it was closed [SRV-07 SRV-08]. */
export function sessionEndText(i18n: I18n, end: keyof typeof ends): string {
  return i18n._(ends[end])
}
