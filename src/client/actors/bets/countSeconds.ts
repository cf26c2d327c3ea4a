import { fromCallback } from 'xstate'

import type { BetSlipEvent, CountSecondsEvent } from '#machines/betSlip/types.ts'
import type { Services } from '#src/client/services.ts'

const second = 1_000

export interface CountingServices extends Pick<Services, 'timers' | 'now'> {
  readonly api: Pick<Services['api'], 'serverNow'>
}

/**
 * Counts a wait down by the clock and not by its ticks, which stand still while the device sleeps [SLIP-17 SLIP-20]. Of
 * the server's clock and the page's own, which only goes forward, the one that is further counts: neither a sleep nor a
 * device whose clock is set back makes a member wait longer.
 */
export function countSecondsActor({ api, timers, now }: CountingServices) {
  return fromCallback<CountSecondsEvent>(({ receive, sendBack }) => {
    let timer: number | null = null
    const stop = (): void => {
      if (timer !== null) timers.stopTimer(timer)
      timer = null
    }
    receive(({ seconds }) => {
      stop()
      const length = seconds * second
      const [serverBegan, pageBegan] = [api.serverNow(), now()]
      const left = (): number => length - Math.max(api.serverNow() - serverBegan, now() - pageBegan)
      const wait = (): void => {
        // To the next whole second, by which the number changes.
        timer = timers.startTimer(count, left() % second || second)
      }
      const count = (): void => {
        timer = null
        const secondsLeft = Math.max(0, Math.ceil(left() / second))
        const counted: BetSlipEvent = { type: 'wait.counted', secondsLeft }
        if (secondsLeft > 0) wait()
        sendBack(counted)
      }
      if (seconds > 0) wait()
    })
    return stop
  })
}
