import { Trans, useLingui } from '@lingui/react/macro'

import { MasterRankings as Rankings } from '#src/features/rankings/MasterRankings.tsx'

import { Board, Boards } from './Board.tsx'

/** The members who came off best [BROWSE-01]. */
export function MasterRankings({ id }: { id: string }) {
  const { t } = useLingui()
  return (
    <Boards id={id} label={t`Master rankings`}>
      <Board
        title={<Trans>Master rankings</Trans>}
        lead={
          <Trans>The members who came off best: what their settled bets brought, less what they cost.</Trans>
        }
      >
        <Rankings />
      </Board>
    </Boards>
  )
}
