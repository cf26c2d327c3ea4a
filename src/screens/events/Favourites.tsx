import { css } from '@emotion/react'
import { Trans } from '@lingui/react/macro'
import { useCallback, useRef } from 'react'

import type { Event } from '#domain/event.ts'
import { useClient } from '#src/client/context.tsx'
import { createFavouriteMarks } from '#src/client/favouriteMarks.ts'
import { listOf } from '#src/features/eventLists/eventsSearch.ts'
import { ListOrder } from '#src/features/eventLists/lazyLists.tsx'
import { useListPlace } from '#src/features/eventLists/listPlace.ts'
import { useFavourites } from '#src/features/eventLists/useFavourites.ts'
import { useHeldList } from '#src/features/eventLists/useHeldList.ts'
import { priceRoom } from '#src/features/odds/priceRoom.ts'
import { shellTop } from '#src/shell/layout.ts'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { tabsHeight } from '#src/ui/tabsHeight.ts'
import { layer, touch } from '#src/ui/theme/scale.ts'

import { ListHead } from './ListHead.tsx'
import { ListPanel } from './ListPanel.tsx'
import { useListLook } from './useListLook.ts'

/** Below the tabs, which stay where they are. */
const headTop = 'var(--tabs-end)'

const styles = {
  all: css({
    '--tabs-end': `calc(${shellTop} + ${tabsHeight.mouse}px)`,
    [touch]: { '--tabs-end': `calc(${shellTop} + ${tabsHeight.touch}px)` },
  }),
  head: css({ position: 'sticky', top: headTop, zIndex: layer.overRows, background: 'var(--surface-1)' }),
}

/** The events that the member has marked, of all games and days together [BROWSE-03]. */
export function Favourites({ id }: { id: string }) {
  const list = useFavourites()
  const place = { ...useListPlace(), tab: 'favourite' } as const
  const pages = list.data?.pages
  const look = useListLook(pages, place.market)
  const root = useRef<HTMLDivElement>(null)
  const head = useRef<HTMLDivElement>(null)
  const { shown } = useClient().own(createFavouriteMarks)
  // One that was unmarked stays for a while, and can be marked again.
  const ownReasonOf = useCallback(
    ({ eventId }: Event) => (shown.get().get(eventId) === false ? 'unmarked' : null),
    [shown],
  )
  const held = useHeldList(root, { name: 'favourite', pages, ownReasonOf })
  const hasRows = held.pages?.some((rows) => rows.length > 0) === true
  return (
    <div ref={root} css={[priceRoom, styles.all]} {...look.attributes}>
      {hasRows && (
        <div ref={head} css={styles.head}>
          <ListHead place={place} look={look}>
            <ListOrder
              place={place}
              root={root}
              head={head}
              headTop={headTop}
              waiting={held.waiting}
              onShowWaiting={held.showWaiting}
            />
          </ListHead>
        </div>
      )}
      <ListPanel
        id={id}
        place={listOf(place)}
        name="favourite"
        columns={look.columns}
        rows={held.pages}
        list={list}
        empty={<NoFavourites />}
      />
    </div>
  )
}

function NoFavourites() {
  return (
    <EmptyState icon="star" title={<Trans>No favourites yet</Trans>}>
      <Trans>
        Press the star of a match, in any list or on its page, and it stands here until it has ended.
      </Trans>
    </EmptyState>
  )
}
