import { Trans, useLingui } from '@lingui/react/macro'

import { errors } from '#domain/session/errorCatalogue.ts'
import { LogIn } from '#src/features/partner/LogIn.tsx'
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx'
import { errorText } from '#src/words/errors.ts'

/** A guest stakes nothing, and so has no rounds [LAUNCH-05]. */
export function GuestRounds() {
  const { i18n } = useLingui()
  return (
    <EmptyState
      icon="history"
      title={<Trans context="a guest has none">No rounds</Trans>}
      action={<LogIn reason="history" />}
    >
      {errorText(i18n, errors.pleaseLogin)}
    </EmptyState>
  )
}
