import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

import type { Guide } from './guideNames.ts'

const titles = {
  prebook: msg({ message: 'Prebook guide', context: 'how bets are prebooked' }),
  payout: msg({ message: 'Payout guide', context: 'how returns are worked out' }),
} satisfies Record<Guide, MessageDescriptor>

/** What a guide is called: on its page and in links to it. */
export function guideTitle(i18n: I18n, guide: Guide): string {
  return i18n._(titles[guide])
}
