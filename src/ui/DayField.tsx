import { css } from '@emotion/react'
import type { ReactNode } from 'react'

import { radius, space, text, touch } from './theme/scale.ts'

const styles = {
  day: css({ display: 'grid', gap: space[1], minWidth: 0, fontSize: text.s, color: 'var(--text-2)' }),
  field: css({
    minWidth: 0,
    minHeight: 32,
    padding: `0 ${space[2]}px`,
    background: 'var(--surface-3)',
    color: 'var(--text-1)',
    colorScheme: 'inherit',
    border: '1px solid var(--border-strong)',
    borderRadius: radius.s,
    fontSize: text.m,
    [touch]: { minHeight: 40, fontSize: text.l },
  }),
}

interface DayFieldProps {
  label: ReactNode
  /** yyyy-MM-dd; null for none. */
  value: string | null
  /** What may be chosen. */
  first?: string
  last: string
  isWrong: boolean
  /** The id of the words that say why. */
  problemId: string
  onChange: (day: string | null) => void
}

/** A day, in the browser's own field. */
export function DayField({ label, value, first, last, isWrong, problemId, onChange }: DayFieldProps) {
  return (
    <label css={styles.day}>
      {label}
      <input
        type="date"
        css={styles.field}
        value={value ?? ''}
        min={first}
        max={last}
        aria-invalid={isWrong}
        aria-describedby={isWrong ? problemId : undefined}
        onChange={({ target }) => onChange(target.value === '' ? null : target.value)}
      />
    </label>
  )
}
