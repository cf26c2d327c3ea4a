import { css } from '@emotion/react'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'

import { deferredPart } from '#src/i18n/deferredPart.tsx'
import { IconButton } from '#src/ui/controls/IconButton.tsx'
import { touch } from '#src/ui/theme/scale.ts'

/** Once they are to be changed. */
export const EditQuickStakes = deferredPart(
  async () => (await import('./EditQuickStakes.tsx')).EditQuickStakes,
)

const style = css({ width: 28, height: 32, [touch]: { width: 32, height: 32 } })

/** The way to change the quick stakes [SLIP-06]. */
export function EditQuick() {
  const { t } = useLingui()
  const [isEditing, setEditing] = useState(false)
  return (
    <>
      <IconButton css={style} icon="edit" label={t`Edit quick stakes`} onClick={() => setEditing(true)} />
      {isEditing && <EditQuickStakes onClose={() => setEditing(false)} />}
    </>
  )
}
