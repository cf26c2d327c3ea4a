import { css } from '@emotion/react'

import { Select } from '#src/ui/controls/Select.tsx'
import { space, text } from '#src/ui/theme/scale.ts'

import { usePolicyChoice } from './usePolicyChoice.ts'

const styles = {
  // A quiet line: what is looked at here is the button above it.
  row: css({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space[2],
    '& [role="combobox"]': {
      minHeight: 32,
      padding: `0 ${space[1]}px`,
      border: 0,
      background: 'none',
      fontSize: text.xs,
      color: 'var(--text-2)',
    },
  }),
  name: css({ fontSize: text.xs, color: 'var(--text-3)' }),
}

/** Which moves of a price the member takes without being asked, in one line: as a menu, for there is no room for all of them. */
export function PolicySelect() {
  const choice = usePolicyChoice()
  return (
    <div css={styles.row}>
      <span css={styles.name} aria-hidden="true">
        {choice.label}
      </span>
      <Select {...choice} isLabelHidden />
    </div>
  )
}
