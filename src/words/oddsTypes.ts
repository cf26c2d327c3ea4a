import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

import type { OddsType } from '#domain/odds.ts'

const names = {
  euro: msg`Euro`,
  hongkong: msg`Hongkong`,
  malay: msg`Malay`,
  indo: msg`Indo`,
} satisfies Record<OddsType, MessageDescriptor>

export function oddsTypeName(i18n: I18n, type: OddsType): string {
  return i18n._(names[type])
}
