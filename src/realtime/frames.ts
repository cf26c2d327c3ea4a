import type { Timers } from './timers.ts'

/** Runs a task with the next frame, however often it is asked for before. */
export interface FrameScheduler {
  request(): void
}

/** What a scheduler needs of the page; given from outside so that tests hold the clock. */
export interface FrameClock extends Timers {
  requestFrame(run: () => void): number
  cancelFrame(id: number): void
}

/** A frame that does not come in this time is not waited for: the tab is hidden or the frame is out of view. */
const longestFrame = 250

/** @param run what to do once a frame; hidden pages get no frames, so that a timer stands in and the slip still hears */
export function createFrameScheduler(clock: FrameClock, run: () => void): FrameScheduler {
  let pending = false
  let frame = 0
  let timer = 0
  const fire = (): void => {
    if (!pending) return
    pending = false
    clock.cancelFrame(frame)
    clock.stopTimer(timer)
    run()
  }
  return {
    request() {
      if (pending) return
      pending = true
      frame = clock.requestFrame(fire)
      timer = clock.startTimer(fire, longestFrame)
    },
  }
}
