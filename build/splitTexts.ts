import { RolldownMagicString } from 'rolldown'
import type { Plugin } from 'vite'

/** The messages of a compiled catalogue. */
const compiled = /\bJSON\.parse\(("(?:[^"\\]|\\.)*")\)/d
const catalogueFile = /\/locales\/([^/]+)\/messages\.po$/
/** The parts of a language, in the order in which they are wanted. */
type Part = 'first' | 'soon' | 'rest'
const laterCatalogue = /^\0?virtual:late\/texts-(soon|rest)-(.+)$/
const textId = /\bid:\s*(["'`])([\w+/]+)\1/g
/** Makes the parts that wait for the late texts before they are shown. */
const partMaker = /\/src\/(?:i18n\/deferredPart|shell\/deferredScreen)\.tsx$/

/** In a module that makes parts whose texts come soon: the name of what fetches them (`src/i18n/activate.ts`). */
const soonMaker = /\bloadSoonTexts\b/

/** What a module imports, and what it imports on demand. */
export interface ModuleImports {
  readonly importedIds: readonly string[]
  readonly dynamicallyImportedIds: readonly string[]
}

/**
 * The modules whose texts are loaded with those of some others, the page's entries or the parts that come soon: everything
 * reached from these, except through a part that waits for texts of its own. A screen of another address is fetched on
 * demand and waits for no texts: it is one of these modules.
 */
export function modulesOfTexts(
  entries: readonly string[],
  importsOf: (id: string) => ModuleImports | null,
): ReadonlySet<string> {
  const reached = new Set(entries)
  for (const id of reached) {
    const imports = importsOf(id)
    if (imports === null) continue
    const makesParts = imports.importedIds.some((imported) => partMaker.test(imported))
    for (const imported of imports.importedIds) reached.add(imported)
    if (!makesParts) for (const imported of imports.dynamicallyImportedIds) reached.add(imported)
  }
  return reached
}

/** The texts that a script shows, by their ids; also ids of other things. */
export function textsIn(code: string): ReadonlySet<string> {
  return new Set([...code.matchAll(textId)].map(([, , id = '']) => id))
}

function messagesOf(catalogue: string): Readonly<Record<string, unknown>> {
  const literal = compiled.exec(catalogue)?.[1]
  if (literal === undefined) throw new Error('no messages in a compiled catalogue')
  return JSON.parse(String(JSON.parse(asJson(literal)))) as Record<string, unknown>
}

/** A script's string as JSON writes it: the bundler shortens some characters, such as no-break spaces, to \\xA0. */
function asJson(literal: string): string {
  return literal.replaceAll(/\\(?:\\|x([0-9A-F]{2}))/gi, (escape, code?: string) =>
    code === undefined ? escape : `\\u00${code}`,
  )
}

/** Which texts are in which part; those of neither are the rest. */
interface Split {
  readonly first: ReadonlySet<string>
  readonly soon: ReadonlySet<string>
}

/**
 * A compiled catalogue with only the texts of a part.
 * @throws if it is not compiled in the known form
 */
export function catalogueOf(part: Part, code: string, { first, soon }: Split): { code: string; map: string } {
  const partOfText = (id: string): Part => (first.has(id) ? 'first' : soon.has(id) ? 'soon' : 'rest')
  const ofPart = Object.entries(messagesOf(code)).filter(([id]) => partOfText(id) === part)
  const json = JSON.stringify(Object.fromEntries(ofPart))
  const shorter = new RolldownMagicString(code)
  const place = compiled.exec(code)?.indices?.[1]
  if (place !== undefined) shorter.overwrite(...place, JSON.stringify(json))
  return { code: shorter.toString(), map: shorter.generateMap({ hires: true }).toString() }
}

/** Which part of a language a chunk is. */
function partOf(moduleIds: readonly string[]): Part | null {
  if (moduleIds.some((id) => catalogueFile.test(id))) return 'first'
  const later = moduleIds.map((id) => laterCatalogue.exec(id)?.[1]).find((part) => part !== undefined)
  return later === 'soon' || later === 'rest' ? later : null
}

interface Script {
  readonly fileName: string
  readonly code: string
  readonly isEntry: boolean
  readonly imports: readonly string[]
}

/** @throws if a script of the first view, as built, shows a text that comes later */
export function checkFirstTexts(scripts: readonly Script[], late: ReadonlySet<string>): void {
  const ofFirstView = new Set(scripts.filter(({ isEntry }) => isEntry))
  for (const { fileName, code, imports } of ofFirstView) {
    const text = [...textsIn(code)].find((id) => late.has(id))
    if (text !== undefined) throw new Error(`${fileName} shows the text ${text}, which comes later`)
    for (const script of scripts) if (imports.includes(script.fileName)) ofFirstView.add(script)
  }
}

/**
 * A step of the client's build: each language is three chunks. The texts of the first view name the two others: those of
 * the slip and of what stands over a list, and the rest. Without a build, the first chunk has everything.
 */
export function splitTexts(): Plugin {
  let isBuild = false
  const textsOf = new Map<string, ReadonlySet<string>>()
  const soonMakers = new Set<string>()
  const catalogues = new Map<string, string>()
  let split: Split | null = null
  return {
    name: 'slipway:split-texts',
    enforce: 'post',
    configResolved({ command }) {
      isBuild = command === 'build'
    },
    resolveId: (id) => (laterCatalogue.test(id) ? `\0${id}` : null),
    load(id) {
      const [, , locale] = laterCatalogue.exec(id) ?? []
      return locale === undefined ? null : `export const messages = ${catalogues.get(locale) ?? ''}`
    },
    transform: {
      filter: { id: [/\/(?:src|domain|machines)\/.*\.tsx?(?:\?|$)/, catalogueFile] },
      handler(code, id) {
        const locale = catalogueFile.exec(id)?.[1]
        if (locale === undefined) {
          textsOf.set(id, textsIn(code))
          if (soonMaker.test(code)) soonMakers.add(id)
          return null
        }
        catalogues.set(locale, compiled.exec(code)?.[0] ?? '')
        const load = (part: Part): string =>
          isBuild
            ? `import('virtual:late/texts-${part}-${locale}').then((late) => late.messages)`
            : 'Promise.resolve({})'
        const loads = `export const loadSoon = () => ${load('soon')}\nexport const loadRest = () => ${load('rest')}`
        return { code: `${code}\n${loads}\n`, map: null }
      },
    },
    renderChunk(code, chunk) {
      const part = partOf(chunk.moduleIds)
      if (part === null) return null
      if (split === null) {
        const importsOf = (id: string): ModuleImports | null => this.getModuleInfo(id)
        const textsFrom = (entries: readonly string[]): ReadonlySet<string> =>
          new Set([...modulesOfTexts(entries, importsOf)].flatMap((id) => [...(textsOf.get(id) ?? [])]))
        const entries = [...this.getModuleIds()].filter((id) => this.getModuleInfo(id)?.isEntry === true)
        const parts = [...soonMakers].flatMap((id) => importsOf(id)?.dynamicallyImportedIds ?? [])
        split = { first: textsFrom(entries), soon: textsFrom(parts) }
      }
      return catalogueOf(part, code, split)
    },
    generateBundle: {
      // Before the page's own entry, which imports the others, becomes a part of the page.
      order: 'pre',
      handler(_, bundle) {
        const chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
        const texts = [...catalogues.values()].flatMap((catalogue) => Object.keys(messagesOf(catalogue)))
        checkFirstTexts(chunks, new Set(texts.filter((id) => split?.first.has(id) !== true)))
      },
    },
  }
}
