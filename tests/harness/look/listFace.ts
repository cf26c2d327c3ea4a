import type { Page } from '@playwright/test'

/** What a list looks like, in px and counts, of what is in sight. */
export interface ListFace {
  /** The top of the first price. */
  readonly firstPrice: number
  /** Whole rows in sight, between what stays over and under them. */
  readonly wholeRows: number
  /** Every width a price cell has. */
  readonly cellWidths: readonly number[]
  /** Cells whose label and price do not share a line. */
  readonly crooked: readonly string[]
  /** Teams that are not on the line of their price. */
  readonly offLine: readonly string[]
  /** Texts that do not fit their boxes. */
  readonly cut: readonly string[]
  /** Controls of rows that are smaller than 24 × 24. */
  readonly small: readonly string[]
  /** Share of the texts in sight that weigh 600 or more. */
  readonly heavy: number
  /** Font sizes in sight, px. */
  readonly sizes: readonly number[]
  /** px by which the page is wider than its window. */
  readonly overflow: number
}

/** Measures the list that is shown. */
export function listFace(page: Page): Promise<ListFace> {
  return page.evaluate(() => {
    const all = (selector: string, within: ParentNode = document): HTMLElement[] => [
      ...within.querySelectorAll<HTMLElement>(selector),
    ]
    const box = (element: Element): DOMRect => element.getBoundingClientRect()
    const isSeen = (element: Element): boolean => {
      const { width, height, bottom, top } = box(element)
      return width > 1 && height > 1 && bottom > 0 && top < window.innerHeight
    }
    const said = (element: HTMLElement): string => (element.textContent ?? '').trim()
    const isCut = (element: HTMLElement): boolean =>
      element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 2
    const middle = (element: Element): number => (box(element).top + box(element).bottom) / 2
    const rows = all('[data-event]').filter(isSeen)
    const cells = rows.flatMap((row) => all('[data-market]', row)).filter(isSeen)
    const bar = document.querySelector('nav[aria-label="Quick access"]')
    const floor = bar === null ? window.innerHeight : box(bar).top
    const ceiling = Math.min(...cells.map((cell) => box(cell).top))
    const baselines = (cell: HTMLElement): string[] => {
      const [label, price] = [all('[data-part="label"]', cell)[0], all('[data-price]', cell)[0]]
      if (label === undefined || price === undefined) return ['no parts']
      return Math.abs(middle(label) - middle(price)) > 1.5 ? [said(cell)] : []
    }
    const lines = (row: HTMLElement): string[] =>
      ['home', 'away'].flatMap((side, at) => {
        const [cell, team] = [
          all(`[data-place="1"] [data-side="${side}"]`, row)[0],
          all('[data-team]', row)[at],
        ]
        if (cell === undefined || team === undefined || window.innerWidth < 768) return []
        return Math.abs(middle(cell) - middle(team)) > 1.5 ? [said(team)] : []
      })
    const texts = all('body *').filter(
      (element) =>
        isSeen(element) &&
        element.dataset.crest === undefined &&
        getComputedStyle(element).visibility === 'visible' &&
        [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim() !== ''),
    )
    const weightOf = (element: HTMLElement): number => Number(getComputedStyle(element).fontWeight)
    return {
      firstPrice: ceiling,
      wholeRows: rows.filter((row) => box(row).top > 0 && box(row).bottom <= floor + 1).length,
      cellWidths: [...new Set(cells.map((cell) => Math.round(box(cell).width)))],
      crooked: cells.flatMap(baselines),
      offLine: rows.flatMap(lines),
      cut: [
        ...rows.flatMap((row) =>
          all(
            '[data-team], [data-clock], [data-start], [data-price], [data-part="figure"], [data-score]',
            row,
          ),
        ),
        // The game of a competition, which its icon says as well: all of it, or nothing.
        ...all('h2 bdi + bdi'),
      ]
        .filter((part) => isSeen(part) && isCut(part))
        .map(said),
      small: rows.flatMap((row) =>
        all('a, button', row)
          .filter((control) => isSeen(control) && (box(control).width < 24 || box(control).height < 24))
          .map((control) => control.getAttribute('aria-label') ?? said(control)),
      ),
      heavy: texts.filter((text) => weightOf(text) >= 600).length / texts.length,
      sizes: [...new Set(texts.map((text) => Number.parseFloat(getComputedStyle(text).fontSize)))].toSorted(
        (a, b) => a - b,
      ),
      overflow: document.documentElement.scrollWidth - window.innerWidth,
    }
  })
}

/**
 * The largest share of the open price cells that carried an arrow or a ground in so many looks, one with each beat of the
 * page's own clock. A page that stood still shows at once what moved meanwhile: it is looked at again once those marks are
 * over.
 */
export function mostMarked(page: Page, looks: number): Promise<number> {
  return page.evaluate(async (wanted) => {
    const [beat, lateFrom, markLasts] = [250, 500, 1_000]
    let most = 0
    let [last, stoodStill] = [performance.now(), -markLasts]
    for (let look = 0; look < wanted;) {
      await new Promise((resolve) => setTimeout(resolve, beat))
      const now = performance.now()
      if (now - last > lateFrom) stoodStill = now
      last = now
      if (now - stoodStill < markLasts) continue
      look += 1
      const open = [
        ...document.querySelectorAll<HTMLElement>('[data-event] [data-market][data-status="open"]'),
      ]
      const marked = open.filter(({ dataset }) => !['none', 'lock'].includes(dataset.change ?? 'none'))
      if (open.length > 0) most = Math.max(most, marked.length / open.length)
    }
    return most
  }, looks)
}
