import { css } from '@emotion/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { type FocusEvent, type KeyboardEvent, useId, useRef, useState } from 'react'

import { kinds } from '#domain/bets/kinds.ts'
import { useSession } from '#src/client/context.tsx'
import { low, radius, space, text } from '#src/ui/theme/scale.ts'
import { systemSizeName } from '#src/words/systemSizes.ts'

import { useAskedFocus } from '../panel.ts'
import type { ShownStake } from '../slipView.ts'
import type { Slip, SlipIntent } from '../useSlip.ts'
import { Increments } from './Increments.tsx'
import { Keypad } from './Keypad.tsx'
import { StakeRange } from './StakeRange.tsx'
import { useWin, type WinEntry } from './useWin.ts'

const styles = {
  entry: css({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space[2],
    [low]: { gap: space[1] },
  }),
  head: css({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[2],
    flexWrap: 'wrap',
  }),
  label: css({ fontSize: text.s, fontWeight: 600, color: 'var(--text-2)' }),
  names: css({ display: 'flex', alignItems: 'center', gap: space[2] }),
  win: css({
    minHeight: 24,
    padding: `0 ${space[2]}px`,
    borderRadius: radius.s,
    border: '1px solid var(--border)',
    color: 'var(--text-2)',
    fontSize: text.s,
    '&:disabled': { color: 'var(--text-3)' },
  }),
  field: css({
    display: 'flex',
    alignItems: 'center',
    gap: space[2],
    height: 44,
    [low]: { height: 40 },
    padding: '0 12px',
    borderRadius: radius.s,
    border: '1px solid var(--border-strong)',
    background: 'var(--surface-1)',
    '&:focus-within': { outline: '2px solid var(--focus)', outlineOffset: 1 },
    '&[data-wrong="true"]': { borderColor: 'var(--danger)' },
  }),
  currency: css({ color: 'var(--text-3)', fontSize: text.s }),
  input: css({
    // The returns and the button stand over the end of the form: what has the focus stays in sight above them.
    scrollMarginBlock: '96px 240px',
    flex: 1,
    minWidth: 0,
    border: 0,
    outline: 0,
    background: 'none',
    color: 'var(--text-1)',
    font: 'inherit',
    fontSize: text.l,
    fontWeight: 600,
    fontVariantNumeric: 'tabular-nums',
    textAlign: 'right',
    '&::placeholder': { color: 'var(--text-3)', fontWeight: 400 },
  }),
}

interface StakeEntryProps {
  readonly slip: Slip
  /** Its own keypad instead of the system's keyboard (phones). */
  readonly hasKeypad: boolean
  /** Where it is said what is wrong with the stake. */
  readonly reasonId: string
  /** Whether what is wrong with a stake is shown as wrong. */
  readonly isWrong: boolean
  /** A stake is being typed, or no longer. */
  readonly onTyping: (isTyping: boolean) => void
  /** Enter, as a press of the big button. */
  readonly onEnter: () => void
}

/** The stakes of the bet, each the amount at risk in full units [SLIP-06, SLIP-11, ODDS-03]; the keys are for the one in hand. */
export function StakeEntry(props: StakeEntryProps) {
  const { slip, hasKeypad, onTyping } = props
  const { currency } = useSession()
  const [inUse, take] = useState<string | null>(null)
  const { send, stakes, isLocked } = slip
  const win = useWin(slip, currency)
  const inHand = stakes.find(({ slot }) => slot === inUse) ?? stakes[0]
  if (inHand === undefined) return null
  const { slot } = inHand
  const enter = (entered: SlipIntent): void => send(win.isOn ? win.toStake(entered) : entered)
  const type = (typed: SlipIntent): void => {
    onTyping(true)
    enter(typed)
  }
  const choose = (chosen: SlipIntent): void => {
    onTyping(false)
    enter(chosen)
  }
  // Done with typing: the focus is elsewhere, and not on the keys that type.
  const endTyping = ({ currentTarget, relatedTarget }: FocusEvent): void => {
    const isOnKeys = hasKeypad && relatedTarget instanceof Node && currentTarget.contains(relatedTarget)
    if (!isOnKeys) onTyping(false)
  }
  return (
    <div css={styles.entry} onBlur={endTyping}>
      {stakes.map((stake) => (
        <StakeField
          key={stake.slot}
          {...props}
          stake={stake}
          win={win}
          onFocus={() => take(stake.slot)}
          onType={(typed) => type({ type: 'stake.typed', text: typed, slot: stake.slot })}
        />
      ))}
      <Increments
        most={slip.limits?.ranges.find(({ size }) => size === inHand.size)?.range.maxAmount ?? null}
        slot={slot}
        send={choose}
        isDisabled={isLocked}
        hasMaxAndClear={!hasKeypad}
      />
      {hasKeypad && (
        <Keypad
          slot={slot}
          text={win.isOn ? win.text : inHand.text}
          digits={currency.digits}
          isDisabled={isLocked}
          send={type}
        />
      )}
    </div>
  )
}

interface StakeFieldProps extends StakeEntryProps {
  readonly stake: ShownStake
  readonly onFocus: () => void
  readonly onType: (text: string) => void
  readonly win: WinEntry
}

function StakeField(props: StakeFieldProps) {
  const { slip, stake, hasKeypad, reasonId, onEnter, onFocus, onType, win } = props
  const { i18n } = useLingui()
  const { currency } = useSession()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const isFirst = slip.stakes[0]?.slot === stake.slot
  useAskedFocus(input, isFirst)
  const rangeId = useId()
  const isWrong = props.isWrong && (slip.isStakeMissing || (win.isOn ? win.isWrong : stake.isWrong))
  const pressOnEnter = (event: KeyboardEvent): void => {
    if (event.key === 'Enter' && !event.repeat) onEnter()
  }
  return (
    <div css={styles.entry}>
      <div css={styles.head}>
        <span css={styles.names}>
          <label css={styles.label} htmlFor={id}>
            {kinds[slip.kind].stakes === 'whole' ? (
              win.isOn ? (
                <Trans>To win</Trans>
              ) : (
                <Trans>Stake</Trans>
              )
            ) : (
              systemSizeName(i18n, stake.size, stake.combinations)
            )}
          </label>
          {kinds[slip.kind].stakes === 'whole' && (
            <button
              type="button"
              css={styles.win}
              disabled={slip.isLocked || !win.isOffered}
              onClick={win.toggle}
            >
              {win.isOn ? <Trans>Stake</Trans> : <Trans>To win</Trans>}
            </button>
          )}
        </span>
        <StakeRange slip={slip} stake={stake} id={rangeId} />
      </div>
      <div css={styles.field} data-wrong={isWrong}>
        <span css={styles.currency}>{currency.code}</span>
        <input
          ref={input}
          id={id}
          css={styles.input}
          type="text"
          inputMode={hasKeypad ? 'none' : 'decimal'}
          autoComplete="off"
          enterKeyHint="done"
          placeholder={currency.digits === 0 ? '0' : `0.${'0'.repeat(currency.digits)}`}
          value={win.isOn ? win.text : stake.text}
          readOnly={slip.isLocked}
          aria-invalid={isWrong}
          aria-describedby={`${rangeId} ${reasonId}`}
          onChange={(event) => onType(event.currentTarget.value)}
          onFocus={onFocus}
          onKeyDown={pressOnEnter}
        />
      </div>
    </div>
  )
}
