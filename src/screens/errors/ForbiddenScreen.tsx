import { Trans } from '@lingui/react/macro'

import { errors } from '#domain/errorCatalogue.ts'
import { BackToPartner } from '#src/features/partner/BackToPartner.tsx'
import { useErrorText } from '#src/words/useErrorText.ts'

import { StatusPage } from './StatusPage.tsx'

/** 403: nobody's page, or not without a session [ROUTE-02 ROUTE-05]. */
export function ForbiddenScreen() {
  const errorText = useErrorText()
  return (
    <StatusPage
      icon="lock"
      tone="warning"
      title={errorText({ code: errors.notAuthorized.code })}
      action={<BackToPartner />}
    >
      <p>
        <Trans>Open the game from your operator's site to sign in.</Trans>
      </p>
    </StatusPage>
  )
}
