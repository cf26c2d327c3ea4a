import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'

import { turnoversQuery, winRatesQuery } from '#src/api/boards/memberBoards.ts'
import { Queried } from '#src/client/components/Queried.tsx'
import { useClient } from '#src/client/context.tsx'
import { boardStates } from '#src/features/rankings/boardParts.tsx'
import { type Measure, winnersOf } from '#src/features/rankings/winners.ts'
import { WinnersBoard } from '#src/features/rankings/WinnersBoard.tsx'
import type { MemberBoard } from '#src/wire/boards/memberBoards.ts'

import { Board } from '../Board.tsx'

/** The members with the best share of won bets [BROWSE-11]. */
export function WinRateWinners() {
  const { t } = useLingui()
  return (
    <Winners
      query={useQuery(winRatesQuery(useClient()))}
      measure="winRate"
      title={t({ message: 'Win rate', context: "members' board: share of bets won" })}
      lead={<Trans>Members with the highest win rate</Trans>}
    />
  )
}

/** The members who staked most [BROWSE-11]. */
export function TurnoverWinners() {
  const { t } = useLingui()
  return (
    <Winners
      query={useQuery(turnoversQuery(useClient()))}
      measure="turnover"
      title={t({ message: 'Turnover', context: "members' board: total of all stakes" })}
      lead={<Trans>Members who staked the most</Trans>}
    />
  )
}

interface WinnersProps {
  query: UseQueryResult<MemberBoard>
  measure: Measure
  title: string
  lead: ReactNode
}

/** A board of members, where somebody has won: before that is known, and where nobody has, it is not there. */
function Winners({ query, measure, title, lead }: WinnersProps) {
  const winners = query.data && winnersOf(query.data.rows)
  if (!query.isError && (winners?.length ?? 0) === 0) return null
  const { error, isError, refetch } = query
  return (
    <Board title={title} lead={lead}>
      <Queried query={{ data: winners, error, isError, refetch }} {...boardStates}>
        {(shown) => <WinnersBoard label={title} winners={shown} measure={measure} />}
      </Queried>
    </Board>
  )
}
