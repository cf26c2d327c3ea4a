import { css } from '@emotion/react'

import { GameIcon } from '#src/ui/gameIcon/GameIcon.tsx'
import { space, text } from '#src/ui/theme/scale.ts'

/** In px; the list counts on it. */
export const competitionHeadHeight = 36

const styles = {
  head: css({
    display: 'flex',
    alignItems: 'center',
    gap: space[2],
    height: competitionHeadHeight,
    padding: `0 ${space[3]}px`,
    background: 'var(--surface-3)',
    fontSize: text.s,
  }),
  name: css({
    minWidth: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    fontWeight: 600,
  }),
  game: css({ color: 'var(--text-3)', whiteSpace: 'nowrap' }),
}

interface CompetitionHeadProps {
  gameId: string
  gameName: string
  name: string
}

/** Heads the events of one competition. */
export function CompetitionHead({ gameId, gameName, name }: CompetitionHeadProps) {
  return (
    <div css={styles.head}>
      <GameIcon gameId={gameId} gameName={gameName} />
      <h2 css={styles.name}>{name}</h2>
      <span css={styles.game}>{gameName}</span>
    </div>
  )
}
