import { css } from '@emotion/react'
import { useLingui } from '@lingui/react/macro'

import { useSession } from '#src/client/context.tsx'
import { areMiniGamesAlone } from '#src/client/session/lootbox.ts'
import { OddsTypeSelect } from '#src/features/preferences/deferredPreferences.tsx'
import { Balance } from '#src/features/wallet/Balance.tsx'
import { SlipBarButton } from '#src/shell/bets/SlipBarButton.tsx'
import { shellStyles } from '#src/shell/layout.ts'
import { IconButton } from '#src/ui/controls/IconButton.tsx'
import type { Device } from '#src/ui/theme/device.ts'

import { BellLink } from './BellLink.tsx'
import { Clock } from './Clock.tsx'
import { MainNav } from './MainNav.tsx'
import { PartnerName } from './PartnerName.tsx'

const styles = {
  rest: css({ flex: 1 }),
  slip: css({ width: 72 }),
}

/** Partner, main navigation, clock, balance, and what the member may choose. */
export function TopBar({ device, onMenu }: { device: Device; onMenu: () => void }) {
  const { t } = useLingui()
  const { isGuest, settings } = useSession()
  const isLobby = areMiniGamesAlone(settings)
  return (
    <header css={shellStyles.top}>
      <div css={shellStyles.topInner}>
        <PartnerName />
        {device !== 'phone' && !isLobby && <MainNav />}
        <span css={styles.rest} />
        {device !== 'phone' && <Clock />}
        {device === 'desktop' && !isLobby && <OddsTypeSelect />}
        {!isGuest && <Balance />}
        {!isGuest && !isLobby && device !== 'phone' && <BellLink />}
        {device === 'pad' && !isLobby && (
          <div css={styles.slip}>
            <SlipBarButton />
          </div>
        )}
        {device !== 'phone' && (
          <IconButton
            icon="menu"
            label={t({ message: 'Menu', context: 'main menu' })}
            aria-haspopup="dialog"
            onClick={onMenu}
          />
        )}
      </div>
    </header>
  )
}
