import { css } from '@emotion/react'
import { useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { useCallback, useEffect, useRef, useState } from 'react'

import { useDevice } from '#src/ui/device.ts'
import { IconButton } from '#src/ui/IconButton.tsx'
import { space } from '#src/ui/theme/scale.ts'

import { ChosenCompetitions, CompetitionFilter } from './CompetitionFilter.tsx'
import { type ListPlace, searchOf } from './eventsSearch.ts'
import { GameChips } from './GameChips.tsx'
import { OddsFilter } from './OddsFilter.tsx'
import { SearchField } from './SearchField.tsx'
import { toolsPlace } from './toolsPlace.ts'
import { useCompetitions } from './useCompetitions.ts'

const styles = {
  bar: css({
    display: 'flex',
    alignItems: 'center',
    gap: space[2],
    padding: `0 ${space[3]}px`,
    borderBottom: '1px solid var(--border)',
    '> button': { flex: 'none' },
  }),
  phoneBar: css({
    display: 'flex',
    alignItems: 'center',
    borderBottom: '1px solid var(--border)',
    paddingInlineEnd: space[1],
    '> nav': { flex: '1 1 0', minWidth: 0 },
    '> [role=search]': { flex: '1 1 0', maxWidth: 'none', marginInlineStart: space[2] },
  }),
}

/** What narrows a list, in one line: search, competitions and odds; on a phone beside the games, as buttons [BROWSE-02] [ROUTE-11]. */
export function ListTools({ place }: { place: ListPlace }) {
  const { t } = useLingui()
  const navigate = useNavigate()
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
  const filter = (
    <CompetitionFilter
      {...choices}
      chosen={competitions}
      onChange={choose}
      isOpen={isChoosing}
      onOpen={setChoosing}
    />
  )
  const odds = place.tab !== 'outright' && (
    <OddsFilter odds={place.odds} onChange={(next) => narrow({ odds: next })} />
  )
  const chips = chosen.length > 0 && <ChosenCompetitions chosen={chosen} onChange={choose} />
  if (!isPhone)
    return (
      <div css={[toolsPlace, styles.bar]}>
        <SearchField find={find} onFind={onFind} />
        {filter}
        {odds}
        {chips}
      </div>
    )
  const isOpen = isSearching || find !== undefined
  return (
    <div>
      <div css={[toolsPlace, styles.phoneBar]}>
        {isOpen ? (
          <SearchField
            find={find}
            onFind={onFind}
            isOpened={isSearching}
            onClose={() => {
              wasClosed.current = true
              setSearching(false)
            }}
          />
        ) : (
          <>
            <GameChips />
            <IconButton
              ref={takeFocusBack}
              icon="search"
              label={t`Find teams and competitions`}
              onClick={() => setSearching(true)}
            />
          </>
        )}
        {filter}
        {odds}
      </div>
      {chips}
    </div>
  )
}
