import { css } from '@emotion/react'
import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'

import { gameById } from '#domain/market/game.ts'
import { IconButton } from '#src/ui/controls/IconButton.tsx'
import { ScrollStrip } from '#src/ui/controls/ScrollStrip.tsx'
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx'
import { GameIcon } from '#src/ui/icon/gameIcon/GameIcon.tsx'
import { Name } from '#src/ui/text/Name.tsx'
import { visuallyHidden } from '#src/ui/text/VisuallyHidden.tsx'
import { forcedColours, space, text } from '#src/ui/theme/scale.ts'

import { searchOf } from '../eventsSearch.ts'
import { useGamesOnOffer } from '../gamesOnOffer.ts'
import { useListPlace } from '../listPlace.ts'
import { moveAmongLinks } from './moveAmongLinks.ts'

const styles = {
  list: css({
    display: 'flex',
    gap: 2,
    height: '100%',
    alignItems: 'center',
    '> div': { flex: 'none' },
  }),
  chip: css({
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[1],
    minWidth: 40,
    minHeight: 36,
    padding: `0 ${space[2]}px`,
    borderRadius: 18,
    color: 'var(--text-3)',
    fontSize: text.s,
    whiteSpace: 'nowrap',
    '&:focus-visible': { outlineOffset: -2 },
    '&[aria-current]': {
      background: 'var(--surface-3)',
      color: 'var(--text-1)',
      fontWeight: 600,
      // oxlint-disable-next-line lingui/no-unlocalized-strings -- of a style
      [forcedColours]: { outline: '2px solid Highlight', outlineOffset: -2 },
    },
  }),
  nav: css({ flex: '1 1 0', minWidth: 0, height: '100%' }),
  name: css({ maxWidth: '14rem', overflow: 'hidden', textOverflow: 'ellipsis' }),
  trouble: css({ '& button': { color: 'var(--warning)' } }),
  count: css({ color: 'var(--text-3)', fontSize: text.xs, fontWeight: 400 }),
}

/** The games as chips in a row that scrolls, on phones: one stop, within which arrows move [BROWSE-02] [A11Y-01]. */
export function GameChips() {
  const { t } = useLingui()
  const place = useListPlace()
  const { tab, gameId: chosen } = place
  const { games, total, isPending, retry } = useGamesOnOffer(tab, chosen)
  return (
    <nav css={styles.nav} aria-label={t({ message: 'Games', context: 'game titles' })}>
      <ScrollStrip
        chosen={chosen}
        role="toolbar"
        tabIndex={-1}
        aria-label={t({ message: 'Games', context: 'game titles' })}
        css={styles.list}
        onKeyDown={moveAmongLinks}
      >
        <div>
          <Link
            to="/events"
            search={searchOf({ ...place, gameId: null })}
            css={styles.chip}
            activeOptions={{ exact: true }}
            tabIndex={chosen === null || games === null ? 0 : -1}
            aria-current={chosen === null ? 'true' : undefined}
          >
            {t({ message: 'All games', context: 'every game title' })}{' '}
            {total !== null && <span css={styles.count}>{total}</span>}
          </Link>
        </div>
        {retry !== null && (
          <div css={styles.trouble}>
            <span role="status">
              <IconButton
                icon="refresh"
                label={t({ message: 'Reload games', context: 'button: load the list of games again' })}
                onClick={retry}
              />
            </span>
          </div>
        )}
        {games?.map(({ gameId, name, count }) => (
          <div key={gameId}>
            <Link
              to="/events"
              search={searchOf({ ...place, gameId })}
              css={styles.chip}
              activeOptions={{ exact: true }}
              tabIndex={gameId === chosen ? 0 : -1}
              aria-current={gameId === chosen ? 'true' : undefined}
            >
              <GameIcon game={gameById(gameId, name)} size={20} />
              {/* Only the chosen one has the room for its name. */}
              <Name css={[styles.name, gameId !== chosen && visuallyHidden]}>{name}</Name>{' '}
              <span css={styles.count}>{count}</span>
            </Link>
          </div>
        ))}
        {games === null &&
          isPending &&
          Array.from({ length: 5 }, (_, at) => (
            <div key={at}>
              <Skeleton width={48} height={32} />
            </div>
          ))}
      </ScrollStrip>
    </nav>
  )
}
