import { css } from '@emotion/react'

import { forcedColours, motion, space, text, touch } from '#src/ui/theme/scale.ts'

const box = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
  minHeight: 32,
  fontSize: text.s,
  fontWeight: 500,
  cursor: 'pointer',
  [touch]: { minHeight: 44 },
})
const field = css({
  appearance: 'none',
  position: 'relative',
  flex: 'none',
  width: 40,
  height: 24,
  margin: 0,
  borderRadius: 12,
  border: '1px solid var(--border-strong)',
  background: 'var(--surface-3)',
  cursor: 'pointer',
  transition: `background ${motion}`,
  '&::after': {
    content: '""',
    position: 'absolute',
    top: 2,
    left: 2,
    width: 18,
    height: 18,
    borderRadius: '50%',
    background: 'var(--text-2)',
    transition: `transform ${motion}`,
  },
  '&:checked': { background: 'var(--accent)', borderColor: 'var(--accent)' },
  '&:checked::after': { transform: 'translateX(16px)', background: 'var(--on-accent)' },
  [forcedColours]: {
    forcedColorAdjust: 'none',
    background: 'ButtonFace',
    borderColor: 'ButtonText',
    '&::after': { background: 'ButtonText' },
    '&:checked': { background: 'Highlight', borderColor: 'Highlight' },
    '&:checked::after': { background: 'HighlightText' },
  },
})

interface SwitchProps {
  label: string
  isOn: boolean
  onChange: (isOn: boolean) => void
}

/** Something that is on or off, at once. */
export function Switch({ label, isOn, onChange }: SwitchProps) {
  return (
    <label css={box}>
      {label}
      <input
        type="checkbox"
        role="switch"
        css={field}
        checked={isOn}
        aria-checked={isOn}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
    </label>
  )
}
