import type { Page } from '@playwright/test'

import { atRest } from './steady.ts'

/** A colour variable of the theme, as a browser says colours. */
export function colourOf(page: Page, variable: string): Promise<string> {
  return page.evaluate((name) => {
    const probe = document.body.appendChild(document.createElement('i'))
    probe.style.color = `var(${name})`
    const { color } = getComputedStyle(probe)
    probe.remove()
    return color
  }, variable)
}

/** Text 4.5 : 1 on its ground, large text and what tells a control or its state 3 : 1 (WCAG 2.2, 1.4.3 and 1.4.11). */
const least = { text: 4.5, shape: 3 }

interface Part {
  /** "text Place bet", "icon of Close" */
  readonly said: string
  /** The colours it is drawn in, each of which is to stand off: red, green, blue and how opaque, 0 to 255. */
  readonly colour: readonly number[]
  /** Where its ground is, px. */
  readonly boxes: readonly (readonly [left: number, top: number, width: number, height: number])[]
  readonly least: number
}

/**
 * What cannot be made out on the page as it is shown, a line each: every text, every icon, the line around every field and
 * switch, the ground of every chosen price and the line under every chosen tab, each against the pixels that are really
 * behind it, once what moves in has come to rest. To see those the page is drawn once more with its texts and icons transparent.
 * @param options.atLeast how many of these the page has, so that nothing is found well because nothing was looked at
 */
export async function faint(page: Page, { atLeast = 10 } = {}): Promise<string[]> {
  await atRest(page)
  const parts = await page.evaluate(partsShown, least)
  const bare = await page.evaluateHandle(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(
      '*, *::before, *::after, *::placeholder { color: transparent !important; transition: none !important; caret-color: transparent !important } svg text { fill: transparent !important }',
    )
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
    return sheet
  })
  const picture = await page.screenshot({ animations: 'disabled', scale: 'css' })
  await bare.evaluate((sheet) => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet)
  })
  const found = await page.evaluate(tooClose, { parts, picture: picture.toString('base64') })
  if (parts.length < atLeast) found.push(`only ${parts.length} parts were looked at`)
  return found
}

