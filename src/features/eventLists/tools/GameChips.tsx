import { css } from '@emotion/react'
import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'

import { IconButton } from '#src/ui/IconButton.tsx'
import { Name } from '#src/ui/Name.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { space, text } from '#src/ui/theme/scale.ts'

import { searchOf } from './eventsSearch.ts'
import { useGamesOnOffer } from './gamesOnOffer.ts'
import { useListPlace } from './listPlace.ts'
import { moveAmongLinks } from './moveAmongLinks.ts'

const styles = {
  list: css({
    display: 'flex',
    gap: space[2],
    height: 44,
    alignItems: 'center',
    padding: `0 ${space[3]}px`,
    overflowX: 'auto',
    scrollbarWidth: 'none',
    borderBottom: '1px solid var(--border)',
    '> div': { flex: 'none' },
  }),
  chip: css({
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[1],
    minHeight: 32,
    padding: `0 ${space[3]}px`,
    borderRadius: 16,
    border: '1px solid var(--border)',
    background: 'var(--surface-2)',
    color: 'var(--text-2)',
    fontSize: text.s,
    whiteSpace: 'nowrap',
    '&:focus-visible': { outlineOffset: -2 },
    '&[aria-current]': {
      background: 'var(--accent-surface)',
      borderColor: 'var(--accent)',
      color: 'var(--text-1)',
      fontWeight: 600,
    },
  }),
  name: css({ maxWidth: '14rem', overflow: 'hidden', textOverflow: 'ellipsis' }),
  trouble: css({ '& button': { color: 'var(--warning)' } }),
  count: css({ color: 'var(--text-3)', fontWeight: 400 }),
}

/** The games as chips in a row that scrolls, on phones: one stop, within which arrows move [BROWSE-02] [A11Y-01]. */
export function GameChips() {
  const { t } = useLingui()
  const place = useListPlace()
  const { tab, gameId: chosen } = place
  const { games, total, isPending, retry } = useGamesOnOffer(tab, chosen)
  return (
    <nav aria-label={t`Games`}>
      <div role="toolbar" tabIndex={-1} aria-label={t`Games`} css={styles.list} onKeyDown={moveAmongLinks}>
        <div>
          <Link
            to="/events"
            search={searchOf({ ...place, gameId: null })}
            css={styles.chip}
            activeOptions={{ exact: true }}
            tabIndex={chosen === null || games === null ? 0 : -1}
            aria-current={chosen === null ? 'true' : undefined}
          >
            {t`All games`} {total !== null && <span css={styles.count}>{total}</span>}
          </Link>
        </div>
        {retry !== null && (
          <div css={styles.trouble}>
            <span role="status">
              <IconButton icon="refresh" label={t`Load the games again`} onClick={retry} />
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
              <Name css={styles.name}>{name}</Name> <span css={styles.count}>{count}</span>
            </Link>
          </div>
        ))}
        {games === null &&
          isPending &&
          Array.from({ length: 5 }, (_, at) => (
            <div key={at}>
              <Skeleton width={96} height={32} />
            </div>
          ))}
      </div>
    </nav>
  )
}
