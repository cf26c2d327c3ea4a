import type { Page } from '@playwright/test'

/** What a live region said: all that changed in it in one turn, as it is said. */
export interface Heard {
  /** By the page's clock, ms. */
  readonly at: number
  readonly text: string
  /** Said at once, over what is being said. */
  readonly isRude: boolean
}

type Listening = Window & { heardSoFar?: Heard[] }

/** Listens from now on, through loads of the page, to what every live region says. */
export async function listen(page: Page): Promise<void> {
  await page.addInitScript(hear)
  await page.evaluate(hear)
}

/** What was heard so far, in order. */
export function heardOn(page: Page): Promise<Heard[]> {
  return page.evaluate(() => (window as Listening).heardSoFar ?? [])
}

/** What was heard so far is forgotten. */
export async function forgetHeard(page: Page): Promise<void> {
  await page.evaluate(() => {
    ;(window as Listening).heardSoFar = []
  })
}

function hear(): void {
  const live = '[aria-live], [role=status], [role=alert], [role=log], output'
  const listening = window as Listening
  if (listening.heardSoFar !== undefined) return
  listening.heardSoFar = []
  /** Around a node, or the node itself; null where that is silent. */
  const regionOf = (node: Node): Element | null => {
    const region = (node instanceof Element ? node : node.parentElement)?.closest(live) ?? null
    return region === null || region.getAttribute('aria-live') === 'off' ? null : region
  }
  /** What has no box of its own is seen where what it is in is seen. */
  const isSeen = (element: Element): boolean =>
    getComputedStyle(element).display === 'contents' && element.parentElement !== null
      ? isSeen(element.parentElement)
      : element.checkVisibility({ visibilityProperty: true })
  /** Behind a dialog all is silent, and so is what is not there to be seen. */
  const isHeard = (region: Element): boolean => {
    const modal = [...document.querySelectorAll('dialog:modal')].at(-1)
    return (
      region.isConnected &&
      (modal === undefined || modal.contains(region)) &&
      region.closest('[inert], [aria-hidden=true]') === null &&
      isSeen(region)
    )
  }
  const textOf = (node: Node): string => {
    if (node instanceof Element && node.closest('[aria-hidden=true]') !== null) return ''
    if (!(node instanceof Element)) return node.textContent ?? ''
    return [...node.childNodes].map(textOf).join(' ')
  }
  const isWhole = (region: Element): boolean =>
    region.hasAttribute('aria-atomic')
      ? region.getAttribute('aria-atomic') === 'true'
      : region.matches('[role=status], [role=alert]')
  const observer = new MutationObserver((records) => {
    /** What came into each region: an element, or a text that became another. */
    const came = new Map<Element, Set<Node>>()
    for (const { target, type, addedNodes } of records) {
      const region = regionOf(target)
      // What comes together with its region is said only where it is an alert.
      if (region === null) {
        for (const node of addedNodes)
          if (node instanceof Element)
            for (const alert of [node, ...node.querySelectorAll('*')])
              if (alert.matches('[role=alert]')) came.set(alert, new Set([alert]))
        continue
      }
      const nodes = came.get(region) ?? new Set<Node>()
      if (type === 'characterData') nodes.add(target)
      else for (const node of addedNodes) if (regionOf(node) !== null) nodes.add(node)
      came.set(region, nodes)
    }
    for (const [region, nodes] of came) {
      if (!isHeard(region)) continue
      const outer = [...nodes].filter(
        (node) => node.isConnected && ![...nodes].some((other) => other !== node && other.contains(node)),
      )
      if (outer.length === 0) continue
      const text = (isWhole(region) ? [region as Node] : outer)
        .map(textOf)
        .join(' ')
        .replaceAll(/\s+/g, ' ')
        .trim()
      if (text === '') continue
      const isRude = region.getAttribute('aria-live') === 'assertive' || region.matches('[role=alert]')
      listening.heardSoFar?.push({ at: Date.now(), text, isRude })
    }
  })
  observer.observe(document, { subtree: true, childList: true, characterData: true })
}
