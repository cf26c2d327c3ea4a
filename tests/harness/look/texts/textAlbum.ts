import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import type { Page } from '@playwright/test'

import type { CatalogueText } from '../../../../checks/translations/catalogue.ts'
import { escaped } from '../../words/escaped.ts'
import { formsOf } from '../../words/forms.ts'

/** Pixels around an element that its picture shows as well. */
const around = 120

/** The picture of a text: where it was seen, and the element that holds it. */
export interface TextPicture {
  readonly id: string
  readonly file: string
  readonly screen: string
  /** What the element says, placeholders filled. */
  readonly said: string
  readonly box: Box
  /** What of the window the picture shows. */
  readonly clip: Box
}

interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** How a text comes out on a screen, as patterns of all of it; none where it has no words of its own. @param message as it is shown */
export function patternsOf(message: string): string[] {
  return formsOf(message).flatMap((form) => {
    const words = form.filter((part) => typeof part === 'string').join('')
    if (!/\p{L}/u.test(words)) return []
    const parts = form.map((part) =>
      typeof part === 'string' ? escaped(part).replaceAll(/\s+/g, String.raw`\s+`) : '.+?',
    )
    return [`^\\s*${parts.join('')}\\s*$`]
  })
}

/** Pictures of where texts stand, for translators: each the first time it is seen, its element outlined. */
export class TextAlbum {
  readonly #folder: string
  readonly #texts: readonly CatalogueText[]
  readonly #isTranslated: boolean
  readonly #pictures = new Map<string, TextPicture>()

  /**
   * @param folder made if it does not exist
   * @param isTranslated the client is in the texts' language; else in English, as where a language lacks texts
   */
  constructor(folder: string, texts: readonly CatalogueText[], isTranslated: boolean) {
    this.#folder = folder
    this.#texts = texts
    this.#isTranslated = isTranslated
  }

  /** Takes pictures of those texts that are seen on a screen for the first time. */
  async look(page: Page, screen: string): Promise<void> {
    const wanted = this.#texts
      .filter(({ id }) => !this.#pictures.has(id))
      .map(({ id, english, translation }) => ({
        id,
        patterns: patternsOf(this.#isTranslated ? translation : english),
      }))
    for (const { id, at, said } of await find(page, wanted)) {
      const element = page.locator(`[data-text-found="${at}"]`)
      await element.scrollIntoViewIfNeeded()
      await element.evaluate((found) => ((found as HTMLElement).style.outline = '3px solid #f0f'))
      const box = await element.boundingBox()
      const size = page.viewportSize()
      if (box !== null && size !== null) {
        const clip = clipOf(box, size)
        await mkdir(this.#folder, { recursive: true })
        const file = `${String(this.#pictures.size + 1).padStart(4, '0')}.png`
        await page.screenshot({ path: join(this.#folder, file), animations: 'disabled', clip })
        this.#pictures.set(id, { id, file, screen, said, box, clip })
      }
      await element.evaluate((found) => ((found as HTMLElement).style.outline = ''))
    }
  }

  /** Writes the page with all pictures, and with the texts that no screen showed. */
  async write(title: string): Promise<{ readonly seen: number; readonly unseen: number }> {
    await mkdir(this.#folder, { recursive: true })
    await writeFile(join(this.#folder, 'index.html'), albumPage(title, this.#texts, this.#pictures))
    return { seen: this.#pictures.size, unseen: this.#texts.length - this.#pictures.size }
  }

  /** Takes away what an earlier run left. */
  async clear(): Promise<void> {
    await rm(this.#folder, { recursive: true, force: true })
  }

  /** The pictures taken so far, by the texts' ids. */
  get pictures(): ReadonlyMap<string, TextPicture> {
    return this.#pictures
  }
}

/** The page to look at: a row for each text, those that were seen first. */
export function albumPage(
  title: string,
  texts: readonly CatalogueText[],
  pictures: ReadonlyMap<string, Pick<TextPicture, 'file' | 'screen'>>,
): string {
  const row = ({ id, english, translation, context, notes, files }: CatalogueText): string => {
    const picture = pictures.get(id)
    const about = [
      context === null ? null : `What it is: ${context}`,
      ...notes.map((note) => `Note: ${note}`),
    ]
      .filter((line) => line !== null)
      .map((line) => `<br><small>${asHtml(line)}</small>`)
    const seen =
      picture === undefined
        ? 'no screen showed it'
        : `${asHtml(picture.screen)}<br><a href="${picture.file}"><img src="${picture.file}" alt="${asHtml(english)}" loading="lazy"></a>`
    return `<tr><td><b>${asHtml(english)}</b>${about.join('')}<br><small>${asHtml(files.join(', '))}</small></td><td>${asHtml(translation) || '<i>missing</i>'}</td><td>${seen}</td></tr>`
  }
  const [seen, unseen] = [true, false].map((isSeen) =>
    texts.filter(({ id }) => pictures.has(id) === isSeen).map(row),
  )
  return `<!doctype html><meta charset="utf-8"><title>${asHtml(title)}</title><style>body{font:14px system-ui;margin:16px}td{vertical-align:top;padding:8px;border-top:1px solid #999;max-width:24rem}img{max-width:480px}</style><h1>${asHtml(title)}</h1><table>${[...(seen ?? []), ...(unseen ?? [])].join('\n')}</table>\n`
}

function clipOf(box: Box, size: { width: number; height: number }): Box {
  const [x, y] = [Math.max(0, box.x - around), Math.max(0, box.y - around)]
  return {
    x,
    y,
    width: Math.min(size.width, box.x + box.width + around) - x,
    height: Math.min(size.height, box.y + box.height + around) - y,
  }
}

/** Marks, of each text, the first element in sight that says it, or is called by it. */
function find(
  page: Page,
  wanted: readonly { readonly id: string; readonly patterns: readonly string[] }[],
): Promise<{ id: string; at: number; said: string }[]> {
  return page.evaluate((texts) => {
    for (const element of document.querySelectorAll('[data-text-found]'))
      element.removeAttribute('data-text-found')
    const sayings = [...document.body.querySelectorAll('*')].flatMap((element) => {
      const { width, height } = element.getBoundingClientRect()
      if (
        width < 2 ||
        height < 2 ||
        !element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
      )
        return []
      const own = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
      const words = own.map(({ textContent }) => (textContent ?? '').trim()).filter((text) => text !== '')
      const called = ['aria-label', 'title', 'placeholder'].map((name) => element.getAttribute(name) ?? '')
      const whole = words.length > 0 ? [(element.textContent ?? '').trim()] : []
      return [...new Set([...whole, ...words, ...called])]
        .filter((said) => said !== '')
        .map((said) => ({ element, said }))
    })
    let at = 0
    return texts.flatMap(({ id, patterns }) => {
      const all = patterns.map((pattern) => new RegExp(pattern, 'u'))
      const found = sayings.find(({ said }) => all.some((pattern) => pattern.test(said)))
      if (found === undefined) return []
      const known = found.element.getAttribute('data-text-found')
      if (known === null) found.element.setAttribute('data-text-found', String((at += 1)))
      return [{ id, at: Number(found.element.getAttribute('data-text-found')), said: found.said }]
    })
  }, wanted)
}

function asHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
