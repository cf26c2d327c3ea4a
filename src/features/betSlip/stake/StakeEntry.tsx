import { css } from '@emotion/react'
import { Trans } from '@lingui/react/macro'
import { useId, useRef, type KeyboardEvent } from 'react'

import { useSession } from '#src/client/context.tsx'
import { radius, space, text } from '#src/ui/theme/scale.ts'

import { useAskedFocus } from '../panel.ts'
import type { Slip } from '../useSlip.ts'
import { Increments } from './Increments.tsx'
import { Keypad } from './Keypad.tsx'
import { StakeRange } from './StakeRange.tsx'

const styles = {
  entry: css({ display: 'grid', gap: space[2] }),
  head: css({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[2],
    flexWrap: 'wrap',
  }),
  label: css({ fontSize: text.s, fontWeight: 600, color: 'var(--text-2)' }),
  field: css({
    display: 'flex',
    alignItems: 'center',
    gap: space[2],
    height: 44,
    padding: '0 12px',
    borderRadius: radius.s,
    border: '1px solid var(--border-strong)',
    background: 'var(--surface-1)',
    '&:focus-within': { outline: '2px solid var(--focus)', outlineOffset: 1 },
    '&[data-wrong="true"]': { borderColor: 'var(--danger)' },
  }),
  currency: css({ color: 'var(--text-3)', fontSize: text.s }),
  input: css({
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
  /** Enter, as a press of the big button. */
  readonly onEnter: () => void
}

/** The stake, always the amount at risk in full units [SLIP-06, ODDS-03]. */
export function StakeEntry({ slip, hasKeypad, reasonId, onEnter }: StakeEntryProps) {
  const { currency } = useSession()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  useAskedFocus(input)
  const rangeId = useId()
  const { send, stakeText, isLocked } = slip
  const isWrong = slip.isStakeMissing || (slip.stakeError !== null && slip.stakeError !== 'empty')
  const type = (text: string): void => send({ type: 'stake.typed', text })
  const pressOnEnter = (event: KeyboardEvent): void => {
    if (event.key === 'Enter' && !event.repeat) onEnter()
  }
  return (
    <div css={styles.entry}>
      <div css={styles.head}>
        <label css={styles.label} htmlFor={id}>
          <Trans>Stake</Trans>
        </label>
        <StakeRange slip={slip} id={rangeId} />
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
          value={stakeText}
          readOnly={isLocked}
          aria-invalid={isWrong}
          aria-describedby={`${rangeId} ${reasonId}`}
          onChange={(event) => type(event.currentTarget.value)}
          onKeyDown={pressOnEnter}
        />
      </div>
      <Increments send={send} isDisabled={isLocked} hasMaxAndClear={!hasKeypad} />
      {hasKeypad && <Keypad text={stakeText} digits={currency.digits} isDisabled={isLocked} send={send} />}
    </div>
  )
}
