import { createAtom } from '@tanstack/store'
import { fromCallback } from 'xstate'

import type { PictureEvent, PlayInput } from '#machines/stream/types.ts'

import { playHls } from './playHls.ts'

/** A picture on the page: the element, and the number of the opening that it is for. */
interface Screen {
  readonly video: HTMLVideoElement
  readonly opened: number
}

/** Holds the picture that is on the page; null while nothing is shown. */
export function createScreens() {
  return createAtom<Screen | null>(null)
}

/**
 * Plays what is opened in its own picture, once that is on the page. One that leaves the page is not waited for; where it
 * comes back, it begins again.
 * @param hear has an element sound as the member wants it, until what it returns is called
 */
export function playActor(
  screens: ReturnType<typeof createScreens>,
  hear: (video: HTMLVideoElement) => () => void,
) {
  return fromCallback<PictureEvent, PlayInput>(({ input: { url, opened }, sendBack }) => {
    let playing: { readonly video: HTMLVideoElement; readonly end: () => void } | null = null
    const begin = (video: HTMLVideoElement): (() => void) => {
      // Before it starts: it starts on its own only where it makes no sound.
      const unheard = hear(video)
      const stop = playHls(video, url, sendBack)
      return () => {
        unheard()
        stop()
      }
    }
    const look = (): void => {
      const screen = screens.get()
      const video = screen?.opened === opened ? screen.video : null
      if (video === (playing?.video ?? null)) return
      if (playing !== null) {
        playing.end()
        sendBack({ type: 'picture.paused' })
      }
      playing = video === null ? null : { video, end: begin(video) }
    }
    look()
    const looking = screens.subscribe(look)
    return () => {
      looking.unsubscribe()
      playing?.end()
    }
  })
}
