/** The height of what is shown, in whole CSS pixels, whatever the height of the frame around it. */
function contentHeight(document: Document): number {
  const { body } = document
  const main = document.getElementById('main')
  if (main === null) return Math.ceil(body.getBoundingClientRect().height)
  const view = document.defaultView
  const paddingOf = (element: Element): number =>
    view === null ? 0 : Number.parseFloat(view.getComputedStyle(element).paddingBottom) || 0
  // The middle is at least as high as the window: what is in it says how high it must be.
  const top = body.getBoundingClientRect().top
  const bottoms = Array.from(main.children, (child) => child.getBoundingClientRect().bottom)
  const around = main.parentElement === null ? 0 : paddingOf(main.parentElement)
  return Math.ceil(Math.max(main.getBoundingClientRect().top, ...bottoms) - top + paddingOf(main) + around)
}

/**
 * Tells the height of what is shown, now and whenever it is another; once a frame at most.
 * @returns looks for what is shown now: to be called when another screen is there
 */
export function watchHeight(document: Document, tell: (pixels: number) => void): () => void {
  let told = -1
  const look = (): void => {
    const pixels = contentHeight(document)
    if (pixels === told) return
    told = pixels
    tell(pixels)
  }
  // Sizes are told after layout, once a frame.
  const sizes = new ResizeObserver(look)
  const parts = new MutationObserver(() => follow())
  const follow = (): void => {
    sizes.disconnect()
    parts.disconnect()
    sizes.observe(document.body)
    const main = document.getElementById('main')
    if (main === null) return
    // Its own children alone: prices change further in, thousands of times a second.
    parts.observe(main, { childList: true })
    for (const child of main.children) sizes.observe(child)
  }
  return follow
}
