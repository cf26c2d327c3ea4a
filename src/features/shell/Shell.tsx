import { Trans } from '@lingui/react/macro'
import { useLocation } from '@tanstack/react-router'
import { type ReactNode, useEffect, useRef, useState } from 'react'

import { BetSlipPanel } from '#src/features/betSlip/BetSlipPanel.tsx'

import { BottomBar } from './BottomBar.tsx'
import { ConnectionNotice } from './ConnectionNotice.tsx'
import { useDevice, useMedia } from './device.ts'
import { GamesColumn } from './GamesColumn.tsx'
import { BetSlipSheet, Menu, useLaterParts } from './laterParts.ts'
import { roomyQuery, shellStyles as styles } from './layout.ts'
import { SkipLink } from './SkipLink.tsx'
import { StorageNotice } from './StorageNotice.tsx'
import { TopBar } from './TopBar.tsx'

/** Where the skip link goes. */
const mainId = 'main'

/**
 * What stands around every screen of a session. Desktop: games, screen, slip. Pad: the games as a strip, the slip as a
 * drawer. Phone: the screen, a bottom bar, the slip as a sheet [DEVICE-01]. The window scrolls.
 */
export function Shell({ children }: { children: ReactNode }) {
  const device = useDevice()
  const [isMenuOpen, setMenuOpen] = useState(false)
  useLaterParts()
  // Until the member chooses, the games' names show where there is room for them.
  const [chosen, setChosen] = useState<boolean | null>(null)
  const isRoomy = useMedia(roomyQuery)
  const main = useFocusOnNewScreen()
  const isDesktop = device === 'desktop'
  const isStrip = device === 'pad' || (chosen ?? !isRoomy)
  return (
    <div css={styles.shell}>
      <SkipLink targetId={mainId}>
        <Trans>Skip to the matches</Trans>
      </SkipLink>
      <TopBar device={device} onMenu={() => setMenuOpen(true)} />
      <div css={styles.columns} data-games={isStrip ? 'collapsed' : 'open'}>
        {device !== 'phone' && (
          <div css={[styles.side, styles.games]}>
            <GamesColumn isStrip={isStrip} {...(isDesktop && { onCollapse: () => setChosen(!isStrip) })} />
          </div>
        )}
        <main ref={main} id={mainId} tabIndex={-1} css={styles.centre}>
          <StorageNotice />
          {children}
        </main>
        {isDesktop && (
          <div css={[styles.side, styles.slip]}>
            <BetSlipPanel />
          </div>
        )}
      </div>
      {device === 'phone' && <BottomBar onMenu={() => setMenuOpen(true)} />}
      {!isDesktop && <BetSlipSheet />}
      {isMenuOpen && <Menu device={device} isOpen onClose={() => setMenuOpen(false)} />}
      <ConnectionNotice />
    </div>
  )
}

/** The link that led to another screen is gone: the keyboard goes on from the screen's beginning. */
function useFocusOnNewScreen() {
  const main = useRef<HTMLElement>(null)
  const pathname = useLocation({ select: (location) => location.pathname })
  const last = useRef(pathname)
  useEffect(() => {
    if (last.current === pathname) return
    last.current = pathname
    main.current?.focus({ preventScroll: true })
  }, [pathname])
  return main
}
