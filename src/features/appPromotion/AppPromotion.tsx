import { css } from '@emotion/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@tanstack/react-store'
import { createAtom, type Atom } from '@tanstack/store'
import { useState } from 'react'

import { useClient, useSession } from '#src/client/context.tsx'
import type { Services } from '#src/client/services.ts'
import { appPromotionRead } from '#src/storage/records/appPromotionRead.ts'
import { IconButton } from '#src/ui/controls/IconButton.tsx'
import { useDevice } from '#src/ui/theme/device.ts'
import { radius, space, text } from '#src/ui/theme/scale.ts'

import { appAddress } from './appStore.ts'

const styles = {
  card: css({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto auto',
    alignItems: 'center',
    gap: space[3],
    padding: space[3],
    background: 'var(--accent-surface)',
    borderRadius: radius.m,
    fontSize: text.s,
    color: 'var(--text-1)',
    '&[data-icon=false]': { gridTemplateColumns: 'minmax(0, 1fr) auto auto' },
  }),
  icon: css({ display: 'block', borderRadius: radius.m, objectFit: 'cover' }),
  words: css({ display: 'grid', overflowWrap: 'anywhere', '> *': { maxHeight: '3lh', overflow: 'hidden' } }),
  title: css({ fontWeight: 500 }),
  subtitle: css({ fontSize: text.xs, color: 'var(--text-2)' }),
  get: css({
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 44,
    padding: `0 ${space[3]}px`,
    borderRadius: radius.s,
    background: 'var(--accent)',
    color: 'var(--on-accent)',
    fontWeight: 500,
    textDecoration: 'none',
  }),
}

interface Dismissal {
  readonly isDismissed: Atom<boolean>
  dismiss(): void
}

function createDismissal({ storage }: Pick<Services, 'storage'>): Dismissal {
  const isDismissed = createAtom(storage.read(appPromotionRead) !== null)
  return {
    isDismissed,
    dismiss() {
      storage.write(appPromotionRead, { version: 1 })
      isDismissed.set(true)
    },
  }
}

/** The partner's app, on a phone that it is made for, until the member puts it away on this device [MEMBER-09]. */
export function AppPromotion() {
  const { t } = useLingui()
  const { app, partnerName } = useSession().settings
  const { isDismissed, dismiss } = useClient().once(createDismissal)
  const isPhone = useDevice() === 'phone'
  const address = appAddress(app, window.navigator)
  const isRead = useSelector(isDismissed)
  const [isBroken, setBroken] = useState(false)
  if (!isPhone || address === null || isRead) return null
  const icon = isBroken ? null : app.icon
  const name = app.title || partnerName
  return (
    <section
      aria-label={t({ message: 'Download the app', context: "the partner's own app" })}
      css={styles.card}
      data-icon={icon !== null}
    >
      {icon !== null && (
        <img css={styles.icon} src={icon} alt="" width={40} height={40} onError={() => setBroken(true)} />
      )}
      <div css={styles.words}>
        <bdi css={styles.title}>{name}</bdi>
        {app.subtitle !== null && <bdi css={styles.subtitle}>{app.subtitle}</bdi>}
      </div>
      <a css={styles.get} href={address} target="_blank" rel="noopener noreferrer">
        <Trans context="button: get the partner's app">Download</Trans>
      </a>
      <IconButton
        icon="close"
        label={t({ message: 'Close', context: 'button: dismiss a dialog or message' })}
        onClick={dismiss}
      />
    </section>
  )
}
