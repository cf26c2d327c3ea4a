import { css } from '@emotion/react'
import { Trans, useLingui } from '@lingui/react/macro'

import { kinds } from '#domain/bets/kinds.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx'
import { space, text } from '#src/ui/theme/scale.ts'
import { betKindName } from '#src/words/slip/betKinds.ts'
import { problemText } from '#src/words/slip/placing.ts'

import { useMoreKinds } from './kind/KindTabs.tsx'
import { UndoButton } from './UndoButton.tsx'
import type { SlipCodes } from './useSlipCodes.tsx'
import { useUndone } from './useUndone.ts'
import type { SendToSlip, Slip } from './view/useSlip.ts'

const styles = {
  action: css({
    display: 'grid',
    justifyItems: 'center',
    gap: space[6],
    minWidth: 0,
    marginBlockStart: space[4],
  }),
  undo: css({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space[2],
    fontSize: text.s,
    overflowWrap: 'anywhere',
  }),
  more: css({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: space[2] }),
}

interface EmptySlipProps {
  readonly slip: Slip
  readonly codes: SlipCodes | null
  /** After a press whose button, and the focus with it, is gone. */
  readonly onPressed: () => void
}

/** How a bet of the open kind begins, what was just taken out of the slip, and the kinds that odds do not begin [SLIP-22]. */
export function EmptySlip({ slip, codes, onPressed }: EmptySlipProps) {
  const { t, i18n } = useLingui()
  const { kind, notCombined } = slip
  const send: SendToSlip = (intent) => {
    slip.send(intent)
    onPressed()
  }
  const undone = useUndone(slip)
  const why = notCombined === null ? null : problemText(i18n, notCombined)
  const more = useMoreKinds(slip).filter((name) => name !== kind)
  return (
    <EmptyState
      icon="slip"
      title={<Trans>Your bet slip is empty</Trans>}
      action={
        <div css={styles.action}>
          {undone !== null && (
            <span css={styles.undo}>
              {undone} <UndoButton send={send} />
            </span>
          )}
          <div css={styles.more} role="group" aria-label={t`More bet types`}>
            {more.map((name) => (
              <Button key={name} onClick={() => send({ type: 'kind.chosen', kind: name })}>
                {betKindName(i18n, name)}
              </Button>
            ))}
          </div>
          {codes !== null && (
            <Button variant="quiet" aria-haspopup="dialog" onClick={codes.onEnter}>
              <Trans>Enter a bet code</Trans>
            </Button>
          )}
        </div>
      }
    >
      {why === null ? beginnings[kinds[kind].begins] : <Trans>Your singles can't be combined. {why}</Trans>}
    </EmptyState>
  )
}

const beginnings = {
  odds: <Trans>Select any odds to add them here.</Trans>,
  event: <Trans>Open a match, choose In-match combo, then select odds from several of its markets.</Trans>,
  combination: <Trans>Find ready-made combos on Home and under Boards, and add one to your bet slip.</Trans>,
  wish: null,
}
