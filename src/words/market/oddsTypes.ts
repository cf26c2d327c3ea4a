import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

import type { OddsType } from '#domain/odds/odds.ts'

const names = {
  euro: msg({ message: 'Euro', context: 'odds type: decimal odds' }),
  hongkong: msg({ message: 'Hongkong', context: 'odds type: Hong Kong odds' }),
  malay: msg({ message: 'Malay', context: 'odds type: Malay odds' }),
  indo: msg({ message: 'Indo', context: 'odds type: Indonesian odds' }),
} satisfies Record<OddsType, MessageDescriptor>

export function oddsTypeName(i18n: I18n, type: OddsType): string {
  return i18n._(names[type])
}
