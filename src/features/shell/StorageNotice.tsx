import { css } from '@emotion/react'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'

import { errors } from '#domain/errorCatalogue.ts'
import { useClient } from '#src/app/context.tsx'
import { useErrorText } from '#src/i18n/useErrorText.ts'
import { IconButton } from '#src/ui/IconButton.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { space } from '#src/ui/theme/scale.ts'

const styles = {
  place: css({ padding: `${space[2]}px 0` }),
  row: css({ display: 'flex', alignItems: 'center', gap: space[2], marginBlock: -space[2] }),
}

/** The browser keeps nothing for this site: everything works, but a reload needs a new launch [LAUNCH-08]. */
export function StorageNotice() {
  const { t } = useLingui()
  const { storage } = useClient()
  const errorText = useErrorText()
  const [isDismissed, setDismissed] = useState(false)
  if (!storage.blocked || isDismissed) return null
  return (
    <div css={styles.place}>
      <Notice tone="warning">
        <div css={styles.row}>
          {errorText({ code: errors.turnOnCookie.code })}
          <IconButton icon="close" label={t`Close`} onClick={() => setDismissed(true)} />
        </div>
      </Notice>
    </div>
  )
}
