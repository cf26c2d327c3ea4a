import type { Locator, Page } from '@playwright/test'

/** Where something is, in px. */
interface Place {
  x: number
  y: number
  width: number
  height: number
}

/** What a finger may be on its way to in the slip, by name, and where it is: the stake, its keys, the big button. */
export async function placesOf(panel: Locator, place: Locator): Promise<Record<string, Place | null>> {
  const keys = await panel.getByRole('group').evaluateAll((groups) =>
    groups.flatMap((group) =>
      [...group.querySelectorAll('button')].map((key): [string, Place] => {
        const { x, y, width, height } = key.getBoundingClientRect()
        return [key.getAttribute('aria-label') ?? key.textContent ?? '', { x, y, width, height }]
      }),
    ),
  )
  return {
    ...Object.fromEntries(keys),
    stake: await panel.getByRole('textbox').boundingBox(),
    place: await place.boundingBox(),
  }
}

/** Looks at each frame from now on where the stake is: what is given says every place it had since, as "x y". */
export async function watchStake(panel: Locator): Promise<() => Promise<string[]>> {
  const watch = await panel.evaluateHandle((element) => {
    const places = new Set<string>()
    const look = () => {
      const { x, y } = element.querySelector('input')?.getBoundingClientRect() ?? { x: 0, y: 0 }
      places.add(`${x} ${y}`)
      requestAnimationFrame(look)
    }
    look()
    return places
  })
  return () => watch.evaluate((places) => [...places])
}

/**
 * The controls of the slip whose middle belongs to something else: what a finger would press there instead.
 * @param mayScroll each is scrolled to first, as a member would; else all that a bet takes are in sight at once
 */
export function coveredIn(panel: Locator, mayScroll: boolean): Promise<string[]> {
  return panel.evaluate((element, scrolls) => {
    // A control is scrolled to by all that it is within, what hides its overflow among them.
    const around: Element[] = [...element.querySelectorAll('*')]
    for (let at: Element | null = element; at !== null; at = at.parentElement) around.push(at)
    const before = around.map((each) => each.scrollTop)
    const covered: string[] = []
    for (const control of element.querySelectorAll('input, select, button, [role=tab]')) {
      if (scrolls || control instanceof HTMLSelectElement) control.scrollIntoView({ block: 'center' })
      const { left, top, width, height } = control.getBoundingClientRect()
      const there = document.elementFromPoint(left + width / 2, top + height / 2)
      if (there !== null && control.contains(there)) continue
      const name = control.getAttribute('aria-label') ?? control.textContent
      covered.push(
        `${name}: ${there === null ? 'out of sight' : `under ${there.tagName} ${there.textContent}`}`,
      )
    }
    for (const [at, each] of around.entries()) each.scrollTop = before[at] ?? 0
    return covered
  }, mayScroll)
}

/** Waits until what moves in has come to rest: half transparent it has neither its colours nor its place. */
export async function atRest(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        ({ effect, playState }) =>
          playState !== 'running' || effect?.getComputedTiming().endTime === Infinity,
      ),
  )
}
