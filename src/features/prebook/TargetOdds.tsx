import { css } from '@emotion/react'
import { useLingui } from '@lingui/react/macro'
import { type KeyboardEvent, useState } from 'react'

import { higherTarget, lowerTarget, raisedTarget, readTarget, targetLabel } from '#domain/bets/prebook.ts'
import { useFormat } from '#src/client/hooks/useFormat.ts'
import { usePreference } from '#src/client/hooks/usePreference.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { radius, space, text, touch } from '#src/ui/theme/scale.ts'

const styles = {
  target: css({
    display: 'flex',
    gap: space[1],
    '> button': { minHeight: 40, padding: 0 },
  }),
  step: css({ fontSize: text.m, flex: '0 0 36px' }),
  raise: css({
    flex: '1 1 46px',
    fontSize: text.xs,
    whiteSpace: 'nowrap',
    '&[aria-pressed="true"]': { color: 'var(--accent)' },
  }),
  value: css({
    flex: '1 1 72px',
    width: 72,
    minWidth: 64,
    height: 40,
    padding: 0,
    borderRadius: radius.s,
    border: '1px solid var(--border-strong)',
    background: 'var(--surface-1)',
    color: 'var(--text-1)',
    font: 'inherit',
    fontSize: text.m,
    fontWeight: 600,
    fontVariantNumeric: 'tabular-nums',
    textAlign: 'center',
    // Below this a phone's browser enlarges the page.
    [touch]: { fontSize: '1rem' },
    '&:focus': { borderColor: 'var(--accent)', outline: '1px solid var(--accent)' },
    '&[aria-invalid="true"]': { borderColor: 'var(--danger)' },
  }),
}

/** Steps a page up or down makes. */
const pageOfSteps = 10

const raises = [5, 10, 20] as const

interface TargetOddsProps {
  /** Euro odds. */
  readonly target: string
  /** The selection's own, which is raised by so many percent. */
  readonly price: string
  readonly onChange: (target: string) => void
  /** What is typed is no target: it is not booked at, and neither is what was there before. */
  readonly isWrong: boolean
  readonly onWrong: (isWrong: boolean) => void
  /** Where it is said why. */
  readonly reasonId: string
  /** Enter, as a press of the button. */
  readonly onEnter: () => void
}

/** The odds a bet is booked at, in the member's odds type: typed, moved by the steps of the ladder, or raised by percents [PREBOOK-02]. */
export function TargetOdds(props: TargetOddsProps) {
  const { target, price, onChange, isWrong, onWrong, reasonId, onEnter } = props
  const { t } = useLingui()
  const format = useFormat()
  const oddsType = usePreference('oddsType')
  const [typed, setTyped] = useState<string | null>(null)
  const label = targetLabel(target, oddsType)
  const higher = higherTarget(target, oddsType)
  const lower = lowerTarget(target, oddsType)
  const move = (next: string | null): void => {
    if (next === null) return
    setTyped(null)
    onWrong(false)
    onChange(next)
  }
  const walk = (step: typeof higherTarget): void => {
    let at: string | null = target
    for (let count = 0; count < pageOfSteps && at !== null; count += 1) {
      move(at)
      at = step(at, oddsType)
    }
    move(at)
  }
  const type = (entered: string): void => {
    const read = readTarget(entered, oddsType)
    setTyped(entered)
    onWrong(read === null)
    if (read !== null) onChange(read)
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
      <Button
        css={styles.step}
        aria-label={t({ message: 'Lower target odds', context: 'verb' })}
        disabled={lower === null}
        onClick={() => move(lower)}
      >
        −
      </Button>
      <input
        css={styles.value}
        type="text"
        role="spinbutton"
        // A minus is on no phone's keys for decimals.
        inputMode={oddsType === 'malay' || oddsType === 'indo' ? 'text' : 'decimal'}
        autoComplete="off"
        aria-label={t({
          message: 'Target odds',
          context: 'prebooked bet: lowest odds at which it is placed',
        })}
        aria-valuenow={Number(target)}
        aria-valuetext={typed ?? label}
        aria-invalid={isWrong}
        aria-describedby={reasonId}
        value={typed ?? label}
        onChange={(event) => type(event.currentTarget.value)}
        onBlur={() => !isWrong && setTyped(null)}
        onFocus={(event) => event.currentTarget.select()}
        onKeyDown={pressKey}
      />
      <Button
        css={styles.step}
        aria-label={t`Raise target odds`}
        disabled={higher === null}
        onClick={() => move(higher)}
      >
        +
      </Button>
      {raises.map((percent) => {
        const raised = raisedTarget(price, percent)
        return (
          <Button
            key={percent}
            css={styles.raise}
            aria-pressed={raised === target}
            disabled={raised === null}
            onClick={() => move(raised)}
          >
            +{format.percent(percent / 100)}
          </Button>
        )
      })}
    </div>
  )
}
