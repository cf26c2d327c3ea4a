import { useLingui } from '@lingui/react/macro'

import type { Failure } from '#machines/failure.ts'
import { optionalPart } from '#src/i18n/deferredPart.tsx'
import { kindText } from '#src/words/failures.ts'

interface FailureTextProps {
  readonly failure: Failure
}

const CatalogueText = optionalPart(async () => (await import('./CatalogueText.tsx')).CatalogueText)

/**
 * Why a call failed. What the server said of it is put in words that come when they are needed, over a line by which it was
 * said; all that is known without an answer is there at once.
 */
export function FailureText({ failure }: FailureTextProps) {
  const { i18n } = useLingui()
  const isTold = failure.kind === 'refused' || (failure.code ?? 0) !== 0 || failure.status === 502
  return isTold ? <CatalogueText failure={failure} /> : kindText(i18n, failure.kind)
}
