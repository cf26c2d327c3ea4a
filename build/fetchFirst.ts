import type { Plugin, Rolldown } from 'vite'

import { isOfFirstView } from './chunks.ts'
import { type Shift, shiftColumns } from './mapColumns.ts'

const dynamicImport = /\bimport\(\s*(["'`])(\.\/[\w./-]+\.js)\1\s*\)/g

/** Milliseconds after which a script counts as failed [ROUTE-06]. */
export const scriptTimeout = 120_000

/**
 * Takes the place of a dynamic import. Browsers remember for the life of the page that a script could not be imported, and
 * from then on fail every script that imports it too. So a script and those that come with it are fetched first, at once,
 * and are only imported, from the browser's cache, when all of them are there: what a cut line has taken can be asked for
 * again, under its one address, so that no module is ever there twice. It fails as `src/client/platform/scripts.ts`
 * expects, after 120 s at most, and reports each script that arrives. It stands once, in the script that runs first.
 */
const helper = [
  'globalThis.slipwayImport=(()=>{',
  'const there=new Map,',
  'bring=(file)=>{const url=new URL(file,import.meta.url).href;',
  'if(!there.has(url)){const late=new AbortController;',
  // What hangs is given up with those that wait for it: the next to ask would hang with it.
  `setTimeout(()=>late.abort(),${scriptTimeout});`,
  'there.set(url,fetch(url,{signal:late.signal}).then(async(reply)=>{',
  'if(!reply.ok)throw new Error(reply.status);await reply.arrayBuffer()}));',
  'there.get(url).catch(()=>there.delete(url))}',
  'return there.get(url)};',
  'return(...files)=>new Promise((arrive,fail)=>{',
  'const[file]=files,name=/([^/]+?)(?:-[\\w-]{8})?\\.js$/.exec(file)[1],',
  "give=(isLate)=>fail(Object.assign(new Error(name),{name:'scriptLoadError',isLate})),",
  `timer=setTimeout(give,${scriptTimeout},true);`,
  'Promise.all(files.map(bring)).then(()=>import(new URL(file,import.meta.url).href)).then((module)=>{',
  "clearTimeout(timer);dispatchEvent(new CustomEvent('slipway:script',{detail:name}));arrive(module)",
  '},()=>{clearTimeout(timer);give(false)})})})();',
].join('')

/** The script that runs before all others. */
const firstScript = /^assets\/start-[\w-]{8}\.js$/

/** Which scripts, beside itself, a script needs that are not there from the start; by the names under which scripts ask for each other. */
type NeededWith = (file: string) => readonly string[]

/** A script that fetches what it imports on demand, and what in it has moved; the same script if it has no such imports. */
export function withFetches(
  code: string,
  neededWith: NeededWith,
): { code: string; shifts: readonly Shift[] } {
  const shifts: Shift[] = []
  const changed = code.replace(dynamicImport, (all, quote: string, file: string, at: number) => {
    const files = [file, ...neededWith(file)].map((each) => `${quote}${each}${quote}`)
    const call = `slipwayImport(${files.join(',')})`
    const before = code.slice(0, at).split('\n')
    const column = (before.at(-1)?.length ?? 0) + all.length
    shifts.push({ line: before.length - 1, column, by: call.length - all.length })
    return call
  })
  return { code: changed, shifts }
}

/** A script with the helper that all others use, and what in it has moved. */
export function withHelper(code: string): { code: string; shifts: readonly Shift[] } {
  return { code: `${helper}${code}`, shifts: [{ line: 0, column: 0, by: helper.length }] }
}

/** What each script of a build needs beside what is there from the start, through all that its imports import. */
export function scriptsNeeded(
  chunks: Iterable<{ readonly fileName: string; readonly imports: readonly string[] }>,
): NeededWith {
  const imports = new Map([...chunks].map((chunk) => [chunk.fileName, chunk.imports]))
  return (file) => {
    const asked = file.replace('./', 'assets/')
    const needed = new Set([asked])
    // A set is walked to what is added on the way.
    for (const name of needed)
      for (const imported of imports.get(name) ?? []) if (!isOfFirstView(imported)) needed.add(imported)
    needed.delete(asked)
    return [...needed].map((name) => name.replace('assets/', './'))
  }
}

/** A step of the client's build, after all others have read its imports: a script that could not be fetched can be fetched later. */
export function fetchFirst(): Plugin {
  return {
    name: 'slipway:fetch-first',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
        if (chunks.filter(({ fileName }) => firstScript.test(fileName)).length !== 1)
          throw new Error('no script runs before all others')
        const neededWith = scriptsNeeded(chunks)
        for (const output of chunks) {
          // The helper looks for files beside its own.
          if (!/^assets\/[^/]+$/.test(output.fileName) && dynamicImport.test(output.code))
            throw new Error(`${output.fileName} imports from another folder`)
          move(output, withFetches(output.code, neededWith))
          if (firstScript.test(output.fileName)) move(output, withHelper(output.code))
        }

        function move(output: Rolldown.OutputChunk, changed: ReturnType<typeof withHelper>): void {
          output.code = changed.code
          const map = bundle[`${output.fileName}.map`]
          if (map?.type !== 'asset' || changed.shifts.length === 0) return
          const payload = JSON.parse(String(map.source)) as { mappings: string }
          map.source = JSON.stringify({
            ...payload,
            mappings: shiftColumns(payload.mappings, changed.shifts),
          })
        }
      },
    },
  }
}
