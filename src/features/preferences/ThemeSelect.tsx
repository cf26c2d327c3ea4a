import { useLingui } from '@lingui/react/macro'

import { type ThemeName, themeNames } from '#domain/session/theme.ts'
import { useClient } from '#src/client/context.tsx'
import { usePreference } from '#src/client/hooks/usePreference.ts'
import { Select } from '#src/ui/controls/Select.tsx'
import { themeName } from '#src/words/session/themes.ts'

const ofSite = 'site'

/** The colours of the page: one of the nine themes, or the one that the betting site has chosen [MEMBER-04] [THEME-01]. */
export function ThemeSelect() {
  const { t, i18n } = useLingui()
  const { preferences } = useClient()
  return (
    <Select<ThemeName | typeof ofSite>
      label={t({ message: 'Theme', context: 'colours of the page' })}
      value={usePreference('theme') ?? ofSite}
      options={[
        { value: ofSite, label: t({ message: 'Standard', context: 'theme: as the betting site has it' }) },
        ...themeNames.map((value) => ({ value, label: themeName(i18n, value) })),
      ]}
      onChange={(value) => preferences.set('theme', value === ofSite ? null : value)}
    />
  )
}
