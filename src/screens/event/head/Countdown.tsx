import { Trans, useLingui } from '@lingui/react/macro'
import { useLayoutEffect, useRef } from 'react'

import { useClient } from '#src/client/context.tsx'
import { useMinute } from '#src/client/hooks/serverTime.ts'
import { useFormat } from '#src/client/hooks/useFormat.ts'

import { countdownText } from './countdownText.ts'

const day = 86_400_000

/** When a match begins: within a day how long that is, counted down by the server's clock, and its time; else its day. */
export function Countdown({ startUtc }: { startUtc: number }) {
  const format = useFormat()
  const left = startUtc - useMinute()
  const start = <time dateTime={new Date(startUtc).toISOString()}>{format.kickOff(startUtc)}</time>
  return (
    <span data-start="">
      {left > 0 && left < day ? <LeftUntil startUtc={startUtc} /> : <b>{format.time(startUtc)}</b>}
      {start}
    </span>
  )
}

/** Written once a second, outside React's rendering; a screen reader is told the start beside it. */
function LeftUntil({ startUtc }: { startUtc: number }) {
  const { api } = useClient()
  const { t } = useLingui()
  const figure = useRef<HTMLSpanElement>(null)
  useLayoutEffect(() => {
    const write = (): void => {
      if (figure.current !== null) figure.current.textContent = countdownText(startUtc - api.serverNow())
    }
    write()
    const ticking = window.setInterval(write, 1000)
    return () => window.clearInterval(ticking)
  }, [api, startUtc])
  return (
    <b
      role="timer"
      aria-live="off"
      aria-label={t({ message: 'Time until the start', context: 'of a match' })}
    >
      <Trans context="time until the start of a match: in 37:42">
        in <span ref={figure} />
      </Trans>
    </b>
  )
}
