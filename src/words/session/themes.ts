import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

import type { OwnTheme } from '#domain/session/theme.ts'

const names = {
  default: msg({ message: 'Dark', context: 'theme: light text on a dark page' }),
  lh: msg({ message: 'Light', context: 'theme: dark text on a light page' }),
  ga_rmb: msg({ message: 'Gold', context: 'theme: dark page with gold, rising odds in red' }),
} satisfies Record<OwnTheme, MessageDescriptor>

/** What a theme is called that members choose from [MEMBER-04]. */
export function themeName(i18n: I18n, theme: OwnTheme): string {
  return i18n._(names[theme])
}
