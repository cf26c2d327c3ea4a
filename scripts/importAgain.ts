import type { Plugin } from 'vite'

const dynamicImport = /\bimport\(\s*(["'`])(\.\/[\w./-]+\.js)\1\s*\)/g

/** Milliseconds after which a script counts as failed [ROUTE-06]. */
export const scriptTimeout = 120_000

/**
 * What stands for a dynamic import. Browsers remember for as long as the page lives that a script could not be fetched:
 * by the same address it would never come. So it is asked for by another after each failure, the same for all that ask.
 * It fails as `src/client/scripts.ts` reads it, after 120 s at the latest, and tells of each script that has come.
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

/** A script whose imports can be tried again after one has failed; the same where it has none. */
export function withImportsAgain(code: string): string {
  let count = 0
  const changed = code.replace(dynamicImport, (_, quote: string, file: string) => {
    count += 1
    return `slipwayImport(new URL(${quote}${file}${quote},import.meta.url).href)`
  })
  return count === 0 ? code : `${helper}${changed}`
}

/** A step of the client's build, after all others have read its imports: a script that could not be fetched can be had later. */
export function importAgain(): Plugin {
  return {
    name: 'slipway:import-again',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const output of Object.values(bundle))
          if (output.type === 'chunk') output.code = withImportsAgain(output.code)
      },
    },
  }
}
