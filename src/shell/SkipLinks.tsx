import { css } from '@emotion/react'
import { Trans, useLingui } from '@lingui/react/macro'
import type { RefObject } from 'react'

import { floating, layer, radius, space } from '#src/ui/theme/scale.ts'

const style = css({
  position: 'fixed',
  top: space[2],
  left: space[2],
  zIndex: layer.skip,
  padding: `${space[2]}px ${space[4]}px`,
  borderRadius: radius.s,
  background: 'var(--accent)',
  color: 'var(--on-accent)',
  fontWeight: 500,
  boxShadow: floating,
  '&:focus-visible': { outlineColor: 'var(--text-1)' },
  '&:not(:focus)': { transform: 'translateY(-200%)', boxShadow: 'none' },
})

interface SkipLinksProps {
  main: RefObject<HTMLElement | null>
  onSlip: () => void
}

/** The keyboard's way past the bars and columns, and from there to the slip. The address stays as it is. */
export function SkipLinks({ main, onSlip }: SkipLinksProps) {
  const { t } = useLingui()
  return (
    <nav aria-label={t({ message: 'Skip links', context: 'name of the skip links' })}>
      <a
        href="#main"
        css={style}
        onClick={(event) => {
          event.preventDefault()
          main.current?.focus()
        }}
      >
        <Trans>Skip to matches</Trans>
      </a>
      {/* No link: where the slip is a sheet there is nothing to lead to before it is opened. */}
      <button type="button" css={style} onClick={onSlip}>
        <Trans>Skip to bet slip</Trans>
      </button>
    </nav>
  )
}
