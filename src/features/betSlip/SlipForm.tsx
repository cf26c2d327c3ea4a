import { css } from '@emotion/react'
import { type FocusEvent, useId, useMemo, useState } from 'react'

import { isBar } from '#domain/bar.ts'
import type { Leg } from '#domain/bets/bet.ts'
import { kinds } from '#domain/bets/kinds.ts'
import { agreedTerms, askedTerms } from '#machines/betSlip/terms.ts'
import { useSession } from '#src/client/context.tsx'
import { PrebookPlace } from '#src/features/prebook/PrebookPlace.tsx'
import type { SlipStake } from '#src/features/prebook/SetTarget.tsx'
import { low, lowest, space } from '#src/ui/theme/scale.ts'
import { useStable } from '#src/ui/useStable.ts'

import { useOnScreen } from './confirm/onScreen.ts'
import { PlaceBet, type PlaceBetProps } from './confirm/PlaceBet.tsx'
import { isMendedByTyping, placeStateOf } from './confirm/placeState.ts'
import { SlipLegs } from './leg/SlipLegs.tsx'
import { useSlipPanel } from './panel.ts'
import { PolicySelect } from './PolicySelect.tsx'
import type { SlipView } from './slipView.ts'
import { StakeEntry } from './stake/StakeEntry.tsx'
import { StakeField, type StakeProps } from './stake/StakeField.tsx'
import { useWin } from './stake/useWin.ts'
import { UndoButton } from './UndoButton.tsx'
import { type Slip, type SlipIntent, useSlipView } from './useSlip.ts'

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
  const isMendable = useSlipView(canBeMended)
  const screen = useOnScreen()
  const removeAll = (): void => {
    send({ type: 'selections.cleared' })
    onRemoved()
  }
  // A press carries the terms that stand on the screen: what came after the member read it is asked about.
  const press = useStable((isSecond: boolean): void => {
    setTyping(false)
    const state = screen.state()
    if (state?.kind !== 'ready') return
    if (state.action === 'removeAll') return removeAll()
    const { agreed, changes } = screen.terms()
    const isAgreement = state.action === 'acceptAndPlace' || state.action === 'removeLocked'
    if (!isAgreement) return send({ type: 'slip.submitted', terms: agreedTerms(agreed) })
    // The second click of a double click was meant for what the first one found: it accepts nothing.
    if (isSecond) return
    // What was seen before the press is agreed to by it; what the server answered with is asked about.
    const isAsked = phase === 'confirmingChanges'
    send({
      type: isAsked ? 'changes.accepted' : 'slip.submitted',
      terms: askedTerms(agreed, changes),
    })
  })
  const remove = ({ marketId, side }: Pick<Leg, 'marketId' | 'side'>): void => {
    send({ type: 'selection.removed', marketId, side })
    onRemoved()
  }
  const [inUse, take] = useState<string | null>(null)
  const { currency } = useSession()
  const win = useWin(currency)
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
    isWrong: slip.isStakeMissing || !(isTyping && isMendable),
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
          screen={screen}
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
        <Confirm
          slip={slip}
          screen={screen}
          reasonId={reasonId}
          isTyping={isTyping}
          onPress={press}
          onRemove={remove}
        />
      </div>
      <div css={styles.policy}>
        <PolicySelect isInline />
      </div>
    </div>
  )
}

interface ConfirmProps extends Omit<PlaceBetProps, 'beside'> {
  readonly onRemove: (leg: Pick<Leg, 'marketId' | 'side'>) => void
}

/** The button, or the booking that stands in its place. */
function Confirm({ onRemove, ...props }: ConfirmProps) {
  const { terms, undo, send } = props.slip
  const only = useSlipView(singleOf)
  const panel = useSlipPanel()
  const wayBack = useMemo(() => undo !== null && <UndoButton send={send} />, [undo, send])
  return (
    <PrebookPlace
      slip={only}
      isStale={terms === 'stale'}
      onDone={() => only !== null && onRemove(only.leg)}
      onShowTicket={panel.showTicket}
    >
      {(offer) => <PlaceBet {...props} beside={offer || wayBack} />}
    </PrebookPlace>
  )
}

function canBeMended(view: SlipView): boolean {
  return isMendedByTyping(placeStateOf(view))
}

/** The selection of a single with its stake, which may be booked instead of bet; null where nothing can be edited. */
function singleOf(slip: SlipView): SlipStake | null {
  const { kind, legs, stakes, cost, stakeProblem, balance, isLocked, unavailableCode } = slip
  const [first] = legs
  if (kinds[kind].makes !== 'aBetEach' || first === undefined || legs.length > 1 || isLocked) return null
  if (isBar(unavailableCode)) return null
  return {
    leg: first.leg,
    stake: cost,
    stakeError: stakeProblem?.error ?? null,
    range: stakes[0]?.range ?? null,
    balance,
  }
}
