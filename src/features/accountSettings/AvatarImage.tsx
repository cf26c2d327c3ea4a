import { css } from '@emotion/react'
import { type ReactNode, useState } from 'react'

const style = css({ borderRadius: '50%', background: 'var(--surface-3)' })

interface AvatarImageProps {
  url: string
  /** Of the square that it fills, px. */
  side: number
  /** What stands in its place where it does not load. */
  instead: ReactNode
}

/** An avatar as a round picture; nothing of a broken one is shown [MEMBER-03]. */
export function AvatarImage({ url, side, instead }: AvatarImageProps) {
  const [isBroken, setBroken] = useState(false)
  if (isBroken) return instead
  return (
    <img
      src={url}
      alt=""
      css={style}
      width={side}
      height={side}
      loading="lazy"
      onError={() => setBroken(true)}
    />
  )
}
