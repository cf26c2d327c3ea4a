import type { Page } from '@playwright/test'

/** What still moves for longer than a frame, a line each. */
export function movingOn(page: Page): Promise<string[]> {
  return page.evaluate(() => [
    ...new Set(
      document.getAnimations().flatMap((animation) => {
        const time = animation.effect?.getComputedTiming().endTime
        const target = animation.effect instanceof KeyframeEffect ? animation.effect.target : null
        return typeof time === 'number' && time > 1
          ? [`${target?.outerHTML.slice(0, 100)} moves for ${time} ms`]
          : []
      }),
    ),
  ])
}
