import type { Plugin } from 'vite'

import { type Shift, shiftColumns } from './mapColumns.ts'

const dynamicImport = /\bimport\(\s*(["'`])(\.\/[\w./-]+\.js)\1\s*\)/g

/** Milliseconds after which a script counts as failed [ROUTE-06]. */
export const scriptTimeout = 120_000

/**
 * Takes the place of a dynamic import. Browsers remember for the life of the page that a script could not be fetched: it
 * would never arrive under the same address. So after each failure it is requested under another one, the same for every
 * caller. It fails as `src/client/platform/scripts.ts` expects, after 120 s at most, and reports each script that arrives.
 */
const helper = [
  'const slipwayImport=globalThis.slipwayImport??=(()=>{',
  'const failures=new Map;',
  'return(url)=>new Promise((arrive,fail)=>{',
  'const count=failures.get(url)??0,name=/([^/]+?)(?:-[\\w-]{8})?\\.js$/.exec(url)[1];',
  'const give=(isLate)=>{if((failures.get(url)??0)===count)failures.set(url,count+1);',
  "fail(Object.assign(new Error(name),{name:'scriptLoadError',isLate}))};",
  `const timer=setTimeout(give,${scriptTimeout},true);`,
  'import(count?`${url}?again=${count}`:url).then((module)=>{',
  "clearTimeout(timer);dispatchEvent(new CustomEvent('slipway:script',{detail:name}));arrive(module)",
  '},()=>{clearTimeout(timer);give(false)})})})();',
].join('')

/** A script whose imports can be retried after a failure, and what in it has moved; the same script if it has no imports. */
export function withImportsAgain(code: string): { code: string; shifts: readonly Shift[] } {
  const shifts: Shift[] = []
  const changed = code.replace(dynamicImport, (all, quote: string, file: string, at: number) => {
    const again = `slipwayImport(new URL(${quote}${file}${quote},import.meta.url).href)`
    const before = code.slice(0, at).split('\n')
    const column = (before.at(-1)?.length ?? 0) + all.length
    shifts.push({ line: before.length - 1, column, by: again.length - all.length })
    return again
  })
  if (shifts.length === 0) return { code, shifts }
  return { code: `${helper}${changed}`, shifts: [{ line: 0, column: 0, by: helper.length }, ...shifts] }
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
        for (const output of Object.values(bundle)) {
          if (output.type !== 'chunk') continue
          const { code, shifts } = withImportsAgain(output.code)
          output.code = code
          const map = bundle[`${output.fileName}.map`]
          if (map?.type !== 'asset' || shifts.length === 0) continue
          const payload = JSON.parse(String(map.source)) as { mappings: string }
          map.source = JSON.stringify({ ...payload, mappings: shiftColumns(payload.mappings, shifts) })
        }
      },
    },
  }
}
