import { Trans, useLingui } from '@lingui/react/macro'

import { useSession } from '#src/client/context.tsx'
import { BigCombos } from '#src/features/bigCombo/BigCombos.tsx'
import { HotMarkets } from '#src/features/hotMarkets/HotMarkets.tsx'

import { Board, Boards, useShowSlip } from './Board.tsx'

/** What is put forward and what others bet on, each board behind its flag [BROWSE-11] [LAUNCH-14]. */
export function HotBetting({ id }: { id: string }) {
  const { t } = useLingui()
  const { features } = useSession().settings
  return (
    <Boards id={id} label={t({ message: 'Hot betting', context: 'hot markets and big combos together' })}>
      {features.enableBigCombo === true && <BigComboBoard />}
      {features.enableHotMarket === true && <HotMarketBoard />}
    </Boards>
  )
}

/** @param props.isRail side by side, to be scrolled through */
export function BigComboBoard({ isRail = false }: { isRail?: boolean }) {
  return (
    <Board
      title={<Trans context="board: ready-made combos">Big combos</Trans>}
      lead={<Trans>Ready-made combos. Place them as they are.</Trans>}
    >
      <BigCombos onFollowed={useShowSlip()} isRail={isRail} />
    </Board>
  )
}

export function HotMarketBoard() {
  return (
    <Board
      title={<Trans context="markets with the most bets">Hot markets</Trans>}
      lead={<Trans>Markets with the most bets</Trans>}
    >
      <HotMarkets onFollowed={useShowSlip()} />
    </Board>
  )
}
