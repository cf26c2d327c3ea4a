import { css } from '@emotion/react'
import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import { type KeyboardEvent, useId, useRef } from 'react'

import { kinds } from '#domain/bets/kinds.ts'
import { useSession } from '#src/client/context.tsx'
import { low, radius, space, text } from '#src/ui/theme/scale.ts'
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx'
import { chosenName } from '#src/words/selections.ts'
import { systemSizeName } from '#src/words/systemSizes.ts'

import type { ShownStake } from '../shownStakes.ts'
import { useAskedFocus } from '../stakeFocus.ts'
import type { Slip } from '../useSlip.ts'
import { LastStake } from './LastStake.tsx'
import { StakeRange } from './StakeRange.tsx'
import type { WinEntry } from './useWin.ts'

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

/** How the stakes are entered. */
export interface StakeProps {
  readonly slip: Slip
  /** Its own keypad instead of the system's keyboard (phones). */
  readonly hasKeypad: boolean
  /** Where it is said what is wrong with the stake. */
  readonly reasonId: string
  /** Whether what is wrong with a stake is shown as wrong. */
  readonly isWrong: boolean
  /** What is to be won may be keyed in instead. */
  readonly win: WinEntry
  /** A stake is in hand: the keys are for it. */
  readonly onTake: (slot: string) => void
  readonly onType: (slot: string, text: string) => void
  /** A stake was chosen whole. */
  readonly onChoose: (slot: string, text: string) => void
  /** Enter, as a press of the big button. */
  readonly onEnter: () => void
}

/** One stake: the amount at risk in full units [SLIP-06 SLIP-11 ODDS-03]. */
export function StakeField({ stake, ...props }: StakeProps & { readonly stake: ShownStake }) {
  const { slip, hasKeypad, reasonId, onEnter, onChoose, onTake, onType, win } = props
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
            {win.isOn ? <Trans>To win</Trans> : <StakeName slip={slip} stake={stake} />}
          </label>
          {kinds[slip.kind].stakes === 'whole' && slip.stakes.length === 1 && stake.combinations === 1 && (
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
        {kinds[slip.kind].makes === 'aBetEach' && !win.isOn && (
          <LastStake
            stake={stake}
            isDisabled={slip.isLocked}
            onChoose={(last) => onChoose(stake.slot, last)}
          />
        )}
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
          onChange={(event) => onType(stake.slot, event.currentTarget.value)}
          onFocus={() => onTake(stake.slot)}
          onKeyDown={pressOnEnter}
        />
      </div>
    </div>
  )
}

function StakeName({ slip, stake }: { slip: Slip; stake: ShownStake }) {
  const { i18n } = useLingui()
  if (kinds[slip.kind].stakes === 'bySize') return systemSizeName(i18n, stake.size, stake.combinations)
  if (stake.leg !== null)
    return (
      <>
        <Trans>Stake</Trans> <VisuallyHidden>{chosenName(i18n, stake.leg)}</VisuallyHidden>
      </>
    )
  return stake.combinations > 1 ? <Trans>Stake on each single</Trans> : <Trans>Stake</Trans>
}
