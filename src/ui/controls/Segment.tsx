import { css } from '@emotion/react'
import { useId } from 'react'

import { visuallyHidden } from '#src/ui/text/VisuallyHidden.tsx'
import { forcedColours, motion, radius, space, text, touch } from '#src/ui/theme/scale.ts'

const styles = {
  box: css({ display: 'grid', gap: space[1], minWidth: 0 }),
  name: css({ fontSize: text.s, color: 'var(--text-2)' }),
  choice: css({
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    alignContent: 'center',
    minHeight: 28,
    padding: '0 10px',
    fontSize: text.s,
    textAlign: 'center',
    color: 'var(--text-3)',
    cursor: 'pointer',
    transition: `color ${motion}`,
    '&:hover': { color: 'var(--text-1)' },
    '&:has(:checked)': { color: 'var(--text-1)', fontWeight: 600 },
    // As wide as it is when it is chosen.
    '&::after': {
      content: 'attr(data-label)',
      height: 0,
      overflow: 'hidden',
      visibility: 'hidden',
      fontWeight: 600,
    },
    '> input': {
      position: 'absolute',
      inset: 0,
      appearance: 'none',
      margin: 0,
      borderRadius: 'inherit',
      cursor: 'pointer',
      transition: `background ${motion}`,
      '&:focus-visible': { outlineOffset: 1 },
    },
    // Over the button's ground, which it leaves the press to.
    '> span': { position: 'relative', pointerEvents: 'none' },
    [touch]: { minHeight: 36 },
  }),
}

/** What is chosen, in the colours of the member's system. */
const chosenOfSystem = css({
  [forcedColours]: {
    '> label:has(:checked)': { forcedColorAdjust: 'none', color: 'HighlightText' },
    '> label > input:checked': { background: 'Highlight', boxShadow: 'none' },
  },
})

const looks = {
  /** Parts of one bar. */
  bar: css({
    display: 'flex',
    flexWrap: 'wrap',
    gap: 2,
    padding: 2,
    borderRadius: radius.s + 2,
    background: 'var(--surface-3)',
    '> label': { flex: '1 0 auto', borderRadius: radius.s },
    '> label > input:checked': { background: 'var(--surface-4)' },
    [forcedColours]: { outline: '1px solid ButtonText' },
  }),
  /** One beside another, where they do not fit into one line. */
  chips: css({
    display: 'flex',
    flexWrap: 'wrap',
    gap: space[1],
    '> label': {
      minHeight: 32,
      borderRadius: 16,
      color: 'var(--text-2)',
      '&:has(:checked)': { color: 'var(--accent)' },
      [touch]: { minHeight: 36 },
    },
    '> label > input': { background: 'var(--surface-3)' },
    '> label > input:checked': {
      background: 'var(--accent-surface)',
      boxShadow: 'inset 0 0 0 1px var(--accent)',
    },
    [forcedColours]: { '> label': { outline: '1px solid ButtonText', outlineOffset: -1 } },
  }),
}

interface SegmentProps<Value extends string> {
  label: string
  /** Where the words around it already say what it chooses. */
  isLabelHidden?: boolean
  value: Value
  /** From two to five, in few words. */
  options: readonly { readonly value: Value; readonly label: string }[]
  onChange: (value: Value) => void
  look?: keyof typeof looks
}

/** A choice of one of a few, all of them in sight: radio buttons, so that one is a stop and arrows move and choose. */
export function Segment<Value extends string>({
  label,
  isLabelHidden = false,
  value,
  options,
  onChange,
  look = 'bar',
}: SegmentProps<Value>) {
  const id = useId()
  return (
    <div css={styles.box}>
      <span id={id} css={isLabelHidden ? visuallyHidden : styles.name}>
        {label}
      </span>
      <div role="radiogroup" aria-labelledby={id} css={[looks[look], chosenOfSystem]}>
        {options.map((option) => (
          <label key={option.value} data-label={option.label} css={styles.choice}>
            <input
              type="radio"
              name={id}
              aria-label={option.label}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </div>
  )
}
