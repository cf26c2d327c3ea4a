import { css } from '@emotion/react'
import { Trans, useLingui } from '@lingui/react/macro'

import type { Event } from '#domain/market/event.ts'
import { gameById } from '#domain/market/game.ts'
import { useFormat } from '#src/client/hooks/useFormat.ts'
import { outrightWinners } from '#src/features/results/endings.ts'
import { ResultBoard } from '#src/features/results/ResultBoard.tsx'
import { ScreenHeading } from '#src/shell/ScreenHeading.tsx'
import { GameIcon } from '#src/ui/icon/gameIcon/GameIcon.tsx'
import { Dot } from '#src/ui/text/Dot.tsx'
import { Name } from '#src/ui/text/Name.tsx'
import { phone, radius, space, text } from '#src/ui/theme/scale.ts'
import { eventName, isolated } from '#src/words/match/events.ts'

const cut = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const

const styles = {
  header: css({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space[3],
    padding: `${space[3]}px ${space[4]}px ${space[4]}px`,
    background: 'var(--surface-2)',
    border: '1px solid var(--border)',
    borderRadius: radius.m,
    [phone]: { padding: space[3], borderWidth: '1px 0', borderRadius: 0 },
  }),
  about: css({
    display: 'flex',
    alignItems: 'center',
    gap: space[2],
    minWidth: 0,
    fontSize: text.s,
    color: 'var(--text-2)',
    '> b': { flex: '1 1 0', minWidth: 0, fontWeight: 500, ...cut },
    '> time': { whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' },
  }),
  winners: css({ margin: 0, fontSize: text.m, '> b': { color: 'var(--text-1)' } }),
}

/** What was played and when, how it ended, and how each map did [BROWSE-13]. */
export function ResultHeader({ event }: { event: Event }) {
  const { i18n } = useLingui()
  const format = useFormat()
  const { gameId, gameName, competitionName, home, away, startUtc } = event
  return (
    <header css={styles.header}>
      <div css={styles.about}>
        <GameIcon game={gameById(gameId, gameName)} />
        <b>
          <Name>{gameName}</Name>
          <Dot />
          <Name>{competitionName}</Name>
        </b>
        <time dateTime={new Date(startUtc).toISOString()}>{format.kickOff(startUtc)}</time>
      </div>
      <ScreenHeading
        isHidden={away !== ''}
        title={eventName(i18n, { home: isolated(home), away: isolated(away) })}
      >
        {eventName(i18n, event)}
      </ScreenHeading>
      {away === '' ? <Winners event={event} /> : <ResultBoard event={event} />}
    </header>
  )
}

function Winners({ event }: { event: Event }) {
  const winners = outrightWinners(event)
    .map(({ name }) => name)
    .join(', ')
  return (
    <p css={styles.winners}>
      {winners === '' ? (
        <Trans>Winner not recorded.</Trans>
      ) : (
        <Trans>
          Winner:{' '}
          <b>
            <Name>{winners}</Name>
          </b>
        </Trans>
      )}
    </p>
  )
}
