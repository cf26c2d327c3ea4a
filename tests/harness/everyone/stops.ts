import type { Page } from '@playwright/test'

/** More stops than this nobody goes through: a long list has one a row, and is known by its first rows. */
const enough = 120

interface Stop {
  /** Its number among those met, the same when it is met again; null where nothing has the focus. */
  readonly at: number | null
  readonly what: string
  readonly wrong: readonly string[]
}

/**
 * Goes through a screen by the Tab key, from its beginning, and tells what is amiss, a line each: a stop that is out of
 * sight, wholly under something else or without a sign that it has the focus; one that is never reached; a way round that
 * leaves some out; and a way that is not the one in which the screen is read.
 */
export async function badStops(page: Page): Promise<string[]> {
  const found = await unread(page)
  await page.evaluate(() => {
    const element = document.activeElement
    if (element instanceof HTMLElement && element.closest('dialog:modal') === null) element.blur()
    window.scrollTo(0, 0)
    // Where the browser goes on from is where it last was: the beginning of the page.
    if (document.querySelector('dialog:modal') === null) getSelection()?.collapse(document.body, 0)
    delete (window as { stopsMet?: unknown }).stopsMet
  })
  const met: number[] = []
  let blanks = 0
  for (let presses = 0; presses < enough; presses += 1) {
    await page.keyboard.press('Tab')
    const stop = await currentStop(page)
    if (stop.at === null) {
      // Behind the last stop the way leaves the page, and comes in again at the first.
      blanks += 1
      if (blanks > 2) found.push(`the focus is lost behind stop ${met.length}`)
      if (blanks > 2) break
    } else if (met.includes(stop.at)) {
      if (stop.at !== met[0]) found.push(`from “${stop.what}” the way leads round and round`)
      found.push(...(await missed(page)))
      break
    } else {
      met.push(stop.at)
      found.push(...stop.wrong.map((line) => `“${stop.what}” ${line}`))
    }
  }
  return [...new Set(found)]
}

function currentStop(page: Page): Promise<Stop> {
  return page.evaluate(() => {
    const watched = window as { stopsMet?: Element[] }
    const known = (watched.stopsMet ??= [])
    const element = document.activeElement
    if (element === null || element === document.body) return { at: null, what: 'the page', wrong: [] }
    if (!known.includes(element)) known.push(element)
    const at = known.indexOf(element)
    const what = `${element.tagName.toLowerCase()} ${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 50)}`
    const wrong: string[] = []
    // A frame has its own page within, and its own stops.
    if (element instanceof HTMLIFrameElement) return { at, what, wrong }
    const { left, right, top, bottom } = element.getBoundingClientRect()
    const style = getComputedStyle(element)
    const isSeen = element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    const isClipped = style.clipPath !== 'none' && right - left <= 1
    const field = element.matches('input[type=radio], input[type=checkbox]') ? element.parentElement : null
    if ((!isSeen || isClipped) && field === null) wrong.push('is not seen')
    else if (right <= 0 || bottom <= 0 || left >= innerWidth || top >= innerHeight)
      wrong.push('is out of sight')
    else {
      const isThere = (x: number, y: number): boolean => {
        const there = document.elementFromPoint(x, y)
        return there !== null && (element.contains(there) || (field?.contains(there) ?? false))
      }
      const places = [0.1, 0.3, 0.5, 0.7, 0.9]
      const isFree = places.some((x) =>
        places.some((y) => isThere(left + (right - left) * x, top + (bottom - top) * y)),
      )
      if (!isFree && style.pointerEvents !== 'none') wrong.push('is wholly under something else')
    }
    const rings = [element, element.parentElement].flatMap((each) =>
      each === null ? [] : [getComputedStyle(each)],
    )
    if (
      !rings.some(
        ({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
      )
    )
      wrong.push('does not show that it has the focus')
    return { at, what, wrong }
  })
}

/** What takes the focus by Tab and was not come by. Of what is one stop, such as tabs, that one. */
function missed(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const known = (window as { stopsMet?: Element[] }).stopsMet ?? []
    const modal = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body
    const stops = 'a[href], button, input:not([type=hidden]), select, textarea, summary, [tabindex]'
    return [...modal.querySelectorAll<HTMLElement>(stops)]
      .filter(
        (element) =>
          element.tabIndex >= 0 &&
          !element.matches(':disabled') &&
          element.closest('[inert]') === null &&
          element.checkVisibility({ visibilityProperty: true }) &&
          // One stop for all of a choice.
          !element.matches('input[type=radio]') &&
          !known.includes(element),
      )
      .map(
        (element) =>
          `“${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 50)}” is not reached`,
      )
  })
}

/** Neighbours in the order of the keys of which the second is read before the first: above it and not beside it. */
function unread(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = []
    const stops = 'a[href], button, input:not([type=hidden]), select, textarea, summary, [tabindex]'
    const parts =
      'main, aside, nav, header, footer, dialog, section, article, li, fieldset, form, [role=group], [role=tablist], [role=tabpanel]'
    const modal = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body
    const all = [...modal.querySelectorAll<HTMLElement>(stops)].filter(
      (element) =>
        element.tabIndex >= 0 &&
        element.closest('[inert]') === null &&
        element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
        element.getBoundingClientRect().width > 1,
    )
    for (const element of all)
      if (element.tabIndex > 0)
        found.push(`“${element.textContent?.trim().slice(0, 50)}” goes before its turn`)
    for (const [at, element] of all.entries()) {
      const next = all[at + 1]
      if (next === undefined || next.closest(parts) !== element.closest(parts)) continue
      const [one, other] = [element.getBoundingClientRect(), next.getBoundingClientRect()]
      const isAbove = other.bottom <= one.top + 1
      const isBeside = other.left >= one.right - 1
      const isBack =
        Math.abs((other.top + other.bottom - one.top - one.bottom) / 2) < 4 && other.right <= one.left + 1
      if ((isAbove && !isBeside) || isBack)
        found.push(
          `“${(next.getAttribute('aria-label') ?? next.textContent ?? '').trim().slice(0, 40)}” is read before “${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}” and comes after it`,
        )
    }
    return found
  })
}
