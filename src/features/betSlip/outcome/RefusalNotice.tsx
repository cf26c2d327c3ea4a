import { css } from '@emotion/react'
import { Trans, useLingui } from '@lingui/react/macro'

import type { Refusal } from '#machines/betSlip/types.ts'
import { Button } from '#src/ui/Button.tsx'
import { radius, space, text } from '#src/ui/theme/scale.ts'
import { errorText } from '#src/words/errors.ts'

import type { SendToSlip } from '../useSlip.ts'

const styles = {
  notice: css({
    display: 'grid',
    gap: space[1],
    padding: space[3],
    borderRadius: radius.m,
    background: 'var(--danger-surface)',
    color: 'var(--text-1)',
    fontSize: text.s,
  }),
  message: css({ margin: 0, fontSize: text.m, fontWeight: 600 }),
  money: css({ margin: 0 }),
  row: css({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: space[2] }),
}

/** A definite no: why, and that nothing was taken [SLIP-19]. */
export function RefusalNotice({
  refusal,
  send,
  canDismiss,
}: {
  refusal: Refusal
  send: SendToSlip
  canDismiss: boolean
}) {
  const { i18n } = useLingui()
  // Where the terms have changed there is nothing to ask support about.
  const refCode = refusal.changes.length > 0 ? null : refusal.refCode
  return (
    <div css={styles.notice}>
      <p css={styles.message}>{errorText(i18n, refusal)}</p>
      <div css={styles.row}>
        <p css={styles.money}>
          <Trans>The bet was not placed. No money was taken.</Trans>
          {refCode !== null && refCode > 0 && (
            <>
              {' '}
              <Trans>Reference {refCode}</Trans>
            </>
          )}
        </p>
        {canDismiss && (
          <Button variant="quiet" onClick={() => send({ type: 'refusal.dismissed' })}>
            <Trans>Close</Trans>
          </Button>
        )}
      </div>
    </div>
  )
}
