import { reducedMotion } from './scale.ts'

/** The class of a page on which the member wants nothing to move, whatever the device says of it [A11Y-01]. */
export const stillPage = 'still'

/** Whether nothing is to move: the device or the member says so. */
export function isMotionReduced(): boolean {
  return (
    document.documentElement.classList.contains(stillPage) ||
    window.matchMedia(reducedMotion.slice('@media '.length)).matches
  )
}