/** Runs in the page. */
function partsShown(wanted: typeof least): Part[] {
  const canvas = new OffscreenCanvas(1, 1)
  const pen = canvas.getContext('2d', { willReadFrequently: true })
  const rgba = (colour: string, element: Element): number[] => {
    if (pen === null) return []
    pen.clearRect(0, 0, 1, 1)
    pen.fillStyle = colour
    pen.fillRect(0, 0, 1, 1)
    const [red = 0, green = 0, blue = 0, alpha = 0] = pen.getImageData(0, 0, 1, 1).data
    let opacity = 1
    for (let at: Element | null = element; at !== null; at = at.parentElement)
      opacity *= Number(getComputedStyle(at).opacity)
    return [red, green, blue, alpha * opacity]
  }
  // What the pointer goes through is seen anyway.
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('* { pointer-events: auto !important }')
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  const isSeen = (
    element: Element,
    { left, top, width, height }: DOMRect,
    shares: readonly number[] = [0.1, 0.5, 0.9],
  ): boolean => {
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false
    if (width < 2 || height < 2 || left < 0 || top < 0) return false
    if (left + width > window.innerWidth || top + height > window.innerHeight) return false
    return shares.every((share) => {
      const on = document.elementFromPoint(left + width * share, top + height / 2)
      return on !== null && (element.contains(on) || on.contains(element))
    })
  }
  const boxOf = (element: Element): Part['boxes'][number] => {
    const { left, top, width, height } = element.getBoundingClientRect()
    return [left, top, width, height]
  }
  const name = (element: Element): string => {
    const control = element.closest('button, a, input, [role]') ?? element
    const label = control instanceof HTMLInputElement ? control.labels?.[0] : null
    const said = control.getAttribute('aria-label') ?? (label ?? control).textContent ?? ''
    return said.trim().slice(0, 40)
  }
  const parts: Part[] = []
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
    const { parentElement: element } = node
    if (element === null || node.nodeValue?.trim() === '') continue
    const range = document.createRange()
    range.selectNodeContents(node)
    const boxes = [...range.getClientRects()].filter((box) => isSeen(element, box))
    if (boxes.length === 0) continue
    const { color, fill, fontSize, fontWeight } = getComputedStyle(element)
    const size = Number.parseFloat(fontSize)
    const isLarge = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700)
    parts.push({
      said: `text ${node.nodeValue?.trim().slice(0, 40)}`,
      colour: rgba(element instanceof SVGElement ? fill : color, element),
      boxes: boxes.map(({ left, top, width, height }) => [left, top, width, height]),
      least: isLarge ? wanted.shape : wanted.text,
    })
  }
  for (const icon of document.querySelectorAll('svg[stroke="currentColor"]')) {
    if (!isSeen(icon, icon.getBoundingClientRect()) || icon.closest(':disabled, [aria-disabled=true]'))
      continue
    parts.push({
      said: `icon of ${name(icon.parentElement ?? icon)}`,
      colour: rgba(getComputedStyle(icon).color, icon),
      boxes: [boxOf(icon)],
      least: wanted.shape,
    })
  }
  /** Further out than the ring of what has the focus. */
  const ofFocus = 5
  /** A thin strip beside an element: what its line or its ground is to stand off. */
  const beside = (element: Element, away: number): Part['boxes'] => {
    const [left, top, , height] = boxOf(element)
    return [[left - away, top + height * 0.3, 1, Math.max(1, height * 0.4)]]
  }
  const shape = (element: Element, said: string, colour: string, boxes: Part['boxes']): void => {
    if (!isSeen(element, element.getBoundingClientRect())) return
    parts.push({
      said: `${said} ${name(element)}`,
      colour: rgba(colour, element),
      boxes,
      least: wanted.shape,
    })
  }
  const written = 'input:not([type=radio], [type=checkbox], [type=range]), textarea'
  for (const field of document.querySelectorAll(written)) {
    let box: Element | null = field
    while (box !== null && getComputedStyle(box).borderLeftWidth === '0px') box = box.parentElement
    if (box !== null && !field.matches(':disabled'))
      shape(box, 'line around', getComputedStyle(box).borderLeftColor, beside(box, ofFocus))
  }
  for (const control of document.querySelectorAll('[role=switch]'))
    shape(control, 'line around', getComputedStyle(control).borderLeftColor, beside(control, ofFocus))
  for (const price of document.querySelectorAll('[data-market][aria-pressed=true]'))
    shape(price, 'ground of', getComputedStyle(price).backgroundColor, beside(price, 2))
  for (const tab of document.querySelectorAll('[role=tab][aria-selected=true]')) {
    const { borderBottomWidth, borderBottomColor } = getComputedStyle(tab)
    const [left, top, width, height] = boxOf(tab)
    if (borderBottomWidth !== '0px')
      shape(tab, 'line under', borderBottomColor, [[left + 2, top + height / 2, width - 4, 1]])
  }
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet)
  return parts
}

/** Runs in the page, which can read pictures. */
async function tooClose({ parts, picture }: { parts: Part[]; picture: string }): Promise<string[]> {
  const bytes = Uint8Array.from(atob(picture), (letter) => letter.codePointAt(0) ?? 0)
  const drawn = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
  const pen = new OffscreenCanvas(drawn.width, drawn.height).getContext('2d', { willReadFrequently: true })
  if (pen === null) return ['the picture cannot be read']
  pen.drawImage(drawn, 0, 0)
  const light = (part: number): number =>
    part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4
  const luminance = ([red = 0, green = 0, blue = 0]: readonly number[]): number =>
    0.2126 * light(red) + 0.7152 * light(green) + 0.0722 * light(blue)
  const found = new Set<string>()
  for (const { said, colour, boxes, least: enough } of parts) {
    const ratios: number[] = []
    for (const [left, top, width, height] of boxes) {
      const { data } = pen.getImageData(
        Math.round(left),
        Math.round(top),
        Math.max(1, Math.round(width)),
        Math.max(1, Math.round(height)),
      )
      for (let at = 0; at < data.length; at += 4) {
        const ground = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0]
        const opaque = (colour[3] ?? 0) / 255
        const front = ground.map((part, index) => (colour[index] ?? 0) * opaque + part * (1 - opaque))
        const [dark = 0, bright = 0] = [luminance(front), luminance(ground)].sort((a, b) => a - b)
        ratios.push((bright + 0.05) / (dark + 0.05))
      }
    }
    // Not the very least: the edge of what is beside it may reach into its box.
    const ratio = ratios.sort((a, b) => a - b)[Math.floor(ratios.length / 10)] ?? 0
    if (ratio < enough) found.add(`${said}: ${ratio.toFixed(2)} : 1`)
  }
  return [...found]
}
