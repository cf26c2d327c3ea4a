import { css } from '@emotion/react'
import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'

import { useSession } from '#src/client/context.tsx'
import { useNickname } from '#src/client/member/nickname.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { Name } from '#src/ui/text/Name.tsx'
import { space, text } from '#src/ui/theme/scale.ts'
import { isOfferedLanding, landingName } from '#src/words/session/landing.ts'

import { AvatarDialog } from './AvatarDialog.tsx'
import { LandingPageDialog } from './LandingPageDialog.tsx'
import { MemberName } from './MemberName.tsx'
import { MemberPicture } from './MemberPicture.tsx'
import { NicknameDialog } from './nickname/NicknameDialog.tsx'
import { useChoices, useOfferedChoices } from './useChoices.ts'

const styles = {
  who: css({ display: 'flex', alignItems: 'center', gap: space[3], fontWeight: 500 }),
  name: css({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }),
  row: css({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: `${space[2]}px ${space[3]}px`,
  }),
  what: css({
    display: 'grid',
    gap: 2,
    // Room for a long word: a button that leaves less takes a line of its own.
    flex: '1 1 8rem',
    minWidth: 0,
    fontSize: text.s,
    '> small': { fontSize: text.s, color: 'var(--text-2)', overflowWrap: 'anywhere' },
  }),
}

/** Who the member is to others and where they land: each choice behind its flag [MEMBER-02] [MEMBER-03] [LAUNCH-14]. */
export function Profile() {
  const { i18n } = useLingui()
  const offered = useOfferedChoices()
  const { landingPage } = useChoices()
  const nickname = useNickname()
  const { memberCode } = useSession().settings
  const [open, setOpen] = useState<'nickname' | 'landingPage' | 'avatar' | null>(null)
  const close = (): void => setOpen(null)
  return (
    <>
      <div css={styles.who}>
        <MemberPicture />
        <span css={styles.name}>
          <MemberName />
        </span>
        {offered.avatar && (
          <Button onClick={() => setOpen('avatar')}>
            <Trans>Change avatar</Trans>
          </Button>
        )}
      </div>
      <Row
        name={<Trans context="name of a setting">Nickname</Trans>}
        value={
          nickname === null ? (
            <Trans>
              Not set. Others see part of your member code, <Name>{memberCode}</Name>.
            </Trans>
          ) : (
            <Trans>Set. It can't be changed.</Trans>
          )
        }
      >
        {nickname === null && (
          <Button onClick={() => setOpen('nickname')}>
            <Trans>Choose nickname</Trans>
          </Button>
        )}
      </Row>
      {offered.landingPage && (
        <Row
          name={<Trans context="the page that opens first">Home page</Trans>}
          value={
            landingPage !== null && isOfferedLanding(landingPage) ? (
              landingName(i18n, landingPage)
            ) : (
              <Trans>The page that opens first.</Trans>
            )
          }
        >
          <Button onClick={() => setOpen('landingPage')}>
            <Trans>Change home page</Trans>
          </Button>
        </Row>
      )}
      {open === 'nickname' && <NicknameDialog onClose={close} />}
      {open === 'landingPage' && <LandingPageDialog onKept={close} onClose={close} />}
      {open === 'avatar' && <AvatarDialog onKept={close} onClose={close} />}
    </>
  )
}

function Row({ name, value, children }: { name: ReactNode; value: ReactNode; children: ReactNode }) {
  return (
    <div css={styles.row}>
      <span css={styles.what}>
        <span>{name}</span>
        <small>{value}</small>
      </span>
      {children}
    </div>
  )
}
