import { Trans, useLingui } from '@lingui/react/macro'

import { useSession } from '#src/client/context.tsx'
import { TurnoverBoard } from '#src/features/rankings/TurnoverBoard.tsx'
import { WinRateBoard } from '#src/features/rankings/WinRateBoard.tsx'

import { Board, Boards } from '../Board.tsx'
import { BigComboBoard, HotMarketBoard } from '../HotBetting.tsx'
import { Featured } from './Featured.tsx'
import { HotMatches } from './HotMatches.tsx'
import { ListBoard } from './ListBoard.tsx'

/**
 * The home page: what is put forward, what others bet on and how they fare, and what is played today and now, each
 * board behind its flag, in the documents' order [BROWSE-11] [BROWSE-04] [LAUNCH-14].
 */
export function Home({ id }: { id: string }) {
  const { t } = useLingui()
  const { features, opening } = useSession().settings
  return (
    <Boards id={id} label={t`Home`}>
      <Featured />
      {features.enableHotMarket === true && <HotMarketBoard />}
      {features.enableHotMatch === true && <HotMatches />}
      {features.enableWinRate === true && (
        <Board
          title={<Trans>Win rate</Trans>}
          lead={<Trans>Who won the greatest share of their bets.</Trans>}
        >
          <WinRateBoard />
        </Board>
      )}
      {features.enableTurnover === true && (
        <Board title={<Trans>Turnover</Trans>} lead={<Trans>Who staked most.</Trans>}>
          <TurnoverBoard />
        </Board>
      )}
      {features.enableBigCombo === true && <BigComboBoard />}
      {opening.tabs.includes('today') && <ListBoard tab="today" />}
      {opening.tabs.includes('inplay') && <ListBoard tab="inplay" />}
    </Boards>
  )
}
