import { Global } from '@emotion/react'
import { type ReactNode, useCallback, useRef, useState } from 'react'

import { useSettings } from '#src/client/context.tsx'
import { useMaintenancePhase } from '#src/client/hooks/useMaintenance.ts'
import { areMiniGamesAlone } from '#src/client/session/lootbox.ts'
import { useSlipPanel } from '#src/features/betSlip/panel.ts'
import { useIsSlipThere } from '#src/features/selection/slipActor.ts'
import { BetsPanel } from '#src/shell/bets/BetsPanel.tsx'
import { ToastOutlet } from '#src/ui/overlay/toasts/ToastOutlet.tsx'
import { useDevice, useMedia } from '#src/ui/theme/device.ts'

import { BottomBar } from './bars/BottomBar.tsx'
import { GamesColumn } from './bars/GamesColumn.tsx'
import { TopBar } from './bars/TopBar.tsx'
import { BetsSheet } from './bets/deferredSheet.tsx'
import { Floating, KeyHelp, MaintenanceNotice, Menu, StreamRoom, usePreloadedParts } from './deferredShell.ts'
import { useKeys } from './keys/useKeys.ts'
import { roomyQuery, shellRoot, shellStyles as styles } from './layout.ts'
import { ConnectionNotice } from './notices/ConnectionNotice.tsx'
import { useFocusOnNewScreen } from './screenFocus.ts'
import { SkipLinks } from './SkipLinks.tsx'

/** What is open over everything, but for the slip, which has its own. */
type Open = 'menu' | 'help' | null

/**
 * What stands around every screen of a session. Desktop: games, screen, slip. Pad: the games as a strip, the slip as a
 * drawer. Phone: the screen, a bottom bar, the slip as a sheet [DEVICE-01]. The window scrolls.
 */
export function Shell({ children }: { children: ReactNode }) {
  const device = useDevice()
  const [open, setOpen] = useState<Open>(null)
  // Until the member chooses, the games' names show where there is room for them.
  const [chosen, setChosen] = useState<boolean | null>(null)
  const isRoomy = useMedia(roomyQuery)
  const main = useRef<HTMLElement>(null)
  useFocusOnNewScreen(main)
  const openHelp = useCallback(() => setOpen('help'), [])
  const { toStake } = useKeys(main, openHelp)
  const openMenu = (): void => setOpen('menu')
  const close = (): void => setOpen(null)
  const isSlipThere = useIsSlipThere()
  usePreloadedParts(isSlipThere)
  const isAnnounced = useMaintenancePhase() === 'announced'
  const isDesktop = device === 'desktop'
  const isLobby = areMiniGamesAlone(useSettings())
  const isStrip = device === 'pad' || (chosen ?? !isRoomy)
  return (
    <div css={styles.shell}>
      <Global styles={shellRoot} />
      <SkipLinks main={main} onSlip={toStake} />
      <ToastOutlet place="page" />
      <TopBar device={device} onMenu={openMenu} />
      {isSlipThere && <StreamRoom />}
      <div css={styles.columns} data-games={isLobby ? 'none' : isStrip ? 'collapsed' : 'open'}>
        {device !== 'phone' && !isLobby && (
          <div css={[styles.side, styles.games]}>
            <GamesColumn isStrip={isStrip} {...(isDesktop && { onCollapse: () => setChosen(!isStrip) })} />
          </div>
        )}
        <main ref={main} id="main" tabIndex={-1} css={styles.centre}>
          {children}
        </main>
        {isDesktop && !isLobby && (
          <div css={[styles.side, styles.slip]}>
            <BetsPanel />
          </div>
        )}
      </div>
      {device === 'phone' && <BottomBar onMenu={openMenu} />}
      {!isDesktop && !isLobby && <DeferredBetsSheet isSlipThere={isSlipThere} />}
      {open === 'menu' && <Menu device={device} onClose={close} onHelp={openHelp} />}
      {open === 'help' && <KeyHelp onClose={close} />}
      <ConnectionNotice />
      {isSlipThere && <Floating />}
      {isAnnounced && <MaintenanceNotice />}
    </div>
  )
}

/** The slip's sheet: its code comes with the slip's, after the first list, or as soon as the member opens it. */
function DeferredBetsSheet({ isSlipThere }: { isSlipThere: boolean }) {
  const { isOpen } = useSlipPanel()
  return isOpen || isSlipThere ? <BetsSheet /> : null
}
