import { css } from '@emotion/react'
import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'

import { space, text } from '#src/ui/theme/scale.ts'
import { prebookGuide } from '#src/words/slip/prebook.ts'

const styles = {
  guide: css({ fontSize: text.s, color: 'var(--text-2)' }),
  summary: css({ minHeight: 32, display: 'list-item', cursor: 'pointer', lineHeight: '32px' }),
  more: css({ display: 'inline-flex', alignItems: 'center', minHeight: 32, color: 'var(--accent)' }),
  steps: css({ margin: 0, paddingInlineStart: space[4], display: 'grid', gap: space[1] }),
}

/** How prebooking works, in short, and the way to the house's own guide to it [PREBOOK-07]. */
export function PrebookGuide() {
  const { i18n } = useLingui()
  return (
    <details css={styles.guide}>
      <summary css={styles.summary}>
        <Trans>How prebooking works</Trans>
      </summary>
      <ol css={styles.steps}>
        {prebookGuide.map((step) => (
          <li key={step.id}>{i18n._(step)}</li>
        ))}
      </ol>
      <Link to="/guides/$guide" params={{ guide: 'prebook' }} css={styles.more}>
        <Trans context="link: all of the house's guide to prebooking">Read the full guide</Trans>
      </Link>
    </details>
  )
}
