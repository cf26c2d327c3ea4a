import { css } from '@emotion/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'

import { gameById } from '#domain/market/game.ts'
import { searchOf } from '#src/features/eventLists/eventsSearch.ts'
import { useGamesOnOffer } from '#src/features/eventLists/gamesOnOffer.ts'
import { useListPlace } from '#src/features/eventLists/listPlace.ts'
import { IconButton } from '#src/ui/controls/IconButton.tsx'
import { RetryNotice } from '#src/ui/feedback/RetryNotice.tsx'
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx'
import { GameIcon } from '#src/ui/icon/gameIcon/GameIcon.tsx'
import { Icon } from '#src/ui/icon/Icon.tsx'
import { Name } from '#src/ui/text/Name.tsx'
import { VisuallyHidden } from '#src/ui/text/VisuallyHidden.tsx'
import { forcedColours, radius, space, text, touch } from '#src/ui/theme/scale.ts'

const styles = {
  head: css({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    height: 36,
    padding: `0 ${space[2]}px 0 ${space[4]}px`,
    fontSize: text.xs,
    color: 'var(--text-3)',
  }),
  headOfStrip: css({ justifyContent: 'center', padding: 0 }),
  list: css({ display: 'grid', gap: 2, padding: `0 6px ${space[4]}px` }),
  trouble: css({ padding: `0 ${space[2]}px ${space[4]}px` }),
  troubleOfStrip: css({
    display: 'grid',
    justifyItems: 'center',
    padding: 0,
    '> button': { color: 'var(--warning)' },
  }),
  link: css({
    display: 'flex',
    alignItems: 'center',
    gap: space[2],
    minHeight: 36,
    padding: `2px 6px 2px ${space[2]}px`,
    borderRadius: radius.s,
    color: 'var(--text-2)',
    fontSize: text.s,
    '&:hover': { background: 'var(--surface-2)', color: 'var(--text-1)' },
    '&:focus-visible': { outlineOffset: -2 },
    '& > [data-game-icon]': { color: 'var(--text-3)' },
    '&[aria-current]': {
      background: 'var(--accent-surface)',
      color: 'var(--text-1)',
      fontWeight: 600,
      '& > [data-game-icon]': { color: 'var(--accent)' },
      // oxlint-disable-next-line lingui/no-unlocalized-strings -- of a style
      [forcedColours]: { outline: '2px solid Highlight', outlineOffset: -2 },
    },
    [touch]: { minHeight: 44 },
  }),
  linkOfStrip: css({ justifyContent: 'center', padding: 0, minHeight: 44 }),
  // A long one takes a second line: none is cut.
  name: css({ flex: 1, minWidth: 0, lineHeight: '1rem', overflowWrap: 'anywhere' }),
  count: css({
    fontVariantNumeric: 'tabular-nums',
    fontSize: text.xs,
    fontWeight: 400,
    color: 'var(--text-3)',
  }),
  all: css({ display: 'inline-grid', placeItems: 'center', width: 24, flex: 'none' }),
}

interface GamesColumnProps {
  /** Icons alone. */
  isStrip: boolean
  /** Where the column can be collapsed and opened. */
  onCollapse?: () => void
}

/** The games that narrow the list [BROWSE-02]. */
export function GamesColumn({ isStrip, onCollapse }: GamesColumnProps) {
  const { t } = useLingui()
  const { tab, gameId: chosen } = useListPlace()
  const { games, isPending, total, retry } = useGamesOnOffer(tab, chosen)
  return (
    <nav aria-label={t({ message: 'Games', context: 'game titles' })}>
      {(!isStrip || onCollapse) && (
        <div css={[styles.head, isStrip && styles.headOfStrip]}>
          {!isStrip && <Trans context="game titles">Games</Trans>}
          {onCollapse && (
            <IconButton
              icon={isStrip ? 'chevronRight' : 'back'}
              label={isStrip ? t`Expand game list` : t`Collapse game list`}
              aria-expanded={!isStrip}
              onClick={onCollapse}
            />
          )}
        </div>
      )}
      <ul css={styles.list}>
        <GameLink
          isStrip={isStrip}
          gameId={null}
          isChosen={chosen === null}
          name={t({ message: 'All games', context: 'every game title' })}
          count={total}
          mark={
            <span css={styles.all} data-game-icon="">
              <Icon name="games" size={24} />
            </span>
          }
        />
        {games?.map(({ gameId, name, count }) => (
          <GameLink
            key={gameId}
            isStrip={isStrip}
            gameId={gameId}
            isChosen={gameId === chosen}
            name={name}
            count={count}
            mark={<GameIcon game={gameById(gameId, name)} size={24} />}
          />
        ))}
        {games === null && isPending && <GamesSkeleton />}
      </ul>
      {retry !== null && (
        <div css={[styles.trouble, isStrip && styles.troubleOfStrip]} role={isStrip ? 'status' : undefined}>
          {isStrip ? (
            <IconButton
              icon="refresh"
              label={t({ message: 'Reload games', context: 'button: load the list of games again' })}
              onClick={retry}
            />
          ) : (
            <RetryNotice onRetry={retry}>
              {games === null ? (
                <Trans>Couldn't load the games.</Trans>
              ) : (
                <Trans>The counts may not be up to date.</Trans>
              )}
            </RetryNotice>
          )}
        </div>
      )}
    </nav>
  )
}

interface GameLinkProps {
  isStrip: boolean
  gameId: string | null
  isChosen: boolean
  name: string
  count: number | null
  mark: ReactNode
}

function GameLink({ isStrip, gameId, isChosen, name, count, mark }: GameLinkProps) {
  const place = useListPlace()
  return (
    <li>
      <Link
        to="/events"
        search={searchOf({ ...place, gameId })}
        css={[styles.link, isStrip && styles.linkOfStrip]}
        activeOptions={{ exact: true }}
        aria-current={isChosen ? 'true' : undefined}
        title={isStrip ? name : undefined}
      >
        {mark}
        {isStrip ? <VisuallyHidden>{name}</VisuallyHidden> : <Name css={styles.name}>{name}</Name>}
        {!isStrip && count !== null && <span css={styles.count}>{count}</span>}
      </Link>
    </li>
  )
}

function GamesSkeleton() {
  return Array.from({ length: 8 }, (_, at) => (
    <li key={at}>
      <Skeleton height={36} />
    </li>
  ))
}
