import { css } from '@emotion/react'

import { useMinute } from '#src/client/hooks/serverTime.ts'
import { useFormat } from '#src/client/hooks/useFormat.ts'
import { space, text } from '#src/ui/theme/scale.ts'

const style = css({
  display: 'flex',
  gap: space[1],
  // Where words are long it is the first to give way: the zone goes whole, the time stays.
  flexFlow: 'row wrap',
  flexShrink: 1000,
  minWidth: '2.5rem',
  height: '1lh',
  overflow: 'hidden',
  fontSize: text.s,
  color: 'var(--text-2)',
  whiteSpace: 'nowrap',
})

/** The time by which starts are given: the member's zone, the server's clock [ODDS-04]. */
export function Clock() {
  const format = useFormat()
  const now = useMinute()
  return (
    <span css={style}>
      <time dateTime={new Date(now).toISOString()}>{format.time(now)}</time>
      <span>{format.zone(now)}</span>
    </span>
  )
}
