import { css } from '@emotion/react'
import { Trans, useLingui } from '@lingui/react/macro'

import { useSession } from '#src/client/context.tsx'
import { PolicySelect } from '#src/features/betSlip/PolicySelect.tsx'
import { ChoiceButtons } from '#src/features/memberChoices/ChoiceButtons.tsx'
import { MemberPicture } from '#src/features/memberChoices/MemberPicture.tsx'
import { LanguageSelect } from '#src/features/preferences/LanguageSelect.tsx'
import { OddsTypeSelect } from '#src/features/preferences/OddsTypeSelect.tsx'
import { SaveRecording } from '#src/features/recording/SaveRecording.tsx'
import { Balance } from '#src/features/wallet/Balance.tsx'
import { Button } from '#src/ui/Button.tsx'
import type { Device } from '#src/ui/device.ts'
import { Overlay } from '#src/ui/Overlay.tsx'
import { space, text } from '#src/ui/theme/scale.ts'

import { Clock } from './Clock.tsx'
import { MainNav } from './MainNav.tsx'

const styles = {
  menu: css({ display: 'grid', gap: space[4], padding: `${space[1]}px ${space[4]}px ${space[6]}px` }),
  who: css({ display: 'flex', alignItems: 'center', gap: space[2], color: 'var(--text-2)' }),
  name: css({ fontSize: text.m, fontWeight: 600, color: 'var(--text-1)', overflowWrap: 'anywhere' }),
  rest: css({ flex: 1 }),
  choices: css({
    display: 'grid',
    gap: space[3],
    paddingTop: space[4],
    borderTop: '1px solid var(--border)',
    '& select': { width: '100%' },
  }),
  help: css({ justifySelf: 'start', paddingInline: 0 }),
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
  return (
    <Overlay kind={device === 'phone' ? 'sheet' : 'drawer'} title={t`Menu`} isOpen onClose={onClose}>
      <div css={styles.menu}>
        <Who />
        {device === 'phone' && <MainNav isColumn onGo={onClose} />}
        <div css={styles.choices}>
          <LanguageSelect />
          <OddsTypeSelect />
          <PolicySelect />
          <ChoiceButtons />
        </div>
        <Button variant="quiet" css={styles.help} onClick={onHelp}>
          <Trans>Keyboard shortcuts</Trans>
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
  const { isGuest, settings } = useSession()
  return (
    <div css={styles.who}>
      <MemberPicture />
      <span css={styles.name}>
        {isGuest ? <Trans>Guest</Trans> : (settings.nickname ?? settings.memberCode)}
      </span>
      <span css={styles.rest} />
      <Balance />
    </div>
  )
}
