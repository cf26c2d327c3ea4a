import { css } from '@emotion/react'
import { useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { useCallback, useEffect, useRef, useState } from 'react'

import { useSearchKey } from '#src/client/hooks/usePreference.ts'
import { IconButton } from '#src/ui/controls/IconButton.tsx'
import { SearchField } from '#src/ui/controls/SearchField.tsx'
import { useDevice, useMedia } from '#src/ui/theme/device.ts'
import { layer, space, width } from '#src/ui/theme/scale.ts'

import { type ListPlace, searchOf } from '../eventsSearch.ts'
import { ChosenCompetitions, CompetitionFilter } from './CompetitionFilter.tsx'
import { ListFilters } from './ListFilters.tsx'
import { OddsFilter } from './OddsFilter.tsx'
import { StartFilter } from './StartFilter.tsx'
import { useCompetitions } from './useCompetitions.ts'

const styles = {
  tools: css({
    display: 'flex',
    alignItems: 'center',
    flex: 'none',
    marginInlineStart: 'auto',
    '> [role=search]': { flex: '0 1 12rem', marginInlineEnd: space[1] },
  }),
  // Over all that it is next to.
  opened: css({
    position: 'absolute',
    inset: 0,
    zIndex: layer.stickyInPart,
    display: 'flex',
    alignItems: 'center',
    padding: `0 ${space[2]}px`,
    background: 'var(--surface-1)',
    '> [role=search]': { flex: '1 1 0', maxWidth: 'none' },
  }),
}

/** From this width on the field to search in is next to the tabs. */
// oxlint-disable-next-line lingui/no-unlocalized-strings -- a media query
const wideQuery = `(min-width: ${width(1360)})`

/** What narrows a list: search, competitions, odds and starts, as buttons where there is no room for the field, all but the search in one sheet on phones [BROWSE-02] [ROUTE-11]. */
export function ListTools({ place }: { place: ListPlace }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const shortcut = useSearchKey()
  const isWide = useMedia(wideQuery)
  const isPhone = useDevice() === 'phone'
  const [isChoosing, setChoosing] = useState(false)
  const [isSearching, setSearching] = useState(false)
  const wasClosed = useRef(false)
  const { find, competitions = [] } = place
  const { chosen, fitting, ...choices } = useCompetitions(place, isChoosing)
  // Each letter and tick is the same view seen another way, from its top: one step back leaves them all.
  const narrow = (change: Partial<ListPlace>): void =>
    void navigate({ to: '/events', search: searchOf({ ...place, ...change }), replace: true })
  // The address names what is shown: competitions of another game than the one chosen leave it.
  useEffect(() => {
    if (fitting !== null)
      void navigate({ to: '/events', search: searchOf({ ...place, competitions: fitting }), replace: true })
  }, [fitting, navigate, place])
  const takeFocusBack = useCallback((opener: HTMLButtonElement | null): void => {
    if (wasClosed.current) opener?.focus()
    wasClosed.current = false
  }, [])
  const onFind = (next: string | undefined): void => narrow({ find: next })
  const choose = (next: readonly string[]): void => narrow({ competitions: next })
  const filters = isPhone ? (
    <ListFilters
      place={place}
      competitions={choices}
      onChange={narrow}
      isOpen={isChoosing}
      onOpen={setChoosing}
    />
  ) : (
    <CompetitionFilter
      {...choices}
      chosen={competitions}
      onChange={choose}
      isOpen={isChoosing}
      onOpen={setChoosing}
    />
  )
  const odds = !isPhone && place.tab !== 'outright' && (
    <OddsFilter odds={place.odds} onChange={(next) => narrow({ odds: next })} />
  )
  const starts = !isPhone && place.tab === 'today' && (
    <StartFilter starts={place.starts} onChange={(next) => narrow({ starts: next })} />
  )
  const isOpen = isSearching || find !== undefined
  return (
    <>
      <div css={[styles.tools, !isWide && isOpen && styles.opened]}>
        {isWide && <SearchField find={find} onFind={onFind} shortcut={shortcut} />}
        {!isWide && isOpen && (
          <SearchField
            find={find}
            onFind={onFind}
            shortcut={shortcut}
            isOpened={isSearching}
            onClose={() => {
              wasClosed.current = true
              setSearching(false)
            }}
          />
        )}
        {!isWide && !isOpen && (
          <IconButton
            ref={takeFocusBack}
            icon="search"
            aria-keyshortcuts={shortcut}
            label={t`Find teams and competitions`}
            onClick={() => setSearching(true)}
          />
        )}
        {filters}
        {odds}
        {starts}
      </div>
      {chosen.length > 0 && <ChosenCompetitions chosen={chosen} onChange={choose} />}
    </>
  )
}
