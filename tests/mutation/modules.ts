import { readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { compileFunction } from 'node:vm'

import ts from 'typescript'

import { root } from './parts.ts'

type Exports = Record<string, unknown>
type Compiled = (
  exports: Exports,
  require: (id: string) => unknown,
  module: { exports: Exports },
  $xstate: unknown,
  $note: (mark: string) => void,
) => void

interface Source {
  readonly run: Compiled
  readonly imports: readonly string[]
}

/** Modules of the repository that can be loaded again and again in one process. */
export interface Modules {
  /** A file's exports: loaded again only after it, or something it imports, has been forgotten. */
  load(file: string): Exports
  /** Every file of the repository that a file needs, itself included. */
  neededBy(file: string): ReadonlySet<string>
  /** Gives a file another text, or its own again; the file and everything that needs it are forgotten. */
  replace(file: string, text: string | null): void
}

/**
 * Reads TypeScript as the CommonJS functions that it compiles to, each compiled once.
 * @param packages imports from outside, by name
 * @param instrument changes a file's text before it is compiled
 * @param note receives what the instrumented text notes
 */
export function createModules({
  packages,
  instrument = (_, text) => text,
  note,
}: {
  readonly packages: ReadonlyMap<string, unknown>
  readonly instrument?: (file: string, text: string) => string
  readonly note: (mark: string) => void
}): Modules {
  const sources = new Map<string, Source>()
  const own = new Map<string, Source>()
  const loaded = new Map<string, Exports>()
  const needed = new Map<string, ReadonlySet<string>>()

  function sourceOf(file: string): Source {
    const known = sources.get(file)
    if (known !== undefined) return known
    const source = compile(file, instrument(file, readFileSync(join(root, file), 'utf8')))
    sources.set(file, source)
    return source
  }

  function load(file: string): Exports {
    const known = loaded.get(file)
    if (known !== undefined) return known
    const module = { exports: {} }
    loaded.set(file, module.exports)
    try {
      const require = (id: string): unknown => {
        const path = pathOf(file, id)
        if (path !== undefined) return load(path)
        if (!packages.has(id)) throw new Error(`${file} imports ${id}, which is not there`)
        return packages.get(id)
      }
      sourceOf(file).run(module.exports, require, module, packages.get('xstate'), note)
    } catch (error) {
      loaded.delete(file)
      throw error
    }
    return module.exports
  }

  function neededBy(file: string): ReadonlySet<string> {
    const known = needed.get(file)
    if (known !== undefined) return known
    const all = new Set([file])
    for (const found of all)
      for (const id of sourceOf(found).imports) {
        const path = pathOf(found, id)
        if (path !== undefined) all.add(path)
      }
    needed.set(file, all)
    return all
  }

  return {
    load,
    neededBy,
    replace(file, text) {
      own.set(file, own.get(file) ?? sourceOf(file))
      const source = text === null ? own.get(file) : compile(file, instrument(file, text))
      if (source !== undefined) sources.set(file, source)
      for (const path of loaded.keys()) if (neededBy(path).has(file)) loaded.delete(path)
    },
  }
}

/** The names of the packages that files import, directly or through what they need. */
export function packagesOf(files: readonly string[]): readonly string[] {
  const all = new Set(files)
  const packages = new Set<string>()
  for (const file of all)
    for (const { fileName: id } of ts.preProcessFile(readFileSync(join(root, file), 'utf8')).importedFiles) {
      const path = pathOf(file, id)
      if (path === undefined) packages.add(id)
      else all.add(path)
    }
  return [...packages]
}

/** The file of the repository that an import refers to; undefined for a package. */
function pathOf(from: string, id: string): string | undefined {
  if (id.startsWith('#')) return id.slice(1)
  return id.startsWith('.') ? relative(root, join(root, dirname(from), id)) : undefined
}

function compile(file: string, text: string): Source {
  const { outputText } = ts.transpileModule(text, {
    fileName: file,
    compilerOptions: {
      module: ts.ModuleKind.CommonJS,
      target: ts.ScriptTarget.ES2022,
      jsx: ts.JsxEmit.ReactJSX,
      esModuleInterop: true,
    },
  })
  const imports = [...outputText.matchAll(/\brequire\("([^"]+)"\)/g)].map(([, id = '']) => id)
  const code = outputText.replaceAll('import.meta.url', JSON.stringify(`file://${join(root, file)}`))
  const run: unknown = compileFunction(code, ['exports', 'require', 'module', '$xstate', '$note'], {
    filename: file,
  })
  return { run: run as Compiled, imports }
}
