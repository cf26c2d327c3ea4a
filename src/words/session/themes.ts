import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

import type { ThemeName } from '#domain/session/theme.ts'

const names = {
  default: msg({ message: 'Dark', context: 'theme: light text on a dark page' }),
  lh: msg({ message: 'Light', context: 'theme: dark text on a light page' }),
  ga_rmb: msg({ message: 'Gold', context: 'theme: dark page with gold, rising odds in red' }),
  betway: msg({ message: 'Forest', context: 'theme: black page with leaf green' }),
  fb88: msg({ message: 'Navy', context: 'theme: dark blue page with orange' }),
  jbo: msg({ message: 'Slate', context: 'theme: dark grey page with teal, rising odds in red' }),
  mrcat: msg({ message: 'Violet', context: 'theme: dark violet page with pink' }),
  tx2: msg({ message: 'Ice', context: 'theme: cool light page with petrol blue, rising odds in red' }),
  jxf: msg({ message: 'Sand', context: 'theme: warm light page with copper, rising odds in red' }),
} satisfies Record<ThemeName, MessageDescriptor>

/** What a theme is called where members choose one [MEMBER-04]. */
export function themeName(i18n: I18n, theme: ThemeName): string {
  return i18n._(names[theme])
}
