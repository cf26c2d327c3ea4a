import { useLingui } from '@lingui/react'
import { useCallback } from 'react'

import { errorText, type ServerError } from './errors.ts'

/** What to tell the member about an error of the server or of a call: its catalogue message in their language [SRV-12]. */
export function useErrorText(): (error: ServerError) => string {
  const { i18n } = useLingui()
  return useCallback((error) => errorText(i18n, error), [i18n])
}
