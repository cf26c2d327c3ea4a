import type { Page } from '@playwright/test'

/** What a list of compact rows looks like, in px and counts, of what is in sight. */
export interface CompactFace {
  /** Rows that are seen whole: neither under what stays over them nor below it. */
  readonly wholeRows: number
  readonly rowHeights: readonly number[]
  /** Every size a price cell has, "57 × 40". */
  readonly cellSizes: readonly string[]
  /** Rows whose prices are not all on one line. */
  readonly crooked: readonly string[]
  /** Cells that do not stand under their side in the head of the competition. */
  readonly offColumn: readonly string[]
  /** Texts that do not fit their boxes. */
  readonly cut: readonly string[]
  /** Controls that are smaller than 24 × 24, or lie over another. */
  readonly small: readonly string[]
  /** px by which the page is wider than its window. */
  readonly overflow: number
}

/** Measures the compact list that is shown. */
export function compactFace(page: Page): Promise<CompactFace> {
  return page.evaluate(() => {
    const all = (selector: string, within: ParentNode = document): HTMLElement[] => [
      ...within.querySelectorAll<HTMLElement>(selector),
    ]
    const box = (element: Element): DOMRect => element.getBoundingClientRect()
    const middle = (element: Element): number => (box(element).left + box(element).right) / 2
    const said = (element: HTMLElement): string =>
      element.getAttribute('aria-label') ?? (element.textContent ?? '').trim()
    const isOnTop = (element: HTMLElement, y: number): boolean =>
      element.contains(document.elementFromPoint(window.innerWidth / 2, y))
    const isWhole = (row: HTMLElement): boolean => {
      const { top, bottom } = box(row)
      return top >= 0 && bottom <= window.innerHeight && isOnTop(row, top + 1) && isOnTop(row, bottom - 2)
    }
    const textBox = (element: HTMLElement): DOMRect => {
      const range = document.createRange()
      range.selectNodeContents(element)
      return range.getBoundingClientRect()
    }
    const rows = all('[data-event]').filter(isWhole)
    const cells = rows.flatMap((row) => all('[data-market]', row))
    const heads = all('[data-section] h2').flatMap((head) =>
      all('[data-place] > span', head.parentElement ?? head),
    )
    const controls = rows.flatMap((row) => all('a, button', row))
    const isCut = (part: HTMLElement): boolean =>
      part.scrollWidth > part.clientWidth + 1 || part.scrollHeight > part.clientHeight + 2
    const leaves = (part: HTMLElement, cell: HTMLElement): boolean =>
      part.checkVisibility() &&
      part.textContent !== '' &&
      (textBox(part).left < box(cell).left || textBox(part).right > box(cell).right)
    return {
      wholeRows: rows.length,
      rowHeights: [...new Set(rows.map((row) => Math.round(box(row).height)))],
      cellSizes: [
        ...new Set(cells.map((cell) => `${Math.round(box(cell).width)} × ${Math.round(box(cell).height)}`)),
      ],
      crooked: rows
        .filter((row) => {
          const lines = all('[data-price]', row).map((price) => (box(price).top + box(price).bottom) / 2)
          return Math.max(...lines) - Math.min(...lines) > 1
        })
        .map(said),
      offColumn: cells
        .filter(
          (cell) => heads.length > 0 && !heads.some((head) => Math.abs(middle(head) - middle(cell)) <= 1),
        )
        .map(said),
      cut: [
        ...rows.flatMap((row) =>
          all('[data-team], [data-clock], [data-start], [data-day], [data-score]', row)
            .filter((part) => part.checkVisibility() && isCut(part))
            .map(said),
        ),
        ...cells.flatMap((cell) =>
          all('[data-price], [data-part="figure"]', cell)
            .filter((part) => leaves(part, cell))
            .map(said),
        ),
      ],
      small: controls
        .filter((control) => {
          const { width, height, left, right, top, bottom } = box(control)
          const isCovered = [
            [left + 1, top + 1],
            [right - 1, bottom - 1],
          ].some(([x = 0, y = 0]) => {
            const over = document.elementFromPoint(x, y)?.closest('a, button')
            return over !== null && over !== undefined && over !== control && over.tagName === 'BUTTON'
          })
          return width < 24 || height < 24 || isCovered
        })
        .map(said),
      overflow: document.documentElement.scrollWidth - window.innerWidth,
    }
  })
}
