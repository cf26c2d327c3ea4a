import { css } from '@emotion/react'
import { useId, useState } from 'react'

import type { Leg } from '#domain/bet.ts'
import { kinds } from '#domain/bets/kinds.ts'
import { legLetter } from '#domain/combination.ts'
import { quoteId } from '#machines/betSlip/legs.ts'
import { agreedTerms, askedTerms } from '#machines/betSlip/terms.ts'
import { PrebookPlace } from '#src/features/prebook/PrebookPlace.tsx'
import type { SlipStake } from '#src/features/prebook/SetTarget.tsx'
import { useJustChanged } from '#src/ui/justChanged.ts'
import { low, lowest, space } from '#src/ui/theme/scale.ts'

import { PlaceBet } from './confirm/PlaceBet.tsx'
import { isMendedByTyping, placeStateOf } from './confirm/placeState.ts'
import { Combinations } from './kind/Combinations.tsx'
import { ChangeChoice } from './leg/ChangeChoice.tsx'
import { LegCard } from './leg/LegCard.tsx'
import { PolicySelect } from './PolicySelect.tsx'
import { StakeEntry } from './stake/StakeEntry.tsx'
import { UndoButton } from './UndoButton.tsx'
import type { Slip } from './useSlip.ts'

const styles = {
  // Where there is width for two columns the keys stand beside the rest.
  form: css({
    display: 'grid',
    gridTemplate: '"bet" auto "stake" auto "confirm" auto "policy" auto / minmax(0, 1fr)',
    gap: space[3],
    [low]: { gap: space[1] },
    '@container (min-width: 520px)': {
      gridTemplate:
        '"bet stake" auto "confirm stake" auto "policy stake" 1fr / minmax(0, 1fr) minmax(0, 1fr)',
    },
  }),
  bet: css({ gridArea: 'bet', display: 'grid', alignContent: 'start', gap: space[3] }),
  stake: css({ gridArea: 'stake', alignSelf: 'start' }),
  policy: css({ gridArea: 'policy', alignSelf: 'start' }),
  legs: css({ display: 'grid', gap: space[2], margin: 0, padding: 0 }),
  confirm: css({
    gridArea: 'confirm',
    alignSelf: 'start',
    position: 'sticky',
    bottom: 0,
    display: 'grid',
    paddingBlock: space[2],
    background: 'var(--surface-2)',
    [low]: { paddingBlock: space[1] },
    [lowest]: { position: 'static' },
  }),
}

/** What has changed is pressed on once it has stood so long, ms: a finger that was on its way agrees to nothing. */
const readingTime = 500

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
  const [isTyping, setTyping] = useState(false)
  const asked = askedTerms(slip.tickets, slip.changes)
  const isJustChanged = useJustChanged(slip.changes.length === 0 ? null : JSON.stringify(asked), readingTime)
  const state = placeStateOf(slip, isJustChanged)
  // A press carries the terms of this very rendering: what came after the member read it is asked about.
  const press = (isSecond: boolean): void => {
    setTyping(false)
    if (state.kind !== 'ready') return
    const isAgreement = state.action === 'acceptAndPlace' || state.action === 'removeLocked'
    if (!isAgreement) return send({ type: 'slip.submitted', terms: agreedTerms(slip.tickets) })
    // The second click of a double click was meant for what the first one found: it accepts nothing.
    if (isSecond) return
    // What was seen before the press is agreed to by it; what the server answered with is asked about.
    send({ type: phase === 'confirmingChanges' ? 'changes.accepted' : 'slip.submitted', terms: asked })
  }
  const remove = ({ marketId, side }: Leg): void => {
    send({ type: 'selection.removed', marketId, side })
    onRemoved()
  }
  const only = singleOf(slip)
  return (
    <div css={styles.form}>
      <div css={styles.bet}>
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
                onRemove={slip.isLocked ? null : () => remove(ticket)}
                choice={
                  slip.isLocked ? null : (
                    <ChangeChoice
                      isAsking={phase === 'confirmingChanges'}
                      onAccept={() =>
                        send({ type: 'changes.accepted', terms: askedTerms([ticket], slip.changes) })
                      }
                      onDecline={() => send({ type: 'changes.declined' })}
                    />
                  )
                }
              />
            )
          })}
        </ul>
        {kinds[slip.kind].stakes === 'bySize' && <Combinations legs={slip.legs.length} />}
      </div>
      <div css={styles.stake}>
        <StakeEntry
          slip={slip}
          hasKeypad={hasKeypad}
          reasonId={reasonId}
          isWrong={slip.isStakeMissing || !(isTyping && isMendedByTyping(state))}
          onTyping={setTyping}
          onEnter={() => press(false)}
        />
      </div>
      <div css={styles.confirm}>
        <PrebookPlace
          slip={only}
          isStale={slip.terms === 'stale'}
          onDone={() => only !== null && remove(only.leg)}
        >
          {(offer) => (
            <PlaceBet
              slip={slip}
              state={state}
              reasonId={reasonId}
              isTyping={isTyping}
              beside={offer || (slip.undo !== null && <UndoButton send={send} />)}
              onPress={press}
            />
          )}
        </PrebookPlace>
      </div>
      <div css={styles.policy}>
        <PolicySelect isInline />
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
