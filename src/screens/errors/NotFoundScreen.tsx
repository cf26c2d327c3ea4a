import { Trans } from '@lingui/react/macro'

import { errors } from '#domain/errorCatalogue.ts'
import { useErrorText } from '#src/words/useErrorText.ts'

import { BackToMatches } from './BackToMatches.tsx'
import { StatusPage } from './StatusPage.tsx'

/** 404: no such page [ROUTE-02]. */
export function NotFoundScreen() {
  const errorText = useErrorText()
  return (
    <StatusPage icon="info" title={errorText({ code: errors.pageNotFound.code })} action={<BackToMatches />}>
      <p>
        <Trans>The address may be mistyped, or the page has moved.</Trans>
      </p>
    </StatusPage>
  )
}
