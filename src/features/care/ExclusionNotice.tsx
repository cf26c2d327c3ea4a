import { useLingui } from '@lingui/react'

import { useFormat } from '#src/client/hooks/useFormat.ts'
import { useExclusion } from '#src/client/member/useExclusion.ts'
import { Notice } from '#src/ui/feedback/Notice.tsx'
import { exclusionText } from '#src/words/session/care.ts'

/** That the member may not bet, why and until when; nothing where they may [CARE-03]. */
export function ExclusionNotice() {
  const { i18n } = useLingui()
  const format = useFormat()
  const exclusion = useExclusion()
  if (exclusion === null) return null
  const { message, detail } = exclusionText(i18n, format, exclusion)
  return (
    <Notice tone="danger">
      <strong>{message}</strong> {detail}
    </Notice>
  )
}
