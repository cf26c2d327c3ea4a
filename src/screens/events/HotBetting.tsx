import { css } from '@emotion/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useId } from 'react'

import { useSession } from '#src/client/context.tsx'
import { useSlipPanel } from '#src/features/betSlip/panel.ts'
import { BigCombos } from '#src/features/bigCombo/BigCombos.tsx'
import { HotMarkets } from '#src/features/hotMarkets/HotMarkets.tsx'
import { useDevice } from '#src/ui/device.ts'
import { space, text } from '#src/ui/theme/scale.ts'

const styles = {
  boards: css({ display: 'grid', gap: space[6], padding: `${space[4]}px ${space[3]}px` }),
  board: css({ display: 'grid', gap: space[2], '> h2': { fontSize: text.l, color: 'var(--text-1)' } }),
  lead: css({ margin: 0, fontSize: text.s, color: 'var(--text-2)' }),
}

/** What is put forward and what others bet on, each board behind its flag [BROWSE-11] [LAUNCH-14]. */
export function HotBetting({ id }: { id: string }) {
  const { t } = useLingui()
  const { features } = useSession().settings
  const { open, show } = useSlipPanel()
  const isBeside = useDevice() === 'desktop'
  const showSlip = (): void => (isBeside ? show('slip') : open('slip'))
  return (
    <div id={id} role="tabpanel" aria-label={t`Hot betting`} css={styles.boards}>
      {features.enableBigCombo === true && (
        <Board
          title={<Trans>Big combo</Trans>}
          lead={<Trans>Combos put forward for everybody, placed as they are.</Trans>}
        >
          <BigCombos onFollowed={showSlip} />
        </Board>
      )}
      {features.enableHotMarket === true && (
        <Board title={<Trans>Hot markets</Trans>} lead={<Trans>What other members bet on most.</Trans>}>
          <HotMarkets onFollowed={showSlip} />
        </Board>
      )}
    </div>
  )
}

function Board({ title, lead, children }: { title: ReactNode; lead: ReactNode; children: ReactNode }) {
  const headId = useId()
  return (
    <section css={styles.board} aria-labelledby={headId}>
      <h2 id={headId}>{title}</h2>
      <p css={styles.lead}>{lead}</p>
      {children}
    </section>
  )
}
