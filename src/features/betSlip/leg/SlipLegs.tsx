import { css } from '@emotion/react'
import { Trans } from '@lingui/react/macro'
import { memo, type ReactNode, useCallback } from 'react'

import type { Leg } from '#domain/bets/bet.ts'
import { legLetter } from '#domain/bets/combination.ts'
import { kinds } from '#domain/bets/kinds.ts'
import { askedTerms } from '#machines/betSlip/terms.ts'
import type { Refusal } from '#machines/betSlip/types.ts'
import { LegAlerts } from '#src/features/priceAlerts/deferredLegAlerts.tsx'
import { useSlipActor } from '#src/features/selection/slipActor.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { Notice } from '#src/ui/feedback/Notice.tsx'
import { space } from '#src/ui/theme/scale.ts'
import { useStable } from '#src/ui/timing/useStable.ts'

import { type OnScreen, useLegOnScreen } from '../confirm/onScreen.ts'
import { isOffer } from '../confirm/placeState.ts'
import { Combinations } from '../kind/Combinations.tsx'
import { type ShownLeg, stillLegOf } from '../view/shownLegs.ts'
import type { ShownStake } from '../view/shownStakes.ts'
import { type SlipView, slipViewOf } from '../view/slipView.ts'
import { type SendToSlip, type Slip, useSlipView } from '../view/useSlip.ts'
import { LegCard } from './LegCard.tsx'
import { LegDetail } from './LegDetail.tsx'
import { LegPrice } from './LegPrice.tsx'
import { LegRange } from './LegRange.tsx'
import { Replaced } from './Replaced.tsx'
import { SingleReturns } from './SingleReturns.tsx'
import { WayOut } from './WayOut.tsx'

const style = css({ display: 'grid', gap: space[1], margin: 0, padding: 0 })

interface SlipLegsProps {
  readonly slip: Slip
  readonly screen: OnScreen
  readonly onRemove: (leg: Pick<Leg, 'marketId' | 'side'>) => void
  readonly onRemoveAll: () => void
  /** After a single was kept beside the one that had replaced it: its button, and the focus with it, is gone. */
  readonly onKept: () => void
  /** The stake of one of several singles, which stands with it. */
  readonly stakeOf: (stake: ShownStake) => ReactNode
}

/** The selections of the slip, and what they are together. */
export function SlipLegs({ slip, screen, onRemove, onRemoveAll, onKept, stakeOf }: SlipLegsProps) {
  const { send, isLocked, kind, legIds, stakes } = slip
  const remove = useStable(onRemove)
  const removeAll = useStable(onRemoveAll)
  // What is put forward is placed as it is [SLIP-13]: it can only be taken out as a whole.
  const isWhole = isOffer(slip)
  return (
    <>
      {slip.isFollowed && (
        <Notice>
          <Trans context="bet taken over from a board or another member">Followed bet</Trans>
        </Notice>
      )}
      <ul css={style}>
        {legIds.map((id, at) => {
          const own = stakes.find((stake) => stake.leg !== null && stake.slot === id)
          return (
            <SlipLeg
              key={id}
              id={id}
              screen={screen}
              letter={kinds[kind].stakes === 'bySize' ? legLetter(at) : null}
              isAlone={legIds.length === 1}
              refusal={id === slip.refusedLeg ? slip.refusal : null}
              isStale={slip.terms === 'stale'}
              isAsking={slip.phase === 'confirmingChanges'}
              isLocked={isLocked}
              isWhole={isWhole}
              stake={own === undefined ? null : stakeOf(own)}
              entered={own?.text ?? ''}
              send={send}
              onRemove={remove}
              onRemoveAll={removeAll}
            />
          )
        })}
      </ul>
      <Replaced slip={slip} onKept={onKept} />
      {isWhole && (
        <Button variant="quiet" isWide disabled={isLocked} onClick={onRemoveAll}>
          <Trans context="button: take the combo out of the slip">Remove combo</Trans>
        </Button>
      )}
      {kinds[kind].stakes === 'bySize' && <Combinations legs={legIds.length} />}
    </>
  )
}

interface SlipLegProps extends Pick<SlipLegsProps, 'screen' | 'onRemove' | 'onRemoveAll'> {
  readonly id: string
  readonly letter: string | null
  readonly isAlone: boolean
  /** Why the bet was refused, where that is about this one. */
  readonly refusal: Refusal | null
  readonly isStale: boolean
  readonly isAsking: boolean
  readonly isLocked: boolean
  /** It is part of what was put forward: it cannot be taken out on its own. */
  readonly isWhole: boolean
  readonly stake: ReactNode
  /** What is entered as that. */
  readonly entered: string
  readonly send: SendToSlip
}

/** One selection. It renders only when it changes itself, not when the price next to it moves. */
const SlipLeg = memo(function SlipLeg(props: SlipLegProps) {
  const { id, screen, isAsking, isLocked, isWhole, send, onRemove, onRemoveAll } = props
  const select = useCallback(
    (view: SlipView) => {
      const found = legIn(view, id)
      return found === null ? null : stillLegOf(found)
    },
    [id],
  )
  const shown = useSlipView(select)
  const actor = useSlipActor()
  if (shown === null) return null
  const { leg, change } = shown
  const accept = (): void => {
    const { agreed, changes } = screen.terms(id)
    send({ type: 'changes.accepted', terms: askedTerms(agreed, changes) })
  }
  const isFree = !isLocked && !isAsking
  return (
    <LegCard
      shown={shown}
      price={<ShownPrice id={id} screen={screen} isStale={props.isStale} />}
      letter={props.letter}
      refusal={props.refusal}
      isAsking={isAsking}
      stake={props.stake}
      returns={props.stake !== null && <ShownReturns id={id} entered={props.entered} />}
      onRemove={isWhole ? null : () => onRemove(leg)}
      isLocked={isLocked}
      wayOut={isFree && <WayOut leg={leg} isWhole={isWhole} onRemove={accept} onRemoveAll={onRemoveAll} />}
      detail={
        <LegDetail
          leg={leg}
          change={change}
          onAccept={isFree ? accept : null}
          range={props.isAlone ? <ShownRange id={id} /> : null}
          alerts={
            <LegAlerts
              leg={leg}
              legNow={() => legIn(slipViewOf(actor.getSnapshot()), id)?.leg ?? null}
              isLocked={!isFree}
            />
          }
        />
      }
    />
  )
})

function legIn({ legIds, legs }: SlipView, id: string): ShownLeg | null {
  return legs[legIds.indexOf(id)] ?? null
}

function useShownLeg(id: string): ShownLeg | null {
  return useSlipView(useCallback((view: SlipView) => legIn(view, id), [id]))
}

/** The price of a selection: the one part of it that a tick renders. */
function ShownPrice({ id, screen, isStale }: Pick<SlipLegProps, 'id' | 'screen' | 'isStale'>) {
  const shown = useShownLeg(id)
  useLegOnScreen(screen, id, shown)
  if (shown === null) return null
  const { leg, change } = shown
  return <LegPrice price={leg.price} change={leg.change} isDimmed={isStale || change?.kind === 'locked'} />
}

function ShownRange({ id }: { id: string }) {
  const shown = useShownLeg(id)
  return shown !== null && <LegRange leg={shown.leg} />
}

function ShownReturns({ id, entered }: { id: string; entered: string }) {
  const shown = useShownLeg(id)
  return shown !== null && <SingleReturns euroOdds={shown.leg.price.euro} entered={entered} />
}
