import { css } from '@emotion/react'
import { Trans, useLingui } from '@lingui/react/macro'

import { ScreenHeading } from '#src/shell/ScreenHeading.tsx'
import { space, text } from '#src/ui/theme/scale.ts'

const styles = {
  page: css({ minHeight: '100dvh', display: 'flex', flexDirection: 'column' }),
  frame: css({
    display: 'block',
    width: '100%',
    height: '50dvh',
    border: 0,
    borderBottom: '1px solid var(--border)',
    background: 'var(--surface-1)',
  }),
  below: css({
    display: 'grid',
    gap: space[2],
    padding: space[4],
    color: 'var(--text-2)',
    '> h1': { fontSize: text.m, color: 'var(--text-1)' },
  }),
}

/** The client as a partner sees it that gives it half of the page's height [ROUTE-12]. */
export function HalfScreen() {
  const { t } = useLingui()
  return (
    <main css={styles.page}>
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- the client itself: it needs its scripts and its own storage */}
      <iframe css={styles.frame} src="/v8/events" title={t`The client at half height`} />
      <div css={styles.below}>
        <ScreenHeading>
          <Trans>Half screen</Trans>
        </ScreenHeading>
        <p>
          <Trans>Above: the client in a frame half the height of the page.</Trans>
        </p>
      </div>
    </main>
  )
}
