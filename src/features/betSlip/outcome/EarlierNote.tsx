import { css } from '@emotion/react'
import { Trans } from '@lingui/react/macro'

import { useFormat } from '#src/client/hooks/useFormat.ts'
import { text } from '#src/ui/theme/scale.ts'

const style = css({ margin: 0, fontSize: text.s, lineHeight: 1.5, color: 'var(--text-2)' })

/**
 * That an answer is the one to a bet confirmed before this page was there, and not to another [SLIP-18].
 * @param confirmedAt UTC milliseconds
 */
export function EarlierNote({ confirmedAt }: { confirmedAt: number }) {
  const time = useFormat().dateTime(confirmedAt)
  return (
    <p css={style}>
      <Trans>You confirmed this on {time}, before you came back. It is the same bet, not a new one.</Trans>
    </p>
  )
}
