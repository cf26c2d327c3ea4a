import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'

import { winRatesQuery } from '#src/api/memberBoards.ts'
import { useClient } from '#src/client/context.tsx'
import { Queried } from '#src/client/Queried.tsx'

import { boardStates, NobodyYet } from './boardParts.tsx'
import { BoardTable } from './BoardTable.tsx'

/** The members with the best share of won bets [BROWSE-11]. */
export function WinRateBoard() {
  const { t } = useLingui()
  return (
    <Queried query={useQuery(winRatesQuery(useClient()))} {...boardStates}>
      {({ rows }) =>
        rows.length === 0 ? (
          <NobodyYet />
        ) : (
          <BoardTable label={t`Win rate`} rows={rows} columns={['winRate']} />
        )
      }
    </Queried>
  )
}
