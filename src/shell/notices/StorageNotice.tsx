import { css } from '@emotion/react'
import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import { useState } from 'react'

import { errors } from '#domain/session/errorCatalogue.ts'
import { useClient } from '#src/client/context.tsx'
import { Toast } from '#src/ui/overlay/toasts/Toast.tsx'
import { errorText } from '#src/words/errors.ts'

// The contract's own words.
const detail = css({ color: 'var(--text-2)' })

/** The browser keeps nothing for this site: everything works, but a reload needs a new launch [LAUNCH-08]. */
export function StorageNotice() {
  const { isStorageBlocked } = useClient()
  const { i18n } = useLingui()
  const [isDismissed, setDismissed] = useState(false)
  if (!isStorageBlocked || isDismissed) return null
  return (
    <Toast tone="warning" icon="warning" onClose={() => setDismissed(true)}>
      <Trans>Turn on cookies to stay logged in.</Trans>{' '}
      <span css={detail}>{errorText(i18n, { code: errors.turnOnCookie.code })}</span>
    </Toast>
  )
}
