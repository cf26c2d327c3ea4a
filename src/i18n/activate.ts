import { i18n, type Messages } from '@lingui/core'

import type { Language } from '#domain/session/language.ts'

import { type Catalogue, type LaterTexts, laterTexts, loadCatalogue } from './catalogues.ts'

let wanted: Language | null = null
/** The language that is on, with its catalogue: nothing else need be waited for. */
let shown: { readonly language: Language; readonly catalogue: Catalogue } | null = null
/** Once asked for, they come with every language that is turned on. */
const asked = new Map<LaterTexts, Promise<void>>()

export function isAnyLanguageOn(): boolean {
  return i18n.locale !== ''
}

/**
 * Switches the interface to a language, without a reload [I18N-01]. Where two are asked for in a row the last wins.
 * The page says which it is in, for the voice that reads it [I18N-02].
 * @param root the page's root element, which says what language it is in
 * @returns whether the language is now on
 * @throws where its texts cannot be loaded; then the language stays as it was
 */
export async function activateLanguage(
  language: Language,
  root: Pick<HTMLElement, 'lang'>,
): Promise<boolean> {
  wanted = language
  const catalogue = await loadCatalogue(language)
  const later = new Map<LaterTexts, Messages>()
  const missing = (): LaterTexts[] => laterTexts.filter((part) => asked.has(part) && !later.has(part))
  // More may be asked for meanwhile. Nothing comes between the last look and the switch: what is asked for after it is added
  // to this language.
  for (let parts = missing(); parts.length > 0; parts = missing())
    await Promise.all(parts.map(async (part) => later.set(part, await load(catalogue, part))))
  if (wanted !== language) return false
  const messages = Object.assign({}, catalogue.messages, ...later.values())
  i18n.loadAndActivate({ locale: language, messages })
  shown = { language, catalogue }
  root.lang = language
  return true
}

/**
 * Fetches what the first view's texts lack, in the language that is on. From then on each language comes whole, so that
 * a part which waited for this is never without its words.
 * @throws where they cannot be loaded; the next call tries again
 */
export async function loadDeferredTexts(): Promise<void> {
  await Promise.all(laterTexts.map(loadOnce))
}

/**
 * The same for the parts that come first after the first view: slip and list tools. A file that makes parts with it makes no
 * others: by its name the build knows which texts these are (`build/splitTexts.ts`).
 */
export function loadSoonTexts(): Promise<void> {
  return loadOnce('soon')
}

function loadOnce(part: LaterTexts): Promise<void> {
  const known = asked.get(part)
  if (known !== undefined) return known
  const coming = addTexts(part).catch((error: unknown) => {
    asked.delete(part)
    throw error
  })
  asked.set(part, coming)
  return coming
}

async function addTexts(part: LaterTexts): Promise<void> {
  // The first language brings them.
  if (shown === null) return
  const { language, catalogue } = shown
  i18n.load(language, await load(catalogue, part))
}

function load({ loadSoon, loadRest }: Catalogue, part: LaterTexts): Promise<Messages> {
  return part === 'soon' ? loadSoon() : loadRest()
}
