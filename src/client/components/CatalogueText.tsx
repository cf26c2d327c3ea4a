import { useLingui } from '@lingui/react/macro'

import type { Failure } from '#machines/failure.ts'
import { errorText } from '#src/words/errors.ts'

/** The words of the catalogue for a failure, or the server's own. */
export function CatalogueText({ failure }: { failure: Failure }) {
  const { i18n } = useLingui()
  return errorText(i18n, failure)
}
