import { css } from '@emotion/react'
import { useLingui } from '@lingui/react/macro'
import type { KeyboardEvent } from 'react'

import { higherTarget, lowerTarget, targetLabel } from '#domain/prebook.ts'
import { usePreference } from '#src/client/usePreference.ts'
import { Button } from '#src/ui/Button.tsx'
import { radius, space, text } from '#src/ui/theme/scale.ts'

const styles = {
  target: css({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: space[2] }),
  label: css({ fontSize: text.s, fontWeight: 600, color: 'var(--text-2)' }),
  stepper: css({
    display: 'grid',
    gridTemplateColumns: '44px minmax(88px, auto) 44px',
    gap: space[1],
    '> button': { minHeight: 44, padding: 0, fontSize: text.l },
  }),
  value: css({
    display: 'grid',
    placeItems: 'center',
    borderRadius: radius.s,
    border: '1px solid var(--border-strong)',
    background: 'var(--surface-1)',
    fontSize: text.l,
    fontWeight: 600,
    fontVariantNumeric: 'tabular-nums',
    '&:focus-visible': { outline: '2px solid var(--focus)', outlineOffset: 1 },
  }),
}

/** Steps a page up or down makes. */
const pageOfSteps = 10

interface TargetOddsProps {
  /** Euro odds. */
  readonly target: string
  readonly onChange: (target: string) => void
  /** Enter, as a press of the button. */
  readonly onEnter: () => void
}

/** The odds a bet is booked at, in the member's odds type, a step at a time [PREBOOK-02]. */
export function TargetOdds({ target, onChange, onEnter }: TargetOddsProps) {
  const { t } = useLingui()
  const oddsType = usePreference('oddsType')
  const label = targetLabel(target, oddsType)
  const higher = higherTarget(target, oddsType)
  const lower = lowerTarget(target, oddsType)
  const move = (next: string | null): void => {
    if (next !== null) onChange(next)
  }
  const walk = (step: typeof higherTarget): void => {
    let at: string | null = target
    for (let count = 0; count < pageOfSteps && at !== null; count += 1) {
      move(at)
      at = step(at, oddsType)
    }
    move(at)
  }
  const pressKey = (event: KeyboardEvent): void => {
    if (event.key === 'ArrowUp') move(higher)
    else if (event.key === 'ArrowDown') move(lower)
    else if (event.key === 'PageUp') walk(higherTarget)
    else if (event.key === 'PageDown') walk(lowerTarget)
    else if (event.key === 'Enter' && !event.repeat) onEnter()
    else return
    event.preventDefault()
  }
  return (
    <div css={styles.target}>
      <span css={styles.label} aria-hidden="true">{t`Target odds`}</span>
      <div css={styles.stepper}>
        <Button aria-label={t`Lower target odds`} disabled={lower === null} onClick={() => move(lower)}>
          −
        </Button>
        <span
          css={styles.value}
          role="spinbutton"
          tabIndex={0}
          aria-label={t`Target odds`}
          aria-valuenow={Number(target)}
          aria-valuetext={label}
          onKeyDown={pressKey}
        >
          {label}
        </span>
        <Button aria-label={t`Higher target odds`} disabled={higher === null} onClick={() => move(higher)}>
          +
        </Button>
      </div>
    </div>
  )
}
