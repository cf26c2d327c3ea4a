import { fromCallback } from 'xstate'

import { orientationMachine } from '#machines/orientation/machine.ts'
import type { Services } from '#src/client/services.ts'

import { sidewaysQuery } from './sideways.ts'

/** By the device where it tells: a frame that is wider than high says nothing of how the device is held. */
function isHeldSideways(): boolean {
  const { orientation } = window.screen
  return orientation === undefined || orientation.type.startsWith('landscape')
}

/** Brings its code, once per client: the member's device, watched for as long as the page lives. */
export function bringOrientation({ deferredActors }: Pick<Services, 'deferredActors'>): void {
  deferredActors.orientation.bring(
    orientationMachine.provide({
      actors: {
        watchScreen: fromCallback(({ sendBack }) => {
          const media = window.matchMedia(sidewaysQuery)
          const turned = (): void => {
            const isSideways = media.matches && isHeldSideways()
            sendBack({ type: isSideways ? 'screen.turnedSideways' : 'screen.turnedUpright' })
          }
          const filled = (): void => {
            const isFull = document.fullscreenElement !== null
            sendBack({ type: isFull ? 'fullscreen.entered' : 'fullscreen.left' })
          }
          media.addEventListener('change', turned)
          window.screen.orientation?.addEventListener('change', turned)
          document.addEventListener('fullscreenchange', filled)
          turned()
          filled()
          return () => {
            media.removeEventListener('change', turned)
            window.screen.orientation?.removeEventListener('change', turned)
            document.removeEventListener('fullscreenchange', filled)
          }
        }),
      },
    }),
  )
}
