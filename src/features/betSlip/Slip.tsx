import { css } from '@emotion/react'
import { Trans } from '@lingui/react/macro'
import { useId, useRef } from 'react'

import type { Leg } from '#domain/bets/bet.ts'
import { kinds } from '#domain/bets/kinds.ts'
import { useClient } from '#src/client/context.tsx'
import { LuckyCombo } from '#src/features/luckyCombo/LuckyCombo.tsx'
import { Button } from '#src/ui/Button.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { low, space, text } from '#src/ui/theme/scale.ts'

import { KindTabs } from './kind/KindTabs.tsx'
import { SlipForm } from './SlipForm.tsx'
import { SlipOutcome } from './SlipOutcome.tsx'
import { isFilledByOutcome } from './slipView.ts'
import { NothingToStake } from './stake/NothingToStake.tsx'
import { useFocusUntilStake } from './stakeFocus.ts'
import { UndoButton } from './UndoButton.tsx'
import { useSlip, type Slip as SlipOf } from './useSlip.ts'

const styles = {
  range: css({ fontSize: text.s, color: 'var(--text-3)' }),
  kind: css({ paddingTop: space[3], [low]: { paddingTop: space[2] } }),
  slip: css({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    containerType: 'inline-size',
    '&:focus:not(:focus-visible)': { outline: 'none' },
  }),
}

/** The slip itself, whatever surrounds it: what is in it, or what became of the bet. */
export function Slip({ hasKeypad }: { hasKeypad: boolean }) {
  const slip = useSlip()
  const root = useRef<HTMLDivElement>(null)
  const panelId = useId()
  const isForm = slip.phase !== 'restoring' && !isFilledByOutcome(slip)
  const isEmpty = slip.legIds.length === 0 && slip.phase !== 'placing'
  const waitForStake = useFocusUntilStake(root, !isForm || isEmpty)
  return (
    <div ref={root} css={styles.slip} tabIndex={-1} {...waitForStake}>
      <SlipOutcome isRefusalBelow={isForm && !isEmpty} />
      {isForm && (
        <>
          <KindTabs slip={slip} panelId={panelId} />
          <div id={panelId} css={styles.kind}>
            {isEmpty ? (
              <Beginning slip={slip} />
            ) : (
              <>
                <SlipForm
                  slip={slip}
                  hasKeypad={hasKeypad}
                  onRemoved={() => root.current?.focus({ preventScroll: true })}
                />
                {kinds[slip.kind].begins === 'wish' && !slip.isLocked && (
                  <Button
                    variant="quiet"
                    isWide
                    onClick={() => {
                      slip.send({ type: 'selections.cleared' })
                      root.current?.focus({ preventScroll: true })
                    }}
                  >
                    <Trans>Make up another combo</Trans>
                  </Button>
                )}
              </>
            )}
          </div>
        </>
      )}
    </div>
  )
}

/** How a bet of the open kind begins. */
function Beginning({ slip }: { slip: SlipOf }) {
  const { kind, send } = slip
  const { api } = useClient()
  if (kinds[kind].begins !== 'wish') return <EmptySlip slip={slip} />
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

function EmptySlip({ slip: { undo, send } }: { slip: SlipOf }) {
  return (
    <EmptyState
      icon="slip"
      title={<Trans>Your bet slip is empty</Trans>}
      action={
        <span css={styles.range}>{undo === null ? <NothingToStake /> : <UndoButton send={send} />}</span>
      }
    >
      <Trans>Press the odds of a selection to add it here.</Trans>
    </EmptyState>
  )
}
