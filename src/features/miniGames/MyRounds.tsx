import { Trans, useLingui } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'

import { miniGameBetsQuery } from '#src/api/lootbox/miniGames.ts'
import { useClient } from '#src/client/context.tsx'
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx'

import { BetRow } from './BetRow.tsx'
import { Paged } from './Paged.tsx'

const texts = {
  loading: <Trans>Loading your rounds</Trans>,
  failed: (
    <>
      <Trans>Couldn't load your rounds</Trans>
    </>
  ),
  old: <Trans>These rounds may not be up to date.</Trans>,
  moreFailed: <Trans>Couldn't load more rounds.</Trans>,
}

/** What the member staked at the tables, newest first, page after page [MEMBER-08]. */
export function MyRounds() {
  const { t } = useLingui()
  return (
    <Paged
      query={useInfiniteQuery(miniGameBetsQuery(useClient()))}
      texts={texts}
      idOf={({ ticketNum }) => ticketNum}
      empty={
        <EmptyState icon="history" title={<Trans>No rounds yet</Trans>}>
          <Trans>Bets you place at a table appear here.</Trans>
        </EmptyState>
      }
      label={t({ message: 'My rounds', context: "the member's bets on mini-games" })}
      rowHeight={60}
    >
      {(bet) => <BetRow bet={bet} />}
    </Paged>
  )
}
