import { css } from '@emotion/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'

import { useSession } from '#src/client/context.tsx'
import { areMiniGamesAlone } from '#src/client/session/lootbox.ts'
import { useSlipPanel } from '#src/features/betSlip/panel.ts'
import { UnreadMark } from '#src/features/notifications/deferredNotifications.ts'
import { useIsSlipThere } from '#src/features/selection/slipActor.ts'
import { barItem } from '#src/shell/bets/barItem.ts'
import { SlipBarButton } from '#src/shell/bets/SlipBarButton.tsx'
import { shellStyles } from '#src/shell/layout.ts'
import { Icon } from '#src/ui/icon/Icon.tsx'

const styles = {
  list: css({
    height: '100%',
    maxWidth: 560,
    margin: '0 auto',
    display: 'grid',
    gridAutoFlow: 'column',
    // As wide as each other, and wider where the words of one need it.
    gridAutoColumns: 'minmax(min-content, 1fr)',
    '> li': { display: 'grid', minWidth: 0 },
  }),
  marked: css({ position: 'relative', display: 'inline-grid' }),
}

/** The phone's bar, within the thumb's reach. */
export function BottomBar({ onMenu }: { onMenu: () => void }) {
  const { t } = useLingui()
  const { open } = useSlipPanel()
  const { isGuest, settings } = useSession()
  const isSlipThere = useIsSlipThere()
  return (
    <nav css={shellStyles.bottom} aria-label={t`Quick access`}>
      <ul css={styles.list}>
        {areMiniGamesAlone(settings) ? (
          <li>
            <Link to="/lootbox" css={barItem}>
              <Icon name="games" size={24} />
              <Trans context="the tables of the mini-games">Lobby</Trans>
            </Link>
          </li>
        ) : (
          <>
            <li>
              <Link to="/events" search={{ tab: 'home' }} css={barItem}>
                <Icon name="home" size={24} />
                <Trans context="start page">Home</Trans>
              </Link>
            </li>
            <li>
              <Link to="/events" search={{ tab: 'inplay' }} css={barItem}>
                <Icon name="live" size={24} />
                <Trans context="match in progress">In-play</Trans>
              </Link>
            </li>
            <li>
              <SlipBarButton />
            </li>
            <li>
              <button type="button" css={barItem} aria-haspopup="dialog" onClick={() => open('history')}>
                <Icon name="history" size={24} />
                <Trans context="bet history">History</Trans>
              </button>
            </li>
          </>
        )}
        <li>
          <button type="button" css={barItem} aria-haspopup="dialog" onClick={onMenu}>
            <span css={styles.marked}>
              <Icon name="menu" size={24} />
              {!isGuest && isSlipThere && <UnreadMark isNamed />}
            </span>
            <Trans context="main menu">Menu</Trans>
          </button>
        </li>
      </ul>
    </nav>
  )
}
