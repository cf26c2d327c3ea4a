import { css } from '@emotion/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'

import { errors } from '#domain/session/errorCatalogue.ts'
import { tiecoQuery } from '#src/api/lists/games.ts'
import { useClient, useSession } from '#src/client/context.tsx'
import { openMarketsOf } from '#src/client/session/landing.ts'
import { Button, buttonLook } from '#src/ui/controls/Button.tsx'
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx'
import { space } from '#src/ui/theme/scale.ts'
import { errorText } from '#src/words/errors.ts'
import { eventsTabName } from '#src/words/market/tabs.ts'
import { isolated } from '#src/words/match/events.ts'

import { type ListPlace, searchOf, type StartTime } from '../eventsSearch.ts'

const ways = css({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: space[2] })

interface ListEmptyProps {
  place: ListPlace
  /** Where there is another page, which may hold what this one does not. */
  onMore: (() => void) | null
}

/** Nothing in this list, and where there may be something [BROWSE-14]: what narrows it can be taken away here. */
export function ListEmpty({ place, onMore }: ListEmptyProps) {
  const { t, i18n } = useLingui()
  const { find, competitions = [], odds, starts, gameId } = place
  // What is looked for may be on a page that is not read yet.
  useEffect(() => onMore?.(), [onMore])
  const isOfSome = competitions.length > 0
  if (find !== undefined) {
    const searched = isolated(find)
    return (
      <EmptyState icon="search" title={t`No events found for “${searched}”`} action={<Ways place={place} />}>
        <Trans>
          We searched team and competition names. Check the spelling, try part of a name, or search elsewhere.
        </Trans>
      </EmptyState>
    )
  }
  return (
    <EmptyState
      icon="calendar"
      title={errorText(i18n, { code: errors.noResult.code })}
      action={<Ways place={place} />}
    >
      {starts !== undefined ? (
        <NoneStarts starts={starts} isOfOdds={odds !== undefined} />
      ) : odds !== undefined ? (
        <Trans>No match here has a selection at the odds you chose.</Trans>
      ) : isOfSome ? (
        <Trans>No events in your selected competitions right now.</Trans>
      ) : gameId !== null ? (
        <Trans>No events for this game right now. Try another game or tab.</Trans>
      ) : (
        <Trans>No events right now. New ones appear here. You can also try another tab.</Trans>
      )}
    </EmptyState>
  )
}

/** That nothing starts so soon, whatever else the list is narrowed by. */
function NoneStarts({ starts, isOfOdds }: { starts: StartTime; isOfOdds: boolean }) {
  if (isOfOdds) return <Trans>No match here has both the start and the odds you chose.</Trans>
  if (starts === '1h') return <Trans>No match here starts within 1 hour.</Trans>
  if (starts === '3h') return <Trans>No match here starts within 3 hours.</Trans>
  return <Trans>No match here starts before midnight.</Trans>
}

/** The other tabs that have what is looked for, and the list without what narrows it. */
function Ways({ place }: { place: ListPlace }) {
  const { i18n } = useLingui()
  const navigate = useNavigate()
  const { tab, gameId, find, competitions = [], odds, starts } = place
  const isNarrowed = find !== undefined || competitions.length > 0
  const { data } = useQuery({ ...tiecoQuery(useClient(), place), enabled: isNarrowed })
  const counts = gameId === null ? data?.total : data?.games[gameId]
  const { settings } = useSession()
  const first = openMarketsOf(settings)
  const others = settings.opening.tabs.filter(
    (name) => isNarrowed && name !== tab && (counts?.[name] ?? 0) > 0,
  )
  const go = (to: ListPlace): void => {
    focusMain()
    void navigate({ to: '/events', search: searchOf(to) })
  }
  const isWhole = !isNarrowed && gameId === null && odds === undefined && starts === undefined
  return (
    <div css={ways}>
      {others.map((name) => (
        <Link
          key={name}
          to="/events"
          search={searchOf({ ...place, tab: name, date: null })}
          css={buttonLook({})}
          onClick={focusMain}
        >
          {eventsTabName(i18n, name)} {counts?.[name]}
        </Link>
      ))}
      {find !== undefined && (
        <Button onClick={() => go({ ...place, find: undefined })}>
          <Trans>Clear the search</Trans>
        </Button>
      )}
      {competitions.length > 0 && (
        <Button onClick={() => go({ ...place, competitions: [] })}>
          <Trans>Show all competitions</Trans>
        </Button>
      )}
      {odds !== undefined && (
        <Button onClick={() => go({ ...place, odds: undefined })}>
          <Trans>Show all odds</Trans>
        </Button>
      )}
      {starts !== undefined && (
        <Button onClick={() => go({ ...place, starts: undefined })}>
          <Trans>Show all start times</Trans>
        </Button>
      )}
      {gameId !== null && (
        <Button onClick={() => go({ ...place, gameId: null })}>
          <Trans>Show all games</Trans>
        </Button>
      )}
      {isWhole && first === 'today' && tab !== first && (
        <Button onClick={() => go({ ...place, tab: first, date: null })}>
          <Trans>Show today's events</Trans>
        </Button>
      )}
    </div>
  )
}

/** What is pressed goes with what it leads away from: the focus stays in the list's place. */
function focusMain(): void {
  document.querySelector<HTMLElement>('#main')?.focus({ preventScroll: true })
}
