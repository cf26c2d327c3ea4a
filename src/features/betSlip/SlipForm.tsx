import { css } from '@emotion/react'
import { Trans } from '@lingui/react/macro'
import { useId } from 'react'

import type { Leg } from '#domain/bet.ts'
import { kinds } from '#domain/bets/kinds.ts'
import { legLetter } from '#domain/combination.ts'
import { quoteId } from '#machines/betSlip/legs.ts'
import { agreedTerms, askedTerms } from '#machines/betSlip/terms.ts'
import { PrebookPlace } from '#src/features/prebook/PrebookPlace.tsx'
import type { SlipStake } from '#src/features/prebook/SetTarget.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { space } from '#src/ui/theme/scale.ts'

import { PlaceBet } from './confirm/PlaceBet.tsx'
import { isOffer, placeStateOf } from './confirm/placeState.ts'
import { Returns } from './confirm/Returns.tsx'
import { Combinations } from './kind/Combinations.tsx'
import { ChangeChoice } from './leg/ChangeChoice.tsx'
import { LegCard } from './leg/LegCard.tsx'
import { PolicySelect } from './PolicySelect.tsx'
import { StakeEntry } from './stake/StakeEntry.tsx'
import type { Slip } from './useSlip.ts'

const styles = {
  form: css({ display: 'grid', gap: space[3] }),
  legs: css({ display: 'grid', gap: space[2], margin: 0, padding: 0 }),
  confirm: css({
    position: 'sticky',
    bottom: 0,
    display: 'grid',
    gap: space[3],
    paddingBlock: space[3],
    background: 'var(--surface-2)',
  }),
}

interface SlipFormProps {
  readonly slip: Slip
  readonly hasKeypad: boolean
  /** After a selection was taken out: its button, and the focus with it, is gone. */
  readonly onRemoved: () => void
}

/** Legs, stake, returns and the button, from the first selection until the bet is sent. */
export function SlipForm({ slip, hasKeypad, onRemoved }: SlipFormProps) {
  const reasonId = useId()
  const { send, phase } = slip
  const state = placeStateOf(slip)
  // What is put forward is placed as it is [SLIP-13]: nothing of it is taken out but all of it.
  const isWhole = isOffer(slip)
  const removeAll = (): void => {
    send({ type: 'selections.cleared' })
    onRemoved()
  }
  // A press carries the terms of this very rendering: what came after the member read it is asked about.
  const press = (isSecond: boolean): void => {
    if (state.kind !== 'ready') return
    if (state.action === 'place') send({ type: 'slip.submitted', terms: agreedTerms(slip.tickets) })
    else if (state.action === 'removeAll') removeAll()
    // The second click of a double click was meant for what the first one found: it accepts nothing.
    else if (!isSecond) send({ type: 'changes.accepted', terms: askedTerms(slip.tickets, slip.changes) })
  }
  const remove = ({ marketId, side }: Leg): void => {
    send({ type: 'selection.removed', marketId, side })
    onRemoved()
  }
  const only = singleOf(slip)
  return (
    <div css={styles.form}>
      {slip.isFollowed && (
        <Notice>
          <Trans>Followed bet</Trans>
        </Notice>
      )}
      <ul css={styles.legs}>
        {slip.legs.map((leg, at) => {
          const { ticket } = leg
          return (
            <LegCard
              key={quoteId(ticket)}
              leg={leg}
              letter={kinds[slip.kind].stakes === 'bySize' ? legLetter(at) : null}
              isAlone={slip.legs.length === 1}
              isStale={slip.terms === 'stale'}
              isAsking={phase === 'confirmingChanges'}
              onRemove={slip.isLocked || isWhole ? null : () => remove(ticket)}
              choice={
                slip.isLocked ? null : (
                  <ChangeChoice
                    isAsking={phase === 'confirmingChanges'}
                    onAccept={() =>
                      send({ type: 'changes.accepted', terms: askedTerms([ticket], slip.changes) })
                    }
                    onDecline={() => send({ type: 'changes.declined' })}
                    onRemoveAll={isWhole && leg.change?.kind === 'locked' ? removeAll : null}
                  />
                )
              }
            />
          )
        })}
      </ul>
      {isWhole && !slip.isLocked && (
        <Button variant="quiet" isWide onClick={removeAll}>
          <Trans>Remove this combo</Trans>
        </Button>
      )}
      {kinds[slip.kind].stakes === 'bySize' && <Combinations legs={slip.legs.length} />}
      <StakeEntry slip={slip} hasKeypad={hasKeypad} reasonId={reasonId} onEnter={() => press(false)} />
      <PolicySelect isInline />
      <div css={styles.confirm}>
        <PrebookPlace
          slip={only}
          isStale={slip.terms === 'stale'}
          onDone={() => only !== null && remove(only.leg)}
        >
          <Returns slip={slip} />
          <PlaceBet slip={slip} state={state} reasonId={reasonId} onPress={press} />
        </PrebookPlace>
      </div>
    </div>
  )
}

/** The selection of a single with its stake, which may be booked instead of bet; null where nothing can be edited. */
function singleOf({ kind, legs, stakes, cost, stakeProblem, balance, isLocked }: Slip): SlipStake | null {
  const [first] = legs
  if (kinds[kind].events !== 'alone' || first === undefined || isLocked) return null
  return {
    leg: first.ticket,
    stake: cost,
    stakeError: stakeProblem?.error ?? null,
    range: stakes[0]?.range ?? null,
    balance,
  }
}
