import { css } from '@emotion/react'
import { Trans, useLingui } from '@lingui/react/macro'

import { useSession } from '#src/client/context.tsx'
import { text } from '#src/ui/theme/scale.ts'

import { Boards } from '../Board.tsx'
import { Featured } from './Featured.tsx'
import { FeaturedCombos } from './FeaturedCombos.tsx'
import { HotMarketsNow } from './HotMarketsNow.tsx'
import { HotMatches } from './HotMatches.tsx'
import { LiveNow } from './LiveNow.tsx'
import { StartingSoon } from './StartingSoon.tsx'
import { TurnoverWinners, WinRateWinners } from './Winners.tsx'

/** Seen only where nothing else is. */
const alone = css({
  fontSize: text.s,
  color: 'var(--text-2)',
  '&:not(:only-child)': { display: 'none' },
})

/**
 * The home page, a front page: what is played now, what starts soon, what is put forward, what others bet on and how
 * they fare, each behind its flag [BROWSE-11] [BROWSE-04] [LAUNCH-14]. What has nothing to show is not there.
 */
export function Home({ id }: { id: string }) {
  const { t } = useLingui()
  const { features, opening } = useSession().settings
  const hasLive = opening.tabs.includes('inplay')
  return (
    <Boards id={id} label={t({ message: 'Home', context: 'start page' })}>
      {hasLive && <LiveNow />}
      {opening.tabs.includes('today') && <StartingSoon />}
      <Featured isWithLive={!hasLive} />
      {features.enableBigCombo === true && <FeaturedCombos />}
      {features.enableHotMatch === true && <HotMatches />}
      {features.enableHotMarket === true && <HotMarketsNow />}
      {features.enableWinRate === true && <WinRateWinners />}
      {features.enableTurnover === true && <TurnoverWinners />}
      <p css={alone}>
        <Trans>No matches right now. They appear here as they come up.</Trans>
      </p>
    </Boards>
  )
}
