import { css } from '@emotion/react'

import { gameById } from '#domain/game.ts'
import { GameIcon } from '#src/ui/gameIcon/GameIcon.tsx'
import { Name } from '#src/ui/Name.tsx'
import { phone, space, text } from '#src/ui/theme/scale.ts'
import { cssHeight } from '#src/ui/windowedList/height.ts'

import { headHeightOf } from './headHeight.ts'

const styles = {
  head: css({
    display: 'flex',
    alignItems: 'center',
    gap: space[2],
    height: cssHeight(headHeightOf('desktop')),
    [phone]: { height: cssHeight(headHeightOf('phone')) },
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
  game: css({
    flex: '0 10000 auto',
    minWidth: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    color: 'var(--text-3)',
    whiteSpace: 'nowrap',
  }),
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
      <GameIcon game={gameById(gameId, gameName)} />
      <h2 css={styles.name}>
        <Name>{name}</Name>
      </h2>
      <span css={styles.game}>
        <Name>{gameName}</Name>
      </span>
    </div>
  )
}
