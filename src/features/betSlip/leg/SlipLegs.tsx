import { css } from '@emotion/react'
import { Trans } from '@lingui/react/macro'
import { memo, type ReactNode } from 'react'

import type { Leg } from '#domain/bets/bet.ts'
import { kinds } from '#domain/bets/kinds.ts'
import { legLetter } from '#domain/combination.ts'
import { quoteId } from '#machines/betSlip/legs.ts'
import { askedTerms } from '#machines/betSlip/terms.ts'
import { Button } from '#src/ui/Button.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { space } from '#src/ui/theme/scale.ts'
import { useStable } from '#src/ui/useStable.ts'

import { isOffer } from '../confirm/placeState.ts'
import { Combinations } from '../kind/Combinations.tsx'
import type { ShownLeg } from '../shownLegs.ts'
import type { ShownStake } from '../shownStakes.ts'
import type { SendToSlip, Slip } from '../useSlip.ts'
import { ChangeChoice } from './ChangeChoice.tsx'
import { LegCard } from './LegCard.tsx'

const style = css({ display: 'grid', gap: space[2], margin: 0, padding: 0 })

interface SlipLegsProps {
  readonly slip: Slip
  readonly onRemove: (leg: Leg) => void
  readonly onRemoveAll: () => void
  /** The stake of one of several singles, which stands with it. */
  readonly stakeOf: (stake: ShownStake) => ReactNode
}

/** The selections of the slip, and what they are together. */
export function SlipLegs({ slip, onRemove, onRemoveAll, stakeOf }: SlipLegsProps) {
  const { send, isLocked, kind, legs, stakes, pinned } = slip
  const remove = useStable(onRemove)
  const removeAll = useStable(onRemoveAll)
  // What is put forward is placed as it is [SLIP-13]: nothing of it is taken out but all of it.
  const isWhole = isOffer(slip)
  const canPin = kinds[kind].makes === 'aBetEach' && !isLocked
  return (
    <>
      {slip.isFollowed && (
        <Notice>
          <Trans>Followed bet</Trans>
        </Notice>
      )}
      <ul css={style}>
        {legs.map((shown, at) => {
          const id = quoteId(shown.leg)
          const own = stakes.find((stake) => stake.leg !== null && stake.slot === id)
          return (
            <SlipLeg
              key={id}
              shown={shown}
              letter={kinds[kind].stakes === 'bySize' ? legLetter(at) : null}
              isAlone={legs.length === 1}
              isStale={slip.terms === 'stale'}
              isAsking={slip.phase === 'confirmingChanges'}
              isLocked={isLocked}
              isWhole={isWhole}
              isPinned={canPin ? pinned.includes(id) : null}
              stake={own === undefined ? null : stakeOf(own)}
              send={send}
              onRemove={remove}
              onRemoveAll={removeAll}
            />
          )
        })}
      </ul>
      {isWhole && !isLocked && (
        <Button variant="quiet" isWide onClick={onRemoveAll}>
          <Trans>Remove this combo</Trans>
        </Button>
      )}
      {kinds[kind].stakes === 'bySize' && <Combinations legs={legs.length} />}
    </>
  )
}

interface SlipLegProps extends Pick<SlipLegsProps, 'onRemove' | 'onRemoveAll'> {
  readonly shown: ShownLeg
  readonly letter: string | null
  readonly isAlone: boolean
  readonly isStale: boolean
  readonly isAsking: boolean
  readonly isLocked: boolean
  /** It is part of what was put forward: it is not taken out by itself. */
  readonly isWhole: boolean
  /** Null where it cannot be pinned. */
  readonly isPinned: boolean | null
  readonly stake: ReactNode
  readonly send: SendToSlip
}

/** One selection, which renders on its own news alone: a price that moves beside it is none. */
const SlipLeg = memo(function SlipLeg(props: SlipLegProps) {
  const { shown, isAsking, isLocked, isWhole, isPinned, send, onRemove, onRemoveAll } = props
  const { leg, change } = shown
  const { marketId, side } = leg
  return (
    <LegCard
      shown={shown}
      letter={props.letter}
      isAlone={props.isAlone}
      isStale={props.isStale}
      isAsking={isAsking}
      pin={
        isPinned === null
          ? null
          : {
              isPinned,
              onPin: () => send({ type: 'selection.pinned', marketId, side, isPinned: !isPinned }),
            }
      }
      stake={props.stake}
      onRemove={isLocked || isWhole ? null : () => onRemove(leg)}
      choice={
        isLocked ? null : (
          <ChangeChoice
            isAsking={isAsking}
            onAccept={() =>
              send({ type: 'changes.accepted', terms: askedTerms([leg], change === null ? [] : [change]) })
            }
            onDecline={() => send({ type: 'changes.declined' })}
            onRemoveAll={isWhole && change?.kind === 'locked' ? onRemoveAll : null}
          />
        )
      }
    />
  )
})
