import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'

import { turnoversQuery } from '#src/api/memberBoards.ts'
import { useClient } from '#src/client/context.tsx'
import { Queried } from '#src/client/Queried.tsx'

import { boardStates, NobodyYet } from './boardParts.tsx'
import { BoardTable } from './BoardTable.tsx'

/** The members who staked most [BROWSE-11]. */
export function TurnoverBoard() {
  const { t } = useLingui()
  return (
    <Queried query={useQuery(turnoversQuery(useClient()))} {...boardStates}>
      {({ rows }) =>
        rows.length === 0 ? (
          <NobodyYet />
        ) : (
          <BoardTable label={t`Turnover`} rows={rows} columns={['turnover']} />
        )
      }
    </Queried>
  )
}
