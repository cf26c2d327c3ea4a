import { css } from '@emotion/react'
import { useLingui } from '@lingui/react'
import { Trans, useLingui as useTexts } from '@lingui/react/macro'
import { type KeyboardEvent, useId, useRef } from 'react'

import { kinds } from '#domain/bets/kinds.ts'
import { useSession } from '#src/client/context.tsx'
import { useFormat } from '#src/client/hooks/useFormat.ts'
import { IconButton } from '#src/ui/controls/IconButton.tsx'
import { VisuallyHidden } from '#src/ui/text/VisuallyHidden.tsx'
import { low, radius, space, text, touch } from '#src/ui/theme/scale.ts'
import { chosenName } from '#src/words/market/selections.ts'
import { systemSizeName } from '#src/words/slip/systemSizes.ts'

import { useAskedFocus } from '../stakeFocus.ts'
import type { ShownStake } from '../view/shownStakes.ts'
import type { Slip } from '../view/useSlip.ts'
import { markOf } from './keyed.ts'
import { LastStake } from './LastStake.tsx'
import { EditQuick } from './quick/EditQuick.tsx'
import { StakeRange } from './StakeRange.tsx'
import { useGrouped } from './useGrouped.ts'
import type { WinEntry } from './useWin.ts'

const styles = {
  entry: css({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 168px',
    alignItems: 'center',
    gap: space[2],
    // In one of two columns there is less for the figure, so that its range has two lines there too.
    '@container (min-width: 520px)': { gridTemplateColumns: 'minmax(0, 1fr) 128px' },
    // In its leg the field is all there is of it.
    '&[data-of-leg="true"]': { display: 'block' },
  }),
  names: css({
    display: 'flex',
    alignItems: 'center',
    gap: space[1],
    minHeight: 18,
    '> button': { marginBlock: -4 },
  }),
  label: css({ fontSize: text.s, lineHeight: '1.125rem', fontWeight: 500, color: 'var(--text-1)' }),
  win: css({
    minHeight: 24,
    padding: `0 ${space[1]}px`,
    borderRadius: radius.s,
    color: 'var(--accent)',
    fontSize: text.xs,
    fontWeight: 500,
    whiteSpace: 'nowrap',
    '&:disabled': { color: 'var(--text-3)' },
  }),
  field: css({
    display: 'flex',
    alignItems: 'center',
    gap: space[1],
    height: 44,
    padding: `0 ${space[3]}px 0 ${space[2]}px`,
    borderRadius: radius.s,
    border: '1px solid var(--border-strong)',
    background: 'var(--surface-1)',
    '&:focus-within': { borderColor: 'var(--accent)', outline: '2px solid var(--accent)', outlineOffset: 0 },
    '&[data-wrong="true"]': { borderColor: 'var(--danger)' },
    [low]: { height: 38 },
    '[data-of-leg="true"] > &': { width: 104, height: 32, padding: `0 ${space[2]}px` },
  }),
  currency: css({ color: 'var(--text-3)', fontSize: text.xs }),
  clear: css({
    width: 24,
    height: 32,
    [touch]: { width: 28, height: 36 },
    // Its place stays.
    '&[data-hidden="true"]': { visibility: 'hidden' },
    // But not beside the last stake, which goes with the first figure.
    '[data-last] + &': { display: 'none' },
  }),
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
    textAlign: 'end',
    '&::placeholder': { color: 'var(--text-3)', fontWeight: 400 },
    // There is no room for both, and half a figure says less than none.
    '[data-last] ~ &::placeholder': { color: 'transparent' },
    // What is longer than its place is written smaller: no figure is cut.
    '&[data-long="true"]': { fontSize: text.s },
    '[data-of-leg="true"] &': { fontSize: text.m, [touch]: { fontSize: '1rem' } },
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
  /** Back to nothing. */
  readonly onClear: (slot: string) => void
  /** Enter, as a press of the big button. */
  readonly onEnter: () => void
}

