import { RolldownMagicString } from 'rolldown'
import type { Plugin } from 'vite'

/** The messages of a compiled catalogue. */
const compiled = /\bJSON\.parse\(("(?:[^"\\]|\\.)*")\)/d
const catalogueFile = /\/locales\/([^/]+)\/messages\.po$/
const deferredCatalogue = 'virtual:late/texts-'
const textId = /\bid:\s*(["'`])([\w+/]+)\1/g
/** Makes the parts that wait for the late texts before they are shown. */
const partMaker = /\/src\/(?:i18n\/deferredPart|shell\/deferredScreen)\.tsx$/

/** What a module imports, and what it imports on demand. */
export interface ModuleImports {
  readonly importedIds: readonly string[]
  readonly dynamicallyImportedIds: readonly string[]
}

/**
 * The modules whose texts are loaded at the start: everything reached from the entries, except through a part that waits
 * for the late texts. A screen of another address is fetched on demand and waits for no texts: it is one of these modules.
 */
export function modulesOfFirstTexts(
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

/**
 * A compiled catalogue with only the texts of the first view, or with only the others.
 * @throws if it is not compiled in the known form
 */
export function catalogueOf(
  part: 'first' | 'late',
  code: string,
  first: ReadonlySet<string>,
): { code: string; map: string } {
  const ofPart = Object.entries(messagesOf(code)).filter(([id]) => first.has(id) === (part === 'first'))
  const json = JSON.stringify(Object.fromEntries(ofPart))
  const shorter = new RolldownMagicString(code)
  const place = compiled.exec(code)?.indices?.[1]
  if (place !== undefined) shorter.overwrite(...place, JSON.stringify(json))
  return { code: shorter.toString(), map: shorter.generateMap({ hires: true }).toString() }
}

/** Which part of a language a chunk is. */
function partOf(moduleIds: readonly string[]): 'first' | 'late' | null {
  if (moduleIds.some((id) => id.startsWith(`\0${deferredCatalogue}`))) return 'late'
  return moduleIds.some((id) => catalogueFile.test(id)) ? 'first' : null
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
 * A step of the client's build: each language is two chunks, the texts of the first view, and the others, which the first
 * one names. It takes 7.9 KiB of 212.5 out of the first view. Without a build, the first chunk has everything.
 */
export function splitTexts(): Plugin {
  let isBuild = false
  const textsOf = new Map<string, ReadonlySet<string>>()
  const catalogues = new Map<string, string>()
  let first: ReadonlySet<string> | null = null
  return {
    name: 'slipway:split-texts',
    enforce: 'post',
    configResolved({ command }) {
      isBuild = command === 'build'
    },
    resolveId: (id) => (id.startsWith(deferredCatalogue) ? `\0${id}` : null),
    load(id) {
      const locale = id.startsWith(`\0${deferredCatalogue}`) ? id.slice(deferredCatalogue.length + 1) : null
      return locale === null ? null : `export const messages = ${catalogues.get(locale) ?? ''}`
    },
    transform: {
      filter: { id: [/\/(?:src|domain|machines)\/.*\.tsx?(?:\?|$)/, catalogueFile] },
      handler(code, id) {
        const locale = catalogueFile.exec(id)?.[1]
        if (locale === undefined) {
          textsOf.set(id, textsIn(code))
          return null
        }
        if (!isBuild)
          return { code: `${code}\nexport const loadLate = () => Promise.resolve({})\n`, map: null }
        catalogues.set(locale, compiled.exec(code)?.[0] ?? '')
        const load = `import('${deferredCatalogue}${locale}').then((late) => late.messages)`
        return { code: `${code}\nexport const loadLate = () => ${load}\n`, map: null }
      },
    },
    renderChunk(code, chunk) {
      const part = partOf(chunk.moduleIds)
      if (part === null) return null
      if (first === null) {
        const entries = [...this.getModuleIds()].filter((id) => this.getModuleInfo(id)?.isEntry === true)
        const modules = modulesOfFirstTexts(entries, (id) => this.getModuleInfo(id))
        first = new Set([...modules].flatMap((id) => [...(textsOf.get(id) ?? [])]))
      }
      return catalogueOf(part, code, first)
    },
    generateBundle: {
      // Before the page's own entry, which imports the others, becomes a part of the page.
      order: 'pre',
      handler(_, bundle) {
        const chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
        const texts = [...catalogues.values()].flatMap((catalogue) => Object.keys(messagesOf(catalogue)))
        checkFirstTexts(chunks, new Set(texts.filter((id) => first?.has(id) !== true)))
      },
    },
  }
}
