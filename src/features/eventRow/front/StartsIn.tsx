import { useLingui } from '@lingui/react/macro'
import { useCallback } from 'react'

import { useServerTime } from '#src/client/hooks/serverTime.ts'
import { useFormat } from '#src/client/hooks/useFormat.ts'
import { startLabels } from '#src/words/format/starts.ts'

const minute = 60_000
const hour = 60 * minute

/** Whole minutes until a moment, of its last hour; else 0. */
function minutesLeft(start: number, now: number): number {
  const left = Math.ceil((start - now) / minute)
  return start - now > hour || left <= 0 ? 0 : left
}

/**
 * When an event starts: in its last hour how many minutes are left, by the server's clock; its time; and its day where
 * that is not today. All of it in two lines.
 * @param startUtc UTC milliseconds
 */
export function StartsIn({ startUtc }: { startUtc: number }) {
  const { t } = useLingui()
  const format = useFormat()
  const today = useServerTime(format.isoDay)
  const left = useServerTime(useCallback((now: number) => minutesLeft(startUtc, now), [startUtc]))
  const { time, day, full } = startLabels(format, startUtc, today)
  return (
    <span data-start="" title={full}>
      <b>{left === 0 ? time : t({ message: `${left} min`, context: 'minutes until a match starts' })}</b>{' '}
      {left === 0 ? day !== null && <span>{day}</span> : <span>{time}</span>}
    </span>
  )
}
