import { css } from '@emotion/react'
import { type FocusEvent, type ReactNode, useId, useState } from 'react'

import type { Leg } from '#domain/bets/bet.ts'
import { agreedTerms, askedTerms } from '#machines/betSlip/terms.ts'
import { useSession } from '#src/client/context.tsx'
import { PrebookPlace } from '#src/features/prebook/PrebookPlace.tsx'
import { low, lowest, space } from '#src/ui/theme/scale.ts'
import { useStable } from '#src/ui/timing/useStable.ts'

import { useOnScreen } from './confirm/onScreen.ts'
import { PlaceBet, type PlaceBetProps } from './confirm/PlaceBet.tsx'
import { isMendedByTyping, placeStateOf } from './confirm/placeState.ts'
import { SlipLegs } from './leg/SlipLegs.tsx'
import { FormRefusal } from './outcome/FormRefusal.tsx'
import { useSlipPanel } from './panel.ts'
import { PolicySelect } from './policy/PolicySelect.tsx'
import { StakeEntry } from './stake/StakeEntry.tsx'
import { StakeField, type StakeProps } from './stake/StakeField.tsx'
import { useWin } from './stake/useWin.ts'
import { bookableOf } from './view/bookable.ts'
import type { SlipView } from './view/slipView.ts'
import { type Slip, type SlipIntent, useSlipView } from './view/useSlip.ts'

const styles = {
  // The selections scroll in the height that is left; what is pressed to bet has its place under them, and keeps it.
  form: css({
    display: 'flex',
    flexDirection: 'column',
    flex: 1,
    minHeight: 0,
    [lowest]: {
      display: 'block',
      // Where there is room for two columns the keys are next to the rest.
      '@container (min-width: 520px)': {
        display: 'grid',
        gridTemplate:
          '"bet stake" auto "confirm stake" auto "policy stake" 1fr / minmax(0, 1fr) minmax(0, 1fr)',
        columnGap: space[3],
        padding: `0 ${space[3]}px ${space[2]}px`,
      },
    },
  }),
  bet: css({
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    flex: 1,
    minHeight: 0,
    // A refusal has its place under a selection.
    [lowest]: { gridArea: 'bet', minHeight: 216 },
  }),
  legs: css({
    flex: 1,
    minHeight: 0,
    display: 'grid',
    alignContent: 'start',
    gap: space[2],
    padding: `0 ${space[2]}px ${space[2]}px`,
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    scrollbarWidth: 'thin',
    [lowest]: { overflowY: 'visible' },
  }),
  foot: css({
    flex: 'none',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space[2],
    padding: `${space[2]}px ${space[3]}px ${space[1]}px`,
    borderTop: '1px solid var(--border)',
    background: 'var(--surface-2)',
    [low]: { gap: 5, paddingBlock: '6px 2px' },
    [lowest]: { '@container (min-width: 520px)': { display: 'contents' } },
  }),
  stake: css({ [lowest]: { '@container (min-width: 520px)': { gridArea: 'stake', alignSelf: 'start' } } }),
  confirm: css({
    [lowest]: { '@container (min-width: 520px)': { gridArea: 'confirm', alignSelf: 'start' } },
  }),
  policy: css({ [lowest]: { '@container (min-width: 520px)': { gridArea: 'policy', alignSelf: 'start' } } }),
}

interface SlipFormProps {
  readonly slip: Slip
  readonly hasKeypad: boolean
  /** After a press whose button, and the focus with it, is gone: a selection was taken out, or kept. */
  readonly onRemoved: () => void
  /** What stands under the selections. */
  readonly after: ReactNode
}

/** Legs, stake, returns and the button, from the first selection until the bet is sent. */
export function SlipForm({ slip, hasKeypad, onRemoved, after }: SlipFormProps) {
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
    onClear: (slot) => choose({ type: 'stake.cleared', slot }),
    onChoose: (slot, text) => choose({ type: 'stake.typed', slot, text }),
    onType: (slot, text) => type({ type: 'stake.typed', slot, text }),
    onEnter: () => press(false),
  }
  return (
    <div css={styles.form} onBlur={endTyping}>
      <div css={styles.bet}>
        <div css={styles.legs}>
          <SlipLegs
            slip={slip}
            screen={screen}
            onRemove={remove}
            onRemoveAll={removeAll}
            onKept={onRemoved}
            stakeOf={(stake) => <StakeField {...stakeProps} stake={stake} />}
          />
          {after}
        </div>
        <FormRefusal slip={slip} />
      </div>
      <div css={styles.foot}>
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
          <PolicySelect />
        </div>
      </div>
    </div>
  )
}

interface ConfirmProps extends PlaceBetProps {
  readonly onRemove: (leg: Pick<Leg, 'marketId' | 'side'>) => void
}

/** The button, or the booking that stands in its place. */
function Confirm({ onRemove, ...props }: ConfirmProps) {
  const only = useSlipView(bookableOf)
  const panel = useSlipPanel()
  return (
    <PrebookPlace
      slip={only}
      isStale={props.slip.terms === 'stale'}
      onDone={() => only !== null && onRemove(only.leg)}
      onShowTicket={panel.showTicket}
    >
      <PlaceBet {...props} />
    </PrebookPlace>
  )
}

function canBeMended(view: SlipView): boolean {
  return isMendedByTyping(placeStateOf(view))
}
