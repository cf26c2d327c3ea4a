import { css } from '@emotion/react'
import { plural } from '@lingui/core/macro'
import { Plural, useLingui } from '@lingui/react/macro'

import { radius, space, text } from '#src/ui/theme/scale.ts'

const style = css({
  justifySelf: 'start',
  height: '1.5rem',
  padding: `0 ${space[2]}px`,
  borderRadius: radius.s,
  background: 'var(--surface-3)',
  color: 'var(--accent-strong)',
  fontSize: text.xs,
  fontWeight: 600,
  whiteSpace: 'nowrap',
  '&:hover': { background: 'var(--surface-4)' },
})

/** How many events have come while the list was held, and the way to them. */
export function Waiting({ count, onShow }: { count: number; onShow: () => void }) {
  const { t } = useLingui()
  return (
    <button
      type="button"
      css={style}
      aria-label={t`Show ${plural(count, { one: '# new event', other: '# new events' })}`}
      onClick={onShow}
    >
      <Plural value={count} one="# new" other="# new" />
    </button>
  )
}
