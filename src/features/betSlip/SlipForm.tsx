import { css } from '@emotion/react'
import { type FocusEvent, useId, useState } from 'react'

import type { Leg } from '#domain/bets/bet.ts'
import { kinds } from '#domain/bets/kinds.ts'
import { agreedTerms, askedTerms } from '#machines/betSlip/terms.ts'
import { useSession } from '#src/client/context.tsx'
import { PrebookPlace } from '#src/features/prebook/PrebookPlace.tsx'
import type { SlipStake } from '#src/features/prebook/SetTarget.tsx'
import { useJustChanged } from '#src/ui/justChanged.ts'
import { low, lowest, space } from '#src/ui/theme/scale.ts'

import { PlaceBet } from './confirm/PlaceBet.tsx'
import { isMendedByTyping, placeStateOf } from './confirm/placeState.ts'
import { SlipLegs } from './leg/SlipLegs.tsx'
import { PolicySelect } from './PolicySelect.tsx'
import { StakeEntry } from './stake/StakeEntry.tsx'
import { StakeField, type StakeProps } from './stake/StakeField.tsx'
import { useWin } from './stake/useWin.ts'
import { UndoButton } from './UndoButton.tsx'
import type { Slip, SlipIntent } from './useSlip.ts'

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
  const asked = askedTerms(slip.agreed, slip.changes)
  const isJustChanged = useJustChanged(slip.changes.length === 0 ? null : JSON.stringify(asked), readingTime)
  const state = placeStateOf(slip, isJustChanged)
  const removeAll = (): void => {
    send({ type: 'selections.cleared' })
    onRemoved()
  }
  // A press carries the terms of this very rendering: what came after the member read it is asked about.
  const press = (isSecond: boolean): void => {
    setTyping(false)
    if (state.kind !== 'ready') return
    if (state.action === 'removeAll') return removeAll()
    const isAgreement = state.action === 'acceptAndPlace' || state.action === 'removeLocked'
    if (!isAgreement) return send({ type: 'slip.submitted', terms: agreedTerms(slip.agreed) })
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
  const [inUse, take] = useState<string | null>(null)
  const { currency } = useSession()
  const win = useWin(slip, currency)
  const enter = (entered: SlipIntent): void => send(win.isOn ? win.toStake(entered) : entered)
  const inHand = slip.stakes.find(({ slot }) => slot === inUse) ?? slip.stakes[0]
  const type = (typed: SlipIntent): void => {
    setTyping(true)
    enter(typed)
  }
  const choose = (chosen: SlipIntent): void => {
    setTyping(false)
    enter(chosen)
  }
  // Done with typing: the focus is elsewhere, and not on the keys that type.
  const endTyping = ({ currentTarget, relatedTarget }: FocusEvent): void => {
    const isOnKeys = hasKeypad && relatedTarget instanceof Node && currentTarget.contains(relatedTarget)
    if (!isOnKeys) setTyping(false)
  }
  const stakeProps: StakeProps = {
    slip,
    hasKeypad,
    reasonId,
    isWrong: slip.isStakeMissing || !(isTyping && isMendedByTyping(state)),
    win,
    onTake: take,
    onChoose: (slot, text) => choose({ type: 'stake.typed', slot, text }),
    onType: (slot, text) => type({ type: 'stake.typed', slot, text }),
    onEnter: () => press(false),
  }
  return (
    <div css={styles.form} onBlur={endTyping}>
      <div css={styles.bet}>
        <SlipLegs
          slip={slip}
          onRemove={remove}
          onRemoveAll={removeAll}
          stakeOf={(stake) => <StakeField {...stakeProps} stake={stake} />}
        />
      </div>
      <div css={styles.stake}>
        {inHand !== undefined && (
          <StakeEntry {...stakeProps} inHand={inHand} onKey={type} onIncrement={choose} />
        )}
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
  if (kinds[kind].makes !== 'aBetEach' || first === undefined || legs.length > 1 || isLocked) return null
  return {
    leg: first.leg,
    stake: cost,
    stakeError: stakeProblem?.error ?? null,
    range: stakes[0]?.range ?? null,
    balance,
  }
}
