import { isMotionReduced } from '#src/ui/theme/motion.ts'

/** px to the side, one after the other. */
const steps = [0, -3, 3, -2, 1, 0]

/** Shows in place that a press does nothing; nothing moves where the member wants no motion. */
export function shakeOff(element: HTMLElement): void {
  if (isMotionReduced()) return
  element.animate(
    // oxlint-disable-next-line lingui/no-unlocalized-strings -- a length
    steps.map((px) => ({ transform: `translateX(${px}px)` })),
    { duration: 240, easing: 'ease-out' },
  )
}
