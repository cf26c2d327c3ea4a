import { css } from '@emotion/react'
import { Trans } from '@lingui/react/macro'
import { useSelector } from '@tanstack/react-store'
import { useMemo, useRef } from 'react'

import { useClient } from '#src/client/context.tsx'
import { createFavouriteMarks } from '#src/client/favouriteMarks.ts'
import { listOf } from '#src/features/eventLists/eventsSearch.ts'
import { unmarkedReasonOf } from '#src/features/eventLists/held/leftReason.ts'
import { ListOrder } from '#src/features/eventLists/lazyLists.tsx'
import type { ListRow } from '#src/features/eventLists/listItems.ts'
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
  const held = useHeldList(root, { name: 'favourite', pages, reasonOf: unmarkedReasonOf })
  const marks = useSelector(useClient().own(createFavouriteMarks).shown)
  const rows = useMemo(
    () =>
      held.pages?.map((page) =>
        page.map((row) => (isMarkedAgain(row, marks) ? { ...row, left: null } : row)),
      ),
    [held.pages, marks],
  )
  const hasRows = rows?.some((page) => page.length > 0) === true
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
        rows={rows}
        list={list}
        empty={<NoFavourites />}
      />
    </div>
  )
}

/** One that was taken out stays for a while, and can be marked again: the list that has it may be on its way still. */
function isMarkedAgain({ left, event }: ListRow, marks: ReadonlyMap<string, boolean>): boolean {
  return left === 'unmarked' && marks.get(event.eventId) === true
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
