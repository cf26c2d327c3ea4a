import { css } from '@emotion/react'
import { Trans, useLingui } from '@lingui/react/macro'

import type { Refusal } from '#machines/betSlip/types.ts'
import { useRefusalText } from '#src/client/useRefusalText.ts'
import { EarlierBet } from '#src/features/selection/EarlierBet.tsx'
import { IconButton } from '#src/ui/IconButton.tsx'
import { low, radius, space, text } from '#src/ui/theme/scale.ts'
import { nothingTakenText } from '#src/words/outcomes.ts'

import { useSlipPanel } from '../panel.ts'
import type { SendToSlip } from '../useSlip.ts'
import { EarlierNote } from './EarlierNote.tsx'

const styles = {
  notice: css({
    display: 'flex',
    alignItems: 'flex-start',
    gap: space[1],
    minHeight: '100%',
    padding: `${space[1]}px ${space[1]}px ${space[1]}px ${space[3]}px`,
    borderRadius: radius.s,
    background: 'var(--danger-surface)',
    color: 'var(--text-1)',
    fontSize: text.s,
    '> div': { flex: 1 },
    '&[data-short=true]': {
      paddingBlock: 2,
      fontSize: text.xs,
      lineHeight: 1.25,
      '> button': { width: 30, height: 30 },
    },
    [low]: { padding: `2px 2px 2px ${space[2]}px`, fontSize: text.xs },
  }),
  message: css({ margin: 0, fontWeight: 600 }),
  money: css({ margin: 0 }),
}

/** A definite no: why, and that nothing was taken [SLIP-19]. */
export function RefusalNotice({
  refusal,
  confirmedEarlier,
  send,
  canDismiss,
  isShort = false,
  isAtLeg = false,
}: {
  refusal: Refusal
  /** When the bet was confirmed, where that was on a page that is gone; else null. */
  confirmedEarlier: number | null
  send: SendToSlip
  canDismiss: boolean
  /** There is no room for more than what happened. */
  isShort?: boolean
  /** Why is said at the leg it is about. */
  isAtLeg?: boolean
}) {
  const { i18n, t } = useLingui()
  const textOf = useRefusalText()
  const panel = useSlipPanel()
  // Where the terms have changed there is nothing to ask support about.
  const refCode = isShort || refusal.changes.length > 0 ? null : refusal.refCode
  return (
    <div css={styles.notice} data-short={isShort}>
      <div>
        {!isAtLeg && <p css={styles.message}>{textOf(refusal)}</p>}
        <p css={styles.money}>
          {nothingTakenText(i18n, refusal)}
          {refCode !== null && refCode > 0 && (
            <>
              {' '}
              <Trans>Reference {refCode}</Trans>
            </>
          )}
        </p>
        {confirmedEarlier !== null && <EarlierNote confirmedAt={confirmedEarlier} />}
        {refusal.earlier !== undefined && <EarlierBet ticket={refusal.earlier} onShow={panel.showTicket} />}
      </div>
      {canDismiss && (
        <IconButton icon="close" label={t`Close`} onClick={() => send({ type: 'refusal.dismissed' })} />
      )}
    </div>
  )
}
