import { Trans, useLingui } from '@lingui/react/macro'

import { errors } from '#domain/session/errorCatalogue.ts'
import { BackToPartner } from '#src/features/partner/BackToPartner.tsx'
import { errorText } from '#src/words/errors.ts'

import { StatusPage } from './StatusPage.tsx'

/** 403: nobody's page, or not without a session [ROUTE-02 ROUTE-05]. */
export function ForbiddenScreen() {
  const { i18n } = useLingui()
  return (
    <StatusPage
      icon="lock"
      tone="warning"
      title={errorText(i18n, { code: errors.notAuthorized.code })}
      action={<BackToPartner />}
    >
      <p>{errorText(i18n, { code: errors.forbidden.code })}</p>
      <p>
        <Trans>Log in at your betting site and open this page from there.</Trans>
      </p>
    </StatusPage>
  )
}
