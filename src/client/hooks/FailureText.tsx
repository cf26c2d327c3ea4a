import { useLingui } from '@lingui/react/macro'

import type { Failure } from '#machines/failure.ts'
import { optionalPart } from '#src/i18n/deferredPart.tsx'
import { kindText } from '#src/words/failures.ts'

interface FailureTextProps {
  readonly failure: Failure
}

/**
 * Why a call failed, as a paragraph's text. The server's words and the catalogue's come when one is needed; until then, and
 * where they cannot be fetched, there is what is known of any failure of the kind.
 */
export function FailureText({ failure }: FailureTextProps) {
  const isTold = failure.kind === 'refused' || (failure.code ?? 0) !== 0 || failure.status === 502
  return isTold ? <CatalogueText failure={failure} /> : <KindText failure={failure} />
}

const CatalogueText = optionalPart<FailureTextProps>(
  async () => (await import('./CatalogueText.tsx')).CatalogueText,
  (props) => <KindText {...props} />,
)

function KindText({ failure }: FailureTextProps) {
  const { i18n } = useLingui()
  return kindText(i18n, failure.kind)
}
