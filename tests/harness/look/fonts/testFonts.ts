import { readFileSync } from 'node:fs'

import type { BrowserContext } from '@playwright/test'

interface Face {
  readonly file: string
  readonly weight: string
  readonly unicodeRange: string
}

/** What each file has. One file serves all three weights: of a variable font as they are, of the others the one it has. */
const faces: readonly Face[] = [
  {
    file: 'inter-latin',
    weight: '100 900',
    unicodeRange:
      'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215',
  },
  {
    file: 'inter-vietnamese',
    weight: '100 900',
    unicodeRange:
      'U+0102-0103, U+0110-0111, U+0128-0129, U+0168-0169, U+01A0-01A1, U+01AF-01B0, U+0300-0301, U+0303, U+0309, U+0323, U+1EA0-1EF9, U+20AB',
  },
  {
    file: 'inter-cyrillic',
    weight: '100 900',
    unicodeRange: 'U+0400-045F, U+0490-0491, U+04B0-04B1, U+2116',
  },
  { file: 'noto-sans-thai', weight: '100 900', unicodeRange: 'U+0E01-0E5B' },
  {
    file: 'noto-sans-cjk',
    weight: '100 900',
    unicodeRange: 'U+2190, U+2192, U+22EF, U+2E80-30FF, U+3400-9FFF, U+F900-FAFF, U+FF00-FFEF',
  },
  { file: 'noto-sans-hangul', weight: '100 900', unicodeRange: 'U+1100-11FF, U+3130-318F, U+AC00-D7AF' },
  { file: 'noto-sans-symbols', weight: '100 900', unicodeRange: 'U+25A0-27BF' },
]

const family = 'Slipway Tests'

/**
 * Sets the pages of a context in the committed fonts instead of those of the machine.
 *
 * The bytes go into each page by the script itself, so that no address is asked for, the client's policy stays as it is, and
 * the first text that is measured is measured in them.
 */
export async function useTestFonts(context: BrowserContext): Promise<void> {
  const loaded = faces.map(({ file, ...face }) => ({
    ...face,
    bytes: readFileSync(new URL(`${file}.woff2`, import.meta.url)).toString('base64'),
  }))
  await context.addInitScript(
    ({ all, name }) => {
      for (const { bytes, weight, unicodeRange } of all) {
        const data = Uint8Array.from(atob(bytes), (char) => char.codePointAt(0) ?? 0)
        document.fonts.add(new FontFace(name, data, { weight, unicodeRange }))
      }
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(`:root { font-family: '${name}' !important }`)
      document.adoptedStyleSheets.push(sheet)
    },
    { all: loaded, name: family },
  )
}

/** The texts in sight of a page that have a glyph of another font: what is set so looks different on another machine. */
export async function textsInOtherFonts(context: BrowserContext): Promise<string[]> {
  const [page] = context.pages()
  if (page === undefined) return []
  const devTools = await context.newCDPSession(page)
  await devTools.send('DOM.enable')
  await devTools.send('CSS.enable')
  const { root } = await devTools.send('DOM.getDocument', { depth: 0 })
  await page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const element = texts.currentNode.parentElement
      if (texts.currentNode.textContent?.trim() && element?.checkVisibility()) element.dataset.text = ''
    }
  })
  const { nodeIds } = await devTools.send('DOM.querySelectorAll', {
    nodeId: root.nodeId,
    selector: '[data-text]',
  })
  const found: string[] = []
  for (const nodeId of nodeIds) {
    // A price moves while others are looked at: what has gone since has no glyphs on screen.
    const answer = await devTools.send('CSS.getPlatformFontsForNode', { nodeId }).catch(nullIfGone)
    const others = answer?.fonts.filter(({ isCustomFont }) => !isCustomFont) ?? []
    if (others.length === 0) continue
    const shown = await devTools.send('DOM.getOuterHTML', { nodeId }).catch(nullIfGone)
    const outerHTML = shown?.outerHTML ?? 'gone since'
    found.push(`${others.map(({ familyName }) => familyName).join(', ')}: ${outerHTML.slice(0, 120)}`)
  }
  await devTools.detach()
  return found
}

function nullIfGone(error: unknown): null {
  if (error instanceof Error && error.message.includes('Could not find node')) return null
  throw error
}
