import { Trans, useLingui } from '@lingui/react/macro'

import { errors } from '#domain/session/errorCatalogue.ts'
import { errorText } from '#src/words/errors.ts'

import { BackToMatches } from './BackToMatches.tsx'
import { StatusPage } from './StatusPage.tsx'

/** 404: no such page [ROUTE-02]. */
export function NotFoundScreen() {
  const { i18n } = useLingui()
  return (
    <StatusPage
      icon="info"
      title={errorText(i18n, { code: errors.pageNotFound.code })}
      action={<BackToMatches />}
    >
      <p>
        <Trans>The address may be mistyped, or the page has moved.</Trans>
      </p>
    </StatusPage>
  )
}
