import { useLingui } from '@lingui/react'
import { useMemo } from 'react'

import { isLanguage } from '#domain/session/language.ts'
import { useSettings } from '#src/client/context.tsx'
import { createFormat, type Format } from '#src/words/format/format.ts'

import { usePreference } from './usePreference.ts'

export type { Format }

/** Dates in the member's zone and language, money by the partner's settings. Kept current. */
export function useFormat(): Format {
  const { locale } = useLingui().i18n
  const chosen = usePreference('language')
  // The language that is on: of one that is only chosen the texts are still on their way.
  const language = isLanguage(locale) ? locale : chosen
  const timeZone = usePreference('timeZone')
  const settings = useSettings()
  return useMemo(
    () => createFormat({ language, timeZone, currency: settings?.currency ?? null }),
    [language, timeZone, settings],
  )
}
