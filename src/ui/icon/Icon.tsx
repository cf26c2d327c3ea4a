import { type IconName, iconPaths } from './paths.ts'

export type { IconName }

interface IconProps {
  name: IconName
  /** 16 px in text, 24 px where it stands alone [DEVICE-03]. */
  size?: 16 | 24
}

/** An icon beside words. It says nothing to a screen reader: the words or the button's label do. */
export function Icon({ name, size = 16 }: IconProps) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 16 16"
      fill="none"
      stroke="currentColor"
      strokeWidth={size === 24 ? 1.25 : 1.5}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
      style={{ flex: 'none' }}
    >
      <path d={iconPaths[name]} />
    </svg>
  )
}
