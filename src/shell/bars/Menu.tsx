import { css } from '@emotion/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'

import { useSettings } from '#src/client/context.tsx'
import { areMiniGamesAlone } from '#src/client/session/lootbox.ts'
import { MemberName } from '#src/features/accountSettings/MemberName.tsx'
import { MemberPicture } from '#src/features/accountSettings/MemberPicture.tsx'
import { AppPromotion } from '#src/features/appPromotion/AppPromotion.tsx'
import { PressRuleSegment } from '#src/features/betSlip/policy/PressRuleSegment.tsx'
import { QuickBetSetting } from '#src/features/betSlip/quickBet/QuickBetSetting.tsx'
import { CareLink } from '#src/features/care/CareLink.tsx'
import { NotificationsLink } from '#src/features/notifications/NotificationsLink.tsx'
import { CompactRowsSwitch } from '#src/features/preferences/CompactRowsSwitch.tsx'
import { LanguageSelect } from '#src/features/preferences/LanguageSelect.tsx'
import { OddsTypeSegment } from '#src/features/preferences/OddsTypeSegment.tsx'
import { ThemeSelect } from '#src/features/preferences/ThemeSelect.tsx'
import { SaveRecording } from '#src/features/recording/SaveRecording.tsx'
import { Balance } from '#src/features/wallet/Balance.tsx'
import { Button } from '#src/ui/controls/Button.tsx'
import { Icon } from '#src/ui/icon/Icon.tsx'
import { Overlay } from '#src/ui/overlay/Overlay.tsx'
import type { Device } from '#src/ui/theme/device.ts'
import { space, text } from '#src/ui/theme/scale.ts'

import { Clock } from './Clock.tsx'
import { HouseLinks } from './HouseLinks.tsx'
import { MainNav } from './MainNav.tsx'

const styles = {
  menu: css({ display: 'grid', gap: space[4], padding: `${space[1]}px ${space[4]}px ${space[6]}px` }),
  who: css({ display: 'flex', alignItems: 'center', gap: space[2], color: 'var(--text-2)' }),
  name: css({ fontSize: text.s, fontWeight: 500, color: 'var(--text-1)', overflowWrap: 'anywhere' }),
  rest: css({ flex: 1 }),
  choices: css({
    display: 'grid',
    gap: space[3],
    paddingTop: space[4],
    borderTop: '1px solid var(--border)',
  }),
  // One below the other at the same distance, each as high as a finger needs.
  links: css({ display: 'grid' }),
  account: css({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    minHeight: 44,
    fontSize: text.s,
    fontWeight: 500,
    '&[data-status=active]': { color: 'var(--accent)' },
  }),
  help: css({
    justifySelf: 'start',
    paddingInline: 0,
    // Fingers alone have no keys; where some are joined, "?" helps.
    '@media (hover: none) and (pointer: coarse)': { display: 'none' },
  }),
  zone: css({ display: 'flex', justifyContent: 'space-between', fontSize: text.s, color: 'var(--text-2)' }),
}

interface MenuProps {
  device: Device
  onClose: () => void
  /** To the keys that can be pressed; in place of the menu. */
  onHelp: () => void
}

/** Who is here and what they may choose: a sheet on phones, a drawer elsewhere. */
export function Menu({ device, onClose, onHelp }: MenuProps) {
  const { t } = useLingui()
  const isLobby = areMiniGamesAlone(useSettings())
  return (
    <Overlay
      kind={device === 'phone' ? 'sheet' : 'drawer'}
      title={t({ message: 'Menu', context: 'main menu' })}
      isOpen
      onClose={onClose}
    >
      <div css={styles.menu}>
        <Who />
        <div css={styles.links}>
          {device === 'phone' && !isLobby && <MainNav isColumn onGo={onClose} />}
          {!isLobby && (
            <Link to="/account" css={styles.account} onClick={onClose}>
              <Trans context="link to the page">Account settings</Trans>
              <Icon name="chevronRight" />
            </Link>
          )}
          <CareLink onGo={onClose} />
          {device === 'phone' && !isLobby && <NotificationsLink onGo={onClose} />}
        </div>
        <div css={styles.choices}>
          <LanguageSelect />
          <OddsTypeSegment />
          <ThemeSelect />
          {device === 'phone' && <CompactRowsSwitch />}
          <PressRuleSegment />
          <QuickBetSetting />
        </div>
        <HouseLinks onGo={onClose} />
        <AppPromotion />
        <Button variant="quiet" css={styles.help} onClick={onHelp}>
          <Trans context="help for the keyboard">Keyboard shortcuts</Trans>
        </Button>
        <SaveRecording />
        <div css={styles.zone}>
          <Trans>Your time</Trans>
          <Clock />
        </div>
      </div>
    </Overlay>
  )
}

function Who() {
  return (
    <div css={styles.who}>
      <MemberPicture />
      <span css={styles.name}>
        <MemberName />
      </span>
      <span css={styles.rest} />
      <Balance />
    </div>
  )
}
