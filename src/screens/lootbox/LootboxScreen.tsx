import { Trans, useLingui } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type ReactNode, useId } from 'react'

import { miniGameBetsQuery } from '#src/api/lootbox/miniGames.ts'
import { useClient, useSession } from '#src/client/context.tsx'
import { areTopWinningsOn } from '#src/client/session/boards.ts'
import { Help, Payouts } from '#src/features/miniGames/Guide.tsx'
import { Lobby } from '#src/features/miniGames/Lobby.tsx'
import { type LootboxPlace, lootboxSearchOf, lootboxViews } from '#src/features/miniGames/lootboxSearch.ts'
import { MyRounds } from '#src/features/miniGames/MyRounds.tsx'
import { OfTable } from '#src/features/miniGames/OfTable.tsx'
import { RoundResults } from '#src/features/miniGames/RoundResults.tsx'
import { ScreenHeading } from '#src/shell/ScreenHeading.tsx'
import { Tabs } from '#src/ui/controls/Tabs.tsx'
import { lootboxViewName } from '#src/words/lootbox/views.ts'

import { GuestRounds } from './GuestRounds.tsx'
import { LastRounds } from './LastRounds.tsx'
import { lootboxStyle as styles } from './lootboxStyle.ts'
import { TopWinners } from './TopWinners.tsx'

/** How many tables are put forward as played lately. */
const mostLately = 3

/** The mini-games: their tables, the member's rounds, and results, payouts and help of a table [MEMBER-08]. */
export function LootboxScreen({ place }: { place: LootboxPlace }) {
  const { t, i18n } = useLingui()
  const navigate = useNavigate()
  const panelId = useId()
  const { isGuest } = useSession()
  const { view } = place
  const go = (change: Partial<LootboxPlace>): void =>
    void navigate({
      to: '/lootbox',
      search: lootboxSearchOf({ ...place, ...change }),
      resetScroll: false,
    })
  const shown: Readonly<Record<LootboxPlace['view'], () => ReactNode>> = {
    lobby: () => <Tables place={place} go={go} />,
    bets: () => (isGuest ? <GuestRounds /> : <MyRounds />),
    results: () => (
      <OfTable tableId={place.tableId} onTable={(tableId) => go({ tableId })}>
        {(tableId) => <RoundResults key={tableId} tableId={tableId} />}
      </OfTable>
    ),
    payouts: () => (
      <OfTable tableId={place.tableId} onTable={(tableId) => go({ tableId })}>
        {(tableId) => <Payouts tableId={tableId} />}
      </OfTable>
    ),
    help: () => (
      <OfTable tableId={place.tableId} onTable={(tableId) => go({ tableId })}>
        {(tableId) => <Help tableId={tableId} />}
      </OfTable>
    ),
  }
  return (
    <div css={styles.page}>
      <ScreenHeading detail={view === 'lobby' ? null : lootboxViewName(i18n, view)}>
        <Trans context="games of chance at tables, beside the bets on matches">Mini-games</Trans>
      </ScreenHeading>
      <Tabs
        label={t({ message: 'Mini-games', context: 'games of chance at tables, beside the bets on matches' })}
        tabs={lootboxViews.map((name) => ({ name, label: lootboxViewName(i18n, name) }))}
        selected={view}
        onSelect={(name) => go({ view: name })}
        panelId={panelId}
      />
      <div
        id={panelId}
        role="tabpanel"
        aria-label={lootboxViewName(i18n, view)}
        css={[styles.panel, view !== 'lobby' && styles.narrow]}
      >
        {shown[view]()}
      </div>
    </div>
  )
}

/** The lobby, and beside it what the member played last and who wins most. */
function Tables({ place, go }: { place: LootboxPlace; go: (change: Partial<LootboxPlace>) => void }) {
  const client = useClient()
  const { settings } = useSession()
  const bets = useInfiniteQuery(miniGameBetsQuery(client)).data?.pages[0]?.rows ?? []
  const lately = [...new Set(bets.map(({ tableId }) => tableId))].slice(0, mostLately)
  // The board is of the bets on matches: it has no place where there are none.
  const hasWinners = areTopWinningsOn(settings) && settings.features.isEsportsEnabled === true
  return (
    <div css={(hasWinners || bets.length > 0) && styles.both}>
      <Lobby type={place.type} onType={(type) => go({ type })} lately={lately} />
      {(hasWinners || bets.length > 0) && (
        <div css={styles.beside}>
          {bets.length > 0 && <LastRounds bets={bets} />}
          {hasWinners && <TopWinners />}
        </div>
      )}
    </div>
  )
}
