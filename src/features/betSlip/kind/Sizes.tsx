import { css } from '@emotion/react'
import { useLingui } from '@lingui/react'
import { useLingui as useTexts } from '@lingui/react/macro'

import { parseStake } from '#domain/money/stake.ts'
import { useSession } from '#src/client/context.tsx'
import { useAmount } from '#src/client/hooks/useAmount.ts'
import { radius, text } from '#src/ui/theme/scale.ts'
import { systemSizeName } from '#src/words/slip/systemSizes.ts'

import type { ShownStake } from '../view/shownStakes.ts'

const styles = {
  sizes: css({
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(84px, 1fr)',
    gap: 2,
    padding: 2,
    borderRadius: 6,
    background: 'var(--surface-3)',
    overflowX: 'auto',
    scrollbarWidth: 'none',
  }),
  size: css({
    height: 40,
    padding: '0 4px',
    borderRadius: radius.s,
    color: 'var(--text-3)',
    fontSize: text.s,
    fontWeight: 500,
    lineHeight: '1rem',
    textAlign: 'center',
    whiteSpace: 'nowrap',
    fontVariantNumeric: 'tabular-nums',
    '&[aria-checked="true"]': { background: 'var(--surface-4)', color: 'var(--text-1)', fontWeight: 600 },
    '&[data-wrong="true"]': { color: 'var(--danger)' },
    '&:focus-visible': { outlineOffset: -2 },
  }),
  stake: css({ display: 'block', fontSize: text.xs }),
}

interface SizesProps {
  readonly stakes: readonly ShownStake[]
  /** The one the field and the keys are for. */
  readonly inHand: string
  readonly onTake: (slot: string) => void
}

/** The sizes of a system with what is staked on each, one of which is in hand: so the foot has one height [SLIP-11]. */
export function Sizes({ stakes, inHand, onTake }: SizesProps) {
  const { t } = useTexts()
  const { i18n } = useLingui()
  const { currency } = useSession()
  const amountOf = useAmount()
  const staked = (entry: string): string => {
    const stake = parseStake(entry, currency.code, currency.digits)
    return stake.ok && stake.money.minor > 0 ? amountOf(stake.money) : '–'
  }
  const move = (from: HTMLElement, by: number): void => {
    const at = stakes.findIndex(({ slot }) => slot === inHand)
    const next = stakes[(at + by + stakes.length) % stakes.length]
    const beside = from.parentElement?.children[(at + by + stakes.length) % stakes.length]
    if (next !== undefined) onTake(next.slot)
    if (beside instanceof HTMLElement) beside.focus()
  }
  return (
    <div css={styles.sizes} role="radiogroup" aria-label={t`Sizes of the system`}>
      {stakes.map(({ slot, size, combinations, text: entry, isWrong }) => (
        <button
          key={slot}
          type="button"
          role="radio"
          css={styles.size}
          aria-checked={slot === inHand}
          tabIndex={slot === inHand ? 0 : -1}
          data-wrong={isWrong}
          onClick={() => onTake(slot)}
          onKeyDown={(event) => {
            if (event.key === 'ArrowRight') move(event.currentTarget, 1)
            else if (event.key === 'ArrowLeft') move(event.currentTarget, -1)
            else return
            event.preventDefault()
          }}
        >
          {systemSizeName(i18n, size, combinations)}
          <span css={styles.stake}>{staked(entry)}</span>
        </button>
      ))}
    </div>
  )
}
