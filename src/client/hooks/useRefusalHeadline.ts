import { useLingui } from '@lingui/react'

import { headlineText } from '#src/words/errorHeadlines.ts'
import type { ServerError } from '#src/words/errors.ts'

import { useReadableAmounts } from './useRefusalText.ts'

/** Our own headline over what the server said no with, or null. */
export function useRefusalHeadline(): (refusal: ServerError) => string | null {
  const { i18n } = useLingui()
  const readable = useReadableAmounts()
  return (refusal) => headlineText(i18n, readable(refusal))
}
