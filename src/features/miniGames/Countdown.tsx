import { css } from '@emotion/react'
import { useLingui } from '@lingui/react/macro'

import { roundSeconds } from '#domain/bets/miniGame.ts'
import { forcedColours, text } from '#src/ui/theme/scale.ts'

import { useSecondsLeft } from './useSecondsLeft.ts'

const styles = {
  ring: css({
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    borderRadius: '50%',
    fontWeight: 600,
    fontVariantNumeric: 'tabular-nums',
    lineHeight: 1,
    [forcedColours]: { border: '2px solid CanvasText' },
  }),
  /** On a cover, whose ground is dark in every theme. */
  small: css({
    width: 36,
    height: 36,
    fontSize: text.s,
    color: '#fff',
    background:
      'radial-gradient(closest-side, #0e1217 80%, transparent 81%), conic-gradient(#fff calc(var(--left) * 1turn), #56616d 0)',
    boxShadow: '0 0 0 2px #0e1217',
  }),
  large: css({
    width: 44,
    height: 44,
    fontSize: text.m,
    color: 'var(--text-1)',
    background:
      'radial-gradient(closest-side, var(--surface-2) 80%, transparent 81%), conic-gradient(var(--accent) calc(var(--left) * 1turn), var(--surface-4) 0)',
  }),
}

interface CountdownProps {
  size: 'small' | 'large'
  /** What the game next to it counts: its clock closes its bets, so that no other may stand there. */
  ofGame?: number | null
}

/** How long a round still goes on: a ring that loses a sixtieth each second, with the figure in it [MEMBER-10]. */
export function Countdown({ size, ofGame = null }: CountdownProps) {
  const { t } = useLingui()
  const byServer = useSecondsLeft()
  const seconds = ofGame ?? byServer
  return (
    <span
      role="timer"
      aria-label={t({ message: `Seconds left: ${seconds}`, context: 'countdown of a round' })}
      css={[styles.ring, styles[size]]}
      style={{ '--left': seconds / roundSeconds } as React.CSSProperties}
    >
      {seconds}
    </span>
  )
}
