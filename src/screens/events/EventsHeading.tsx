import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'

import { type EventsPlace, listOf } from '#src/features/eventLists/eventsSearch.ts'
import { useGamesOnOffer } from '#src/features/eventLists/gamesOnOffer.ts'
import { ScreenHeading } from '#src/shell/ScreenHeading.tsx'
import { Announcement } from '#src/ui/toasts/Toast.tsx'
import { isolated } from '#src/words/events.ts'
import { eventsTabName } from '#src/words/tabs.ts'

/** The list's heading, for who cannot see its tabs; the page is titled by tab and game besides. */
export function EventsHeading({ place }: { place: EventsPlace }) {
  const { t, i18n } = useLingui()
  const { tab, gameId } = place
  const { games } = useGamesOnOffer(listOf(place).tab, gameId)
  const game = gameId === null ? undefined : games?.find((offered) => offered.gameId === gameId)?.name
  const tabName = eventsTabName(i18n, tab)
  return (
    <ScreenHeading isHidden detail={game === undefined ? tabName : `${isolated(game)} – ${tabName}`}>
      {t`Matches`}
    </ScreenHeading>
  )
}

/** Says once that a list has come, and how long it is then [A11Y-01]: events that come and go later are no news. */
export function ListArrival({ count }: { count: number }) {
  const [arrived] = useState(count)
  return (
    <Announcement>
      <Trans>
        Events loaded: <Plural value={arrived} one="# event" other="# events" />
      </Trans>
    </Announcement>
  )
}
