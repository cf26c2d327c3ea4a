import { css } from '@emotion/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'

import { useSlipPanel } from '#src/features/betSlip/panel.ts'
import { SlipBarButton } from '#src/shell/bets/SlipBarButton.tsx'
import { Icon } from '#src/ui/icon/Icon.tsx'
import { text } from '#src/ui/theme/scale.ts'

import { shellStyles } from './layout.ts'

const styles = {
  list: css({
    height: '100%',
    maxWidth: 560,
    margin: '0 auto',
    display: 'grid',
    gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
    '> li': { display: 'grid', minWidth: 0 },
  }),
  item: css({
    display: 'grid',
    justifyItems: 'center',
    alignContent: 'center',
    gap: 2,
    width: '100%',
    minHeight: 48,
    fontSize: text.xs,
    color: 'var(--text-2)',
    textAlign: 'center',
    '&:focus-visible': { outlineOffset: -2 },
    '&[data-status=active]': { color: 'var(--accent)' },
  }),
}

/** The phone's bar, within the thumb's reach. */
export function BottomBar({ onMenu }: { onMenu: () => void }) {
  const { t } = useLingui()
  const { open } = useSlipPanel()
  return (
    <nav css={shellStyles.bottom} aria-label={t`Quick access`}>
      <ul css={styles.list}>
        <li>
          <Link
            to="/events"
            search={{}}
            activeOptions={{ exact: true, explicitUndefined: true }}
            css={styles.item}
          >
            <Icon name="home" size={24} />
            <Trans>Home</Trans>
          </Link>
        </li>
        <li>
          <Link to="/events" search={{ tab: 'inplay' }} css={styles.item}>
            <Icon name="live" size={24} />
            <Trans>In-play</Trans>
          </Link>
        </li>
        <li>
          <SlipBarButton />
        </li>
        <li>
          <button type="button" css={styles.item} aria-haspopup="dialog" onClick={() => open('history')}>
            <Icon name="history" size={24} />
            <Trans>History</Trans>
          </button>
        </li>
        <li>
          <button type="button" css={styles.item} aria-haspopup="dialog" onClick={onMenu}>
            <Icon name="menu" size={24} />
            <Trans>Menu</Trans>
          </button>
        </li>
      </ul>
    </nav>
  )
}
