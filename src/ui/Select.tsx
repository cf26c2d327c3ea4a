import { css } from '@emotion/react'
import { useId } from 'react'

import { radius, space, text, touch } from './theme/scale.ts'
import { visuallyHidden } from './VisuallyHidden.tsx'

const box = css({ display: 'grid', gap: space[1] })
const name = css({ fontSize: text.s, color: 'var(--text-2)' })
const field = css({
  minHeight: 32,
  padding: `0 ${space[2]}px`,
  background: 'var(--surface-3)',
  color: 'var(--text-1)',
  border: '1px solid var(--border-strong)',
  borderRadius: radius.s,
  fontSize: text.m,
  maxWidth: '100%',
  [touch]: { minHeight: 40, fontSize: text.l },
})

interface SelectProps<Value extends string> {
  label: string
  /** Where the words around it already say what it chooses. */
  isLabelHidden?: boolean
  value: Value
  options: readonly { readonly value: Value; readonly label: string; readonly lang?: string }[]
  onChange: (value: Value) => void
}

/** A choice of one of a few. The browser's own list: every phone knows how to show it. */
export function Select<Value extends string>({
  label,
  isLabelHidden = false,
  value,
  options,
  onChange,
}: SelectProps<Value>) {
  const id = useId()
  return (
    <div css={box}>
      <label htmlFor={id} css={isLabelHidden ? visuallyHidden : name}>
        {label}
      </label>
      <select
        id={id}
        css={field}
        value={value}
        onChange={(event) => {
          const chosen = options.find((option) => option.value === event.target.value)
          if (chosen) onChange(chosen.value)
        }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value} lang={option.lang}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  )
}
