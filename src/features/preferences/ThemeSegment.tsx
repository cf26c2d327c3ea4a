import { useLingui } from '@lingui/react/macro'

import { ownThemes, type OwnTheme } from '#domain/session/theme.ts'
import { useClient } from '#src/client/context.tsx'
import { usePreference } from '#src/client/hooks/usePreference.ts'
import { Segment } from '#src/ui/controls/Segment.tsx'
import { themeName } from '#src/words/session/themes.ts'

const ofSite = 'site'

/** The colours of the page: the client's own themes, or the one that the betting site has chosen [MEMBER-04]. */
export function ThemeSegment() {
  const { t, i18n } = useLingui()
  const { preferences } = useClient()
  return (
    <Segment<OwnTheme | typeof ofSite>
      label={t({ message: 'Theme', context: 'colours of the page' })}
      value={usePreference('theme') ?? ofSite}
      options={[
        { value: ofSite, label: t({ message: 'Standard', context: 'theme: as the betting site has it' }) },
        ...ownThemes.map((value) => ({ value, label: themeName(i18n, value) })),
      ]}
      onChange={(value) => preferences.set('theme', value === ofSite ? null : value)}
    />
  )
}
