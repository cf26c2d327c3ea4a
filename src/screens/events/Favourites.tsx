import { css } from '@emotion/react'
import { Trans } from '@lingui/react/macro'
import { useSelector } from '@tanstack/react-store'
import { useMemo, useRef } from 'react'

import { useClient } from '#src/client/context.tsx'
import { createFavouriteMarks } from '#src/client/member/favouriteMarks.ts'
import { listOf } from '#src/features/eventLists/eventsSearch.ts'
import { useFavourites } from '#src/features/eventLists/favourites/useFavourites.ts'
import { unmarkedReasonOf } from '#src/features/eventLists/frozen/leftReason.ts'
import { useFrozenList } from '#src/features/eventLists/frozen/useFrozenList.ts'
import type { ListRow } from '#src/features/eventLists/list/listItems.ts'
import { useListPlace } from '#src/features/eventLists/listPlace.ts'
import { stripHeight } from '#src/features/eventLists/stripHeight.ts'
import { ListOrder } from '#src/features/eventLists/tools/deferredTools.tsx'
import { priceRoom } from '#src/features/odds/priceRoom.ts'
import { shellTop } from '#src/shell/layout.ts'
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx'
import { useDevice } from '#src/ui/theme/device.ts'
import { layer } from '#src/ui/theme/scale.ts'

import { ListHead } from './ListHead.tsx'
import { ListPanel } from './ListPanel.tsx'
import { useListLook } from './useListLook.ts'

/** Below the tabs, which stay where they are. */
const headTop = 'var(--tabs-end)'

const styles = {
  all: css({ '--tabs-end': `calc(${shellTop} + ${stripHeight}px)` }),
  head: css({ position: 'sticky', top: headTop, zIndex: layer.overRows, background: 'var(--surface-1)' }),
}

/** The events that the member has marked, of all games and days together [BROWSE-03]. */
export function Favourites({ id }: { id: string }) {
  const list = useFavourites()
  const device = useDevice()
  const place = { ...useListPlace(), tab: 'favourite' } as const
  const pages = list.data?.pages
  const look = useListLook(pages, place.market)
  const root = useRef<HTMLDivElement>(null)
  const head = useRef<HTMLDivElement>(null)
  const held = useFrozenList(root, { name: 'favourite', pages, reasonOf: unmarkedReasonOf })
  const marks = useSelector(useClient().once(createFavouriteMarks).shown)
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
          <ListHead place={place} look={look} hasRows={device === 'phone'}>
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
        market={look.market}
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
      <Trans>Star a match in any list or on its page and it stays here until it ends.</Trans>
    </EmptyState>
  )
}
