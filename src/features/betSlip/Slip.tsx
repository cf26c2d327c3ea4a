import { css } from '@emotion/react'
import { Trans } from '@lingui/react/macro'
import { useId, useRef } from 'react'

import type { Leg } from '#domain/bets/bet.ts'
import { kinds } from '#domain/bets/kinds.ts'
import { useClient } from '#src/client/context.tsx'
import { LuckyCombo } from '#src/features/luckyCombo/deferredLuckyCombo.tsx'
import { Button } from '#src/ui/controls/Button.tsx'
import { low, space } from '#src/ui/theme/scale.ts'

import { EmptySlip } from './EmptySlip.tsx'
import { KindTabs } from './kind/KindTabs.tsx'
import { QuickBetStrip } from './quickBet/QuickBetStrip.tsx'
import { SlipForm } from './SlipForm.tsx'
import { SlipOutcome } from './SlipOutcome.tsx'
import { useFocusUntilStake } from './stakeFocus.ts'
import { type SlipCodes, useSlipCodes } from './useSlipCodes.tsx'
import { isFilledByOutcome } from './view/slipView.ts'
import { useSlip, type Slip as SlipOf } from './view/useSlip.ts'

const styles = {
  slip: css({
    display: 'flex',
    flexDirection: 'column',
    flex: 1,
    minHeight: 0,
    containerType: 'inline-size',
    '&:focus:not(:focus-visible)': { outline: 'none' },
  }),
  kind: css({ display: 'flex', flexDirection: 'column', flex: 1, minHeight: 0 }),
  // What has no part that stays in sight scrolls as a whole.
  whole: css({
    flex: 1,
    minHeight: 0,
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    scrollbarWidth: 'thin',
    padding: space[3],
    [low]: { padding: space[2] },
    '&:empty': { display: 'none' },
  }),
  outcome: css({ display: 'contents', '&[data-whole="true"]': { display: 'flex', flexDirection: 'column' } }),
}

/** The slip itself, whatever surrounds it: what is in it, or what became of the bet. */
export function Slip({ hasKeypad }: { hasKeypad: boolean }) {
  const slip = useSlip()
  const root = useRef<HTMLDivElement>(null)
  const panelId = useId()
  const isForm = slip.phase !== 'restoring' && !isFilledByOutcome(slip)
  const isEmpty = slip.legIds.length === 0 && slip.phase !== 'placing'
  const { codes, dialog } = useSlipCodes(slip)
  const waitForStake = useFocusUntilStake(root, !isForm || isEmpty)
  return (
    <div ref={root} css={styles.slip} tabIndex={-1} {...waitForStake}>
      <QuickBetStrip />
      <div css={[styles.outcome, !isForm && styles.whole]} data-whole={!isForm}>
        <SlipOutcome isRefusalBelow={isForm && !isEmpty} />
      </div>
      {isForm && (
        <>
          <KindTabs slip={slip} panelId={panelId} codes={codes} />
          <div id={panelId} css={[styles.kind, isEmpty && styles.whole]}>
            {isEmpty ? (
              <Beginning
                slip={slip}
                codes={codes}
                onPressed={() => root.current?.focus({ preventScroll: true })}
              />
            ) : (
              <SlipForm
                slip={slip}
                hasKeypad={hasKeypad}
                onRemoved={() => root.current?.focus({ preventScroll: true })}
                after={
                  kinds[slip.kind].begins === 'wish' &&
                  !slip.isLocked && (
                    <Button
                      variant="quiet"
                      isWide
                      onClick={() => {
                        slip.send({ type: 'selections.cleared' })
                        root.current?.focus({ preventScroll: true })
                      }}
                    >
                      <Trans>Make another combo</Trans>
                    </Button>
                  )
                }
              />
            )}
          </div>
        </>
      )}
      {dialog}
    </div>
  )
}

interface BeginningProps {
  readonly slip: SlipOf
  readonly codes: SlipCodes | null
  readonly onPressed: () => void
}

/** How a bet of the open kind begins. */
function Beginning({ slip, codes, onPressed }: BeginningProps) {
  const { kind, send } = slip
  const { api } = useClient()
  if (kinds[kind].begins !== 'wish') return <EmptySlip slip={slip} codes={codes} onPressed={onPressed} />
  const add = (legs: readonly Leg[]): void =>
    send({
      type: 'combination.offered',
      kind,
      legs,
      isFollowBet: false,
      bigComboId: null,
      at: api.serverNow(),
    })
  return <LuckyCombo onAdd={add} />
}
