import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import type { Page } from '@playwright/test'

/** Pixels of a page from its head: what follows in a long list is more of the same. */
const longest = 2_400

/** The pictures of one way to show the product, all screens on one page to look at: `index.html` in a folder of its own. */
export class ContactSheet {
  readonly #folder: string
  readonly #screens: { readonly file: string; readonly screen: string; readonly wrong: readonly string[] }[] =
    []

  /** @param folder made where it is not there */
  constructor(folder: string) {
    this.#folder = folder
  }

  /** Takes the picture of a screen, with what is wrong with it. */
  async add(page: Page, screen: string, wrong: readonly string[]): Promise<void> {
    await mkdir(this.#folder, { recursive: true })
    const file = `${String(this.#screens.length + 1).padStart(2, '0')}.png`
    // What lies over a page is as high as the window.
    const isCovered = (await page.locator('dialog[open]').count()) > 0
    await page.screenshot({
      path: join(this.#folder, file),
      animations: 'disabled',
      ...(isCovered ? {} : { fullPage: true, clip: await head(page) }),
    })
    this.#screens.push({ file, screen, wrong })
  }

  /** Writes the page, once all pictures are taken. @param title what they have in common */
  async write(title: string): Promise<void> {
    const figures = this.#screens.map(
      ({ file, screen, wrong }) =>
        `<figure><figcaption><b>${asHtml(screen)}</b>${wrong.map((line) => `<br>${asHtml(line)}`).join('')}</figcaption><a href="${file}"><img src="${file}" alt="${asHtml(screen)}" loading="lazy"></a></figure>`,
    )
    await mkdir(this.#folder, { recursive: true })
    await writeFile(
      join(this.#folder, 'index.html'),
      `<!doctype html><meta charset="utf-8"><title>${asHtml(title)}</title><style>body{font:14px system-ui;margin:16px}main{display:flex;flex-wrap:wrap;gap:16px;align-items:start}figure{margin:0;width:280px}figcaption{margin-bottom:4px}img{width:100%;border:1px solid #999}</style><h1>${asHtml(title)}</h1><main>${figures.join('\n')}</main>\n`,
    )
  }
}

async function head(page: Page): Promise<{ x: number; y: number; width: number; height: number }> {
  const { width, height } = await page.evaluate(() => ({
    width: document.documentElement.clientWidth,
    height: document.body.scrollHeight,
  }))
  return { x: 0, y: 0, width, height: Math.min(height, longest) }
}

function asHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
