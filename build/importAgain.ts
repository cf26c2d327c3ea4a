import type { Plugin } from 'vite'

import { type Shift, shiftColumns } from './mapColumns.ts'

const dynamicImport = /\bimport\(\s*(["'`])(\.\/[\w./-]+\.js)\1\s*\)/g

/** Milliseconds after which a script counts as failed [ROUTE-06]. */
export const scriptTimeout = 120_000

/**
 * Takes the place of a dynamic import. Browsers remember for the life of the page that a script could not be fetched: it
 * would never arrive under the same address. So after each failure it is requested under another one, the same for every
 * caller. It fails as `src/client/platform/scripts.ts` expects, after 120 s at most, and reports each script that arrives.
 * It stands once, in the script that runs first.
 */
const helper = [
  'globalThis.slipwayImport=(()=>{',
  'const f=new Map;',
  'return(file)=>new Promise((arrive,fail)=>{',
  'const n=f.get(file)??0,name=/([^/]+?)(?:-[\\w-]{8})?\\.js$/.exec(file)[1],',
  'give=(isLate)=>{if((f.get(file)??0)===n)f.set(file,n+1);',
  "fail(Object.assign(new Error(name),{name:'scriptLoadError',isLate}))},",
  `timer=setTimeout(give,${scriptTimeout},true);`,
  'import(new URL(n?`${file}?again=${n}`:file,import.meta.url).href).then((module)=>{',
  "clearTimeout(timer);dispatchEvent(new CustomEvent('slipway:script',{detail:name}));arrive(module)",
  '},()=>{clearTimeout(timer);give(false)})})})();',
].join('')

/** The script that runs before all others. */
const firstScript = /^assets\/start-[\w-]{8}\.js$/

/** A script whose imports can be retried after a failure, and what in it has moved; the same script if it has no imports. */
export function withImportsAgain(code: string): { code: string; shifts: readonly Shift[] } {
  const shifts: Shift[] = []
  const changed = code.replace(dynamicImport, (all, quote: string, file: string, at: number) => {
    const again = `slipwayImport(${quote}${file}${quote})`
    const before = code.slice(0, at).split('\n')
    const column = (before.at(-1)?.length ?? 0) + all.length
    shifts.push({ line: before.length - 1, column, by: again.length - all.length })
    return again
  })
  return { code: changed, shifts }
}

/** A script with the helper that all others use, and what in it has moved. */
export function withHelper(code: string): { code: string; shifts: readonly Shift[] } {
  return { code: `${helper}${code}`, shifts: [{ line: 0, column: 0, by: helper.length }] }
}

/** A step of the client's build, after all others have read its imports: a script that could not be fetched can be fetched later. */
export function importAgain(): Plugin {
  return {
    name: 'slipway:import-again',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
        if (chunks.filter(({ fileName }) => firstScript.test(fileName)).length !== 1)
          throw new Error('no script runs before all others')
        for (const output of chunks) {
          // The helper looks for files beside its own.
          if (!/^assets\/[^/]+$/.test(output.fileName) && dynamicImport.test(output.code))
            throw new Error(`${output.fileName} imports from another folder`)
          move(output, withImportsAgain(output.code))
          if (firstScript.test(output.fileName)) move(output, withHelper(output.code))
        }

        function move(
          output: { fileName: string; code: string },
          changed: ReturnType<typeof withHelper>,
        ): void {
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
