import { css } from '@emotion/react'
import { Plural, Trans } from '@lingui/react/macro'
import { type MouseEvent, memo, type ReactNode } from 'react'

import { gameById } from '#domain/market/game.ts'
import { ColumnHeads } from '#src/features/eventRow/ColumnHeads.tsx'
import { type Columns, waysOf } from '#src/features/eventRow/listColumns.ts'
import { gridStyle } from '#src/features/eventRow/rowGrid.ts'
import { frame } from '#src/features/eventRow/rowStyle.ts'
import { GameIcon } from '#src/ui/icon/gameIcon/GameIcon.tsx'
import { Icon } from '#src/ui/icon/Icon.tsx'
import { cssHeight } from '#src/ui/list/windowedList/height.ts'
import { Name } from '#src/ui/text/Name.tsx'
import { VisuallyHidden } from '#src/ui/text/VisuallyHidden.tsx'
import { phone, radius, space, text } from '#src/ui/theme/scale.ts'

import { headGap, headHeightOf, phoneHeadGap } from './headHeight.ts'
import type { CompetitionItem } from './listItems.ts'

const styles = {
  // The gap over it covers what passes below a head that stays.
  head: css(frame, {
    height: cssHeight(headHeightOf('desktop')),
    paddingTop: headGap,
    background: 'var(--surface-1)',
    [phone]: { height: cssHeight(headHeightOf('phone')), paddingTop: phoneHeadGap },
  }),
  card: css({
    height: '100%',
    background: 'var(--surface-2)',
    borderRadius: `${radius.m}px ${radius.m}px 0 0`,
    boxShadow: 'inset 0 1px 0 color-mix(in srgb, var(--text-1) 5%, transparent)',
    borderBottom: '1px solid var(--border)',
    [phone]: { borderRadius: 0 },
    '> div': { alignItems: 'center' },
    '& h2': { gridArea: '1 / 1 / 1 / -1', height: '100%' },
    '& [data-place]': { gridRow: 1 },
    '& [data-place="1"]': { gridColumn: 2 },
    '& [data-place="2"]': { gridColumn: 3 },
    '& [data-place="3"]': { gridColumn: 4 },
  }),
  fold: css({
    display: 'flex',
    alignItems: 'center',
    gap: space[2],
    width: '100%',
    height: '100%',
    color: 'var(--text-1)',
    fontSize: text.s,
    textAlign: 'start',
    '&:focus-visible': { outlineOffset: -2 },
  }),
  name: css({
    minWidth: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    fontWeight: 500,
  }),
  // One line: the game, which its icon says as well, is seen where there is room for all of it, and never cut.
  words: css({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: space[2],
    minWidth: 0,
    height: '1lh',
    overflow: 'hidden',
  }),
  game: css({
    fontSize: text.xs,
    fontWeight: 400,
    color: 'var(--text-3)',
    whiteSpace: 'nowrap',
  }),
  // As wide as what the names have beside the prices.
  names: css({
    display: 'flex',
    alignItems: 'center',
    gap: space[2],
    minWidth: 0,
    flex: '0 1 auto',
    maxWidth: 'calc(100% - var(--columns, 3) * (var(--cell) + 8px) - 3.25rem)',
    [phone]: { maxWidth: 'calc(100% - var(--cell) - 8px)' },
  }),
  count: css({
    display: 'flex',
    alignItems: 'center',
    gap: space[1],
    marginInlineStart: 'auto',
    fontSize: text.xs,
    color: 'var(--text-3)',
    [phone]: { display: 'none' },
  }),
}

interface CompetitionHeadProps {
  competition: CompetitionItem
  /** How many events it has, folded away or not. */
  count: number
  /** Of its rows. */
  columns: Columns
  /** The cells of its rows stand side by side. */
  isCompact: boolean
  /** Folds them away, or shows them. */
  onFold: (competitionId: string) => void
}

/** Heads the events of one competition, and folds them away. */
export const CompetitionHead = memo(function CompetitionHead({
  competition: { gameId, gameName, competitionId, name, isFolded },
  count,
  columns,
  isCompact,
  onFold,
}: CompetitionHeadProps) {
  const fold = ({ currentTarget }: MouseEvent<HTMLElement>): void => {
    stayInPlace(currentTarget)
    onFold(competitionId)
  }
  return (
    <Head columns={columns} isCompact={isCompact}>
      <h2>
        <button type="button" aria-expanded={!isFolded} css={styles.fold} onClick={fold}>
          <span css={styles.names}>
            <GameIcon game={gameById(gameId, gameName)} size={20} />
            <span css={styles.words}>
              <Name css={styles.name}>{name}</Name>
              <Name css={styles.game}>{gameName}</Name>
            </span>
          </span>
          <span css={styles.count}>
            <span aria-hidden="true">{count}</span>
            <VisuallyHidden>
              <Plural value={count} one="# match" other="# matches" />
            </VisuallyHidden>
            <Icon name={isFolded ? 'chevronDown' : 'chevronUp'} />
          </span>
        </button>
      </h2>
    </Head>
  )
})

interface HeadProps {
  columns: Columns
  isCompact: boolean
  children: ReactNode
}

/** What heads rows, on their own grid: its heading, and the names of their columns. */
function Head({ columns, isCompact, children }: HeadProps) {
  return (
    <div css={styles.head}>
      <div css={styles.card}>
        <div css={gridStyle} data-ways={isCompact ? waysOf(columns) : undefined}>
          {children}
          <ColumnHeads {...columns} isCompact={isCompact} />
        </div>
      </div>
    </div>
  )
}

/** A head that stays above its rows stands where it is when they are folded away: the page is brought to its own place first. */
function stayInPlace(head: HTMLElement): void {
  const section = head.closest('[data-section]')
  if (section === null) return
  const above = head.getBoundingClientRect().top - section.getBoundingClientRect().top
  if (above > 0) window.scrollBy({ top: -above, behavior: 'instant' })
}

interface TimeHeadProps extends Omit<HeadProps, 'children'> {
  name: string
  isNow: boolean
}

/** Heads the events that start at one time. */
export function TimeHead({ name, isNow, columns, isCompact }: TimeHeadProps) {
  return (
    <Head columns={columns} isCompact={isCompact}>
      <h2 css={styles.fold}>
        <span css={styles.names}>
          <Icon name={isNow ? 'live' : 'clock'} />
          <span css={styles.name}>
            {isNow ? <Trans context="heading: matches in progress">In play now</Trans> : name}
          </span>
        </span>
      </h2>
    </Head>
  )
}
