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
    <Boards id={id} label={t`Hot betting`}>
      {features.enableBigCombo === true && <BigComboBoard />}
      {features.enableHotMarket === true && <HotMarketBoard />}
    </Boards>
  )
}

export function BigComboBoard() {
  return (
    <Board
      title={<Trans>Big combo</Trans>}
      lead={<Trans>Combos put forward for everybody, placed as they are.</Trans>}
    >
      <BigCombos onFollowed={useShowSlip()} />
    </Board>
  )
}

export function HotMarketBoard() {
  return (
    <Board title={<Trans>Hot markets</Trans>} lead={<Trans>What other members bet on most.</Trans>}>
      <HotMarkets onFollowed={useShowSlip()} />
    </Board>
  )
}
