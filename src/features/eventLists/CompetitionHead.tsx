import { css } from '@emotion/react'
import { Plural, Trans } from '@lingui/react/macro'
import { type MouseEvent, memo } from 'react'

import { gameById } from '#domain/game.ts'
import { GameIcon } from '#src/ui/gameIcon/GameIcon.tsx'
import { Icon } from '#src/ui/icon/Icon.tsx'
import { Name } from '#src/ui/Name.tsx'
import { phone, space, text } from '#src/ui/theme/scale.ts'
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx'
import { cssHeight } from '#src/ui/windowedList/height.ts'

import { headHeightOf } from './headHeight.ts'
import type { CompetitionItem } from './listItems.ts'

const styles = {
  head: css({
    display: 'flex',
    alignItems: 'center',
    gap: space[2],
    width: '100%',
    height: cssHeight(headHeightOf('desktop')),
    [phone]: { height: cssHeight(headHeightOf('phone')) },
    padding: `0 ${space[3]}px`,
    background: 'var(--surface-3)',
    fontSize: text.s,
    color: 'var(--text-1)',
    textAlign: 'left',
  }),
  fold: css({ '&:hover': { background: 'var(--surface-4)' }, '&:focus-visible': { outlineOffset: -2 } }),
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
    fontWeight: 400,
    color: 'var(--text-3)',
    whiteSpace: 'nowrap',
  }),
  count: css({ marginLeft: 'auto', color: 'var(--text-2)', fontVariantNumeric: 'tabular-nums' }),
}

interface CompetitionHeadProps {
  competition: CompetitionItem
  /** How many events it has, folded away or not. */
  count: number
  /** Folds them away, or shows them. */
  onFold: (competitionId: string) => void
}

/** Heads the events of one competition, and folds them away. */
export const CompetitionHead = memo(function CompetitionHead({
  competition: { gameId, gameName, competitionId, name, isFolded },
  count,
  onFold,
}: CompetitionHeadProps) {
  const fold = ({ currentTarget }: MouseEvent<HTMLElement>): void => {
    stayInPlace(currentTarget)
    onFold(competitionId)
  }
  return (
    <h2>
      <button type="button" aria-expanded={!isFolded} css={[styles.head, styles.fold]} onClick={fold}>
        <GameIcon game={gameById(gameId, gameName)} />
        <Name css={styles.name}>{name}</Name>
        <Name css={styles.game}>{gameName}</Name>
        <span css={styles.count}>
          <span aria-hidden="true">{count}</span>
          <VisuallyHidden>
            <Plural value={count} one="# match" other="# matches" />
          </VisuallyHidden>
        </span>
        <Icon name={isFolded ? 'chevronDown' : 'chevronUp'} />
      </button>
    </h2>
  )
})

/** A head that stays above its rows stands where it is when they are folded away: the page is brought to its own place first. */
function stayInPlace(head: HTMLElement): void {
  const section = head.closest('[data-section]')
  if (section === null) return
  const above = head.getBoundingClientRect().top - section.getBoundingClientRect().top
  if (above > 0) window.scrollBy({ top: -above, behavior: 'instant' })
}

/** Heads the events that start at one time. */
export function TimeHead({ name, isNow }: { name: string; isNow: boolean }) {
  return (
    <h2 css={styles.head}>
      <Icon name={isNow ? 'live' : 'clock'} />
      <span css={styles.name}>{isNow ? <Trans>In play now</Trans> : name}</span>
    </h2>
  )
}
