import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'

import type { RankingRange } from '#src/api/boards/memberBoards.ts'

const ranges = { weekly: msg`Past week`, past_3_months: msg`Past 3 months` }

/** How far back a board goes. */
export function rangeName(i18n: I18n, range: RankingRange): string {
  return i18n._(ranges[range])
}