/** One stake: the amount at risk in full units [SLIP-06 SLIP-11 ODDS-03]; of one of several singles, in its leg. */
export function StakeField({ stake, ...props }: StakeProps & { readonly stake: ShownStake }) {
  const { slip, reasonId, win } = props
  const id = useId()
  const rangeId = useId()
  const isWrong = props.isWrong && (slip.isStakeMissing || (win.isOn ? win.isWrong : stake.isWrong))
  const isOfLeg = stake.leg !== null
  const range = <StakeRange slip={slip} stake={stake} id={rangeId} />
  return (
    <div css={styles.entry} data-of-leg={isOfLeg}>
      {isOfLeg ? (
        <VisuallyHidden>
          <label htmlFor={id}>
            <StakeName slip={slip} stake={stake} />
          </label>
          {range}
        </VisuallyHidden>
      ) : (
        <div>
          <div css={styles.names}>
            <label css={styles.label} htmlFor={id}>
              {win.isOn ? (
                <Trans context="amount the bet should win">To win</Trans>
              ) : (
                <StakeName slip={slip} stake={stake} />
              )}
            </label>
            <WinSwitch slip={slip} stake={stake} win={win} />
            {props.hasKeypad && <EditQuick />}
          </div>
          {range}
        </div>
      )}
      <div css={styles.field} data-wrong={isWrong}>
        <Amount {...props} stake={stake} id={id} isWrong={isWrong} describedBy={`${rangeId} ${reasonId}`} />
      </div>
    </div>
  )
}

/** Whether the field is for what is to be won instead of staked [SLIP-07]. */
function WinSwitch({ slip, stake, win }: Pick<StakeProps, 'slip' | 'win'> & { readonly stake: ShownStake }) {
  if (kinds[slip.kind].stakes !== 'whole' || slip.stakes.length !== 1 || stake.combinations !== 1) return null
  return (
    <button type="button" css={styles.win} disabled={slip.isLocked || !win.isOffered} onClick={win.toggle}>
      {win.isOn ? (
        <Trans context="amount risked on a bet">Stake</Trans>
      ) : (
        <Trans context="amount the bet should win">To win</Trans>
      )}
    </button>
  )
}

interface AmountProps extends StakeProps {
  readonly stake: ShownStake
  readonly id: string
  readonly describedBy: string
}

/** Longer than this it is written smaller. */
const longAmount = 9

function Amount({ stake, id, describedBy, isWrong, ...props }: AmountProps) {
  const { t } = useTexts()
  const { slip, hasKeypad, onEnter, onChoose, onTake, onType, win } = props
  const { currency } = useSession()
  const mark = markOf(useFormat().decimal, currency.digits)
  const input = useRef<HTMLInputElement>(null)
  useAskedFocus(input, stake.leg === null || slip.stakes[0]?.slot === stake.slot)
  const { shown, typed } = useGrouped(input, win.isOn ? win.text : stake.text)
  const pressOnEnter = (event: KeyboardEvent): void => {
    if (event.key === 'Enter' && !event.repeat) onEnter()
  }
  const isOfLeg = stake.leg !== null
  return (
    <>
      <span css={styles.currency}>{currency.code}</span>
      {!isOfLeg && shown === '' && kinds[slip.kind].makes === 'aBetEach' && !win.isOn && (
        <LastStake stake={stake} isDisabled={slip.isLocked} onChoose={(last) => onChoose(stake.slot, last)} />
      )}
      {!isOfLeg && (
        <IconButton
          css={styles.clear}
          icon="close"
          label={t({ message: 'Clear', context: 'button: empty the stake field' })}
          disabled={slip.isLocked}
          data-hidden={shown === ''}
          tabIndex={shown === '' ? -1 : undefined}
          onClick={() => props.onClear(stake.slot)}
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
        placeholder={currency.digits === 0 ? '0' : `0${mark}${'0'.repeat(currency.digits)}`}
        value={shown}
        data-long={shown.length > longAmount}
        readOnly={slip.isLocked}
        aria-invalid={isWrong}
        aria-describedby={describedBy}
        onChange={(event) => onType(stake.slot, typed(event.currentTarget))}
        onFocus={() => onTake(stake.slot)}
        onKeyDown={pressOnEnter}
      />
    </>
  )
}

function StakeName({ slip, stake }: { slip: Slip; stake: ShownStake }) {
  const { i18n } = useLingui()
  if (kinds[slip.kind].stakes === 'bySize') return systemSizeName(i18n, stake.size, stake.combinations)
  if (stake.leg !== null) {
    const name = chosenName(i18n, stake.leg)
    return (
      <Trans>
        Stake <VisuallyHidden>on {name}</VisuallyHidden>
      </Trans>
    )
  }
  return stake.combinations > 1 ? (
    <Trans>Stake per single</Trans>
  ) : (
    <Trans context="amount risked on a bet">Stake</Trans>
  )
}
