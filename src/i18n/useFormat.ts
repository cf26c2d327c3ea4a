import { useMemo } from 'react'

import { useSettings } from '#src/app/context.tsx'
import { usePreference } from '#src/app/usePreference.ts'

import { createFormat, type Format } from './format.ts'

export type { Format }

/** Dates in the member's zone and language, money by the partner's settings. Kept current. */
export function useFormat(): Format {
  const language = usePreference('language')
  const timeZone = usePreference('timeZone')
  const settings = useSettings()
  return useMemo(
    () => createFormat({ language, timeZone, currency: settings?.currency ?? null }),
    [language, timeZone, settings],
  )
}
