import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'

import { type EventsPlace, listOf } from '#src/features/eventLists/eventsSearch.ts'
import { useGamesOnOffer } from '#src/features/eventLists/gamesOnOffer.ts'
import { ScreenHeading } from '#src/shell/ScreenHeading.tsx'
import { Announcement } from '#src/ui/overlay/toasts/Toast.tsx'
import { eventsTabName } from '#src/words/market/tabs.ts'
import { isolated } from '#src/words/match/events.ts'

/** The list's heading, for anyone who cannot see its tabs; the page's title names tab and game, too. */
export function EventsHeading({ place }: { place: EventsPlace }) {
  const { t, i18n } = useLingui()
  const { tab, gameId } = place
  const { games } = useGamesOnOffer(listOf(place).tab, gameId)
  const game = gameId === null ? undefined : games?.find((offered) => offered.gameId === gameId)?.name
  const tabName = eventsTabName(i18n, tab)
  return (
    <ScreenHeading isHidden detail={game === undefined ? tabName : `${isolated(game)} – ${tabName}`}>
      {t({ message: 'Matches', context: 'games between two sides' })}
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
