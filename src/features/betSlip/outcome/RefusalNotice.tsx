import { css } from '@emotion/react'
import { Trans, useLingui } from '@lingui/react/macro'

import type { Refusal } from '#machines/betSlip/types.ts'
import { EarlierBet } from '#src/features/selection/EarlierBet.tsx'
import { RefusalReason } from '#src/features/selection/RefusalReason.tsx'
import { IconButton } from '#src/ui/controls/IconButton.tsx'
import { Dot } from '#src/ui/text/Dot.tsx'
import { low, radius, space, text } from '#src/ui/theme/scale.ts'
import { nothingTakenText } from '#src/words/slip/nothingTaken.ts'

import { useSlipPanel } from '../panel.ts'
import type { SendToSlip } from '../view/useSlip.ts'
import { EarlierNote } from './EarlierNote.tsx'

const styles = {
  notice: css({
    display: 'flex',
    alignItems: 'flex-start',
    gap: space[1],
    padding: `6px 2px 6px ${space[3]}px`,
    borderRadius: radius.s,
    background: 'var(--danger-surface)',
    color: 'var(--text-1)',
    fontSize: text.s,
    lineHeight: '1.125rem',
    '> div': { flex: 1 },
    '> button': { width: 32, height: 32, margin: '-4px 0' },
    [low]: { paddingBlock: 4, fontSize: text.xs, lineHeight: '0.875rem' },
  }),
  message: css({ margin: 0, fontWeight: 500, color: 'var(--danger)' }),
  why: css({ margin: 0 }),
  code: css({ whiteSpace: 'nowrap' }),
}

/** A definite no: that nothing was placed or taken, and then why [SLIP-19]. */
export function RefusalNotice({
  refusal,
  confirmedEarlier,
  send,
  canDismiss,
  isAtLeg = false,
}: {
  refusal: Refusal
  /** When the bet was confirmed, where that was on a page that is gone; else null. */
  confirmedEarlier: number | null
  send: SendToSlip
  canDismiss: boolean
  /** Why is said at the leg it is about. */
  isAtLeg?: boolean
}) {
  const { i18n, t } = useLingui()
  const panel = useSlipPanel()
  // Where the terms have changed there is nothing to ask support about.
  const code = refusal.changes.length > 0 ? null : refusal.refCode
  return (
    <div css={styles.notice}>
      <div>
        <p css={styles.message}>{nothingTakenText(i18n, refusal)}</p>
        <p css={styles.why}>
          {!isAtLeg && (
            <span>
              <RefusalReason refusal={refusal} />
            </span>
          )}
          {code !== null && code > 0 && (
            <>
              {!isAtLeg && <Dot />}
              <span css={styles.code}>
                <Trans>Support code {code}</Trans>
              </span>
            </>
          )}
        </p>
        {confirmedEarlier !== null && <EarlierNote confirmedAt={confirmedEarlier} />}
        {refusal.earlier !== undefined && <EarlierBet ticket={refusal.earlier} onShow={panel.showTicket} />}
      </div>
      {canDismiss && (
        <IconButton
          icon="close"
          label={t({ message: 'Close', context: 'button: dismiss a dialog or message' })}
          onClick={() => send({ type: 'refusal.dismissed' })}
        />
      )}
    </div>
  )
}
