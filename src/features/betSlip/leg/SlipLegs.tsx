import { css } from '@emotion/react'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'

import type { Leg } from '#domain/bet.ts'
import { kinds } from '#domain/bets/kinds.ts'
import { legLetter } from '#domain/combination.ts'
import { quoteId } from '#machines/betSlip/legs.ts'
import { askedTerms } from '#machines/betSlip/terms.ts'
import { Button } from '#src/ui/Button.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { space } from '#src/ui/theme/scale.ts'

import { isOffer } from '../confirm/placeState.ts'
import { Combinations } from '../kind/Combinations.tsx'
import type { ShownStake } from '../shownStakes.ts'
import type { Slip } from '../useSlip.ts'
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
  const { send, isLocked, kind, legs, stakes } = slip
  const isAsking = slip.phase === 'confirmingChanges'
  // What is put forward is placed as it is [SLIP-13]: nothing of it is taken out but all of it.
  const isWhole = isOffer(slip)
  return (
    <>
      {slip.isFollowed && (
        <Notice>
          <Trans>Followed bet</Trans>
        </Notice>
      )}
      <ul css={style}>
        {legs.map((leg, at) => {
          const { ticket } = leg
          const id = quoteId(ticket)
          const own = stakes.find((stake) => stake.leg !== null && stake.slot === id)
          return (
            <LegCard
              key={id}
              leg={leg}
              letter={kinds[kind].stakes === 'bySize' ? legLetter(at) : null}
              isAlone={legs.length === 1}
              isStale={slip.terms === 'stale'}
              isAsking={isAsking}
              pin={pinOf(slip, ticket)}
              stake={own === undefined ? null : stakeOf(own)}
              onRemove={isLocked || isWhole ? null : () => onRemove(ticket)}
              choice={
                isLocked ? null : (
                  <ChangeChoice
                    isAsking={isAsking}
                    onAccept={() =>
                      send({ type: 'changes.accepted', terms: askedTerms([ticket], slip.changes) })
                    }
                    onDecline={() => send({ type: 'changes.declined' })}
                    onRemoveAll={isWhole && leg.change?.kind === 'locked' ? onRemoveAll : null}
                  />
                )
              }
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

/** Whether a single is pinned, and what changes that. */
function pinOf({ kind, pinned, isLocked, send }: Slip, { marketId, side }: Leg) {
  if (kinds[kind].makes !== 'aBetEach' || isLocked) return null
  const isPinned = pinned.includes(quoteId({ marketId, side }))
  return {
    isPinned,
    onPin: () => send({ type: 'selection.pinned', marketId, side, isPinned: !isPinned }),
  }
}
