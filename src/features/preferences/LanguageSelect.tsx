import { useLingui } from '@lingui/react/macro'

import { languageName } from '#domain/session/languageNames.ts'
import { useClient, useSession } from '#src/client/context.tsx'
import { usePreference } from '#src/client/hooks/usePreference.ts'
import { isTranslated } from '#src/i18n/translated.ts'
import { Select } from '#src/ui/controls/Select.tsx'

interface LanguageSelectProps {
  /** Where the words around it already say what it chooses. */
  readonly isLabelHidden?: boolean
}

/** The languages the partner offers and the client has whole, each by its own name, so that it is found by who reads no other [I18N-01]. */
export function LanguageSelect({ isLabelHidden = false }: LanguageSelectProps) {
  const { t } = useLingui()
  const { preferences } = useClient()
  const { settings } = useSession()
  return (
    <Select
      label={t`Language`}
      isLabelHidden={isLabelHidden}
      value={usePreference('language')}
      options={settings.languages.filter(isTranslated).map((value) => ({
        value,
        label: languageName(value),
        lang: value,
      }))}
      onChange={(value) => preferences.set('language', value)}
    />
  )
}
