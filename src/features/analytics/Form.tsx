import { css } from '@emotion/react'
import { useLingui } from '@lingui/react/macro'

import { VisuallyHidden } from '#src/ui/text/VisuallyHidden.tsx'
import { radius, space, text } from '#src/ui/theme/scale.ts'
import type { PastMatch } from '#src/wire/match/analytics.ts'

const styles = {
  form: css({
    display: 'flex',
    gap: space[1],
    flexWrap: 'wrap',
    margin: 0,
    padding: 0,
    listStyle: 'none',
  }),
  small: css({ gap: 2, flexWrap: 'nowrap' }),
  mark: css({
    gridRow: '1 / span 2',
    display: 'grid',
    placeItems: 'center',
    width: 24,
    height: 24,
    borderRadius: radius.s,
    fontSize: text.s,
    fontWeight: 500,
    '&[data-small]': { width: 18, height: 18, fontSize: text.xs },
    '&[data-ended=won]': { background: 'var(--win-surface)', color: 'var(--win)' },
    '&[data-ended=lost]': { background: 'var(--lose-surface)', color: 'var(--lose)' },
    '&[data-ended=drawn]': { background: 'var(--surface-3)', color: 'var(--draw)' },
  }),
}

/** How many of the last results stand together as a team's form. */
const ofForm = 5

interface FormProps {
  team: string
  /** Newest first. */
  matches: readonly PastMatch[]
  label: string
  /** As high as a line of the smallest text. */
  isSmall?: boolean
}

/** A team's last results, a letter each. */
export function Form({ team, matches, label, isSmall = false }: FormProps) {
  return (
    <ul css={[styles.form, isSmall && styles.small]} aria-label={label}>
      {matches.slice(0, ofForm).map((match) => (
        <li key={match.startUtc}>
          <EndedMark ended={endedFor(team, match)} isSmall={isSmall} />
        </li>
      ))}
    </ul>
  )
}

/** How a match ended for a team. */
export function endedFor(team: string, { home, winner }: PastMatch): 'won' | 'lost' | 'drawn' {
  if (winner === null) return 'drawn'
  return (home === team ? 'home' : 'away') === winner ? 'won' : 'lost'
}

interface EndedMarkProps {
  ended: ReturnType<typeof endedFor>
  isSmall?: boolean
}

/** How a match ended for a team, as a letter on a ground, and as a word for anyone who cannot see it. */
export function EndedMark({ ended, isSmall = false }: EndedMarkProps) {
  const { t } = useLingui()
  const [letter, word] = {
    won: [t({ message: 'W', context: 'won match' }), t({ message: 'Won', context: "a team's match" })],
    lost: [t({ message: 'L', context: 'lost match' }), t({ message: 'Lost', context: "a team's match" })],
    drawn: [t({ message: 'D', context: 'drawn match' }), t({ message: 'Drawn', context: "a team's match" })],
  }[ended]
  return (
    <span css={styles.mark} data-ended={ended} data-small={isSmall ? '' : undefined}>
      <span aria-hidden="true">{letter}</span>
      <VisuallyHidden>{word}</VisuallyHidden>
    </span>
  )
}
