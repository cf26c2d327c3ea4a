import type { Plugin } from 'vite'

const dynamicImport = /\bimport\(\s*(["'`])(\.\/[\w./-]+\.js)\1\s*\)/g

/**
 * What stands for a dynamic import. Browsers remember for as long as the page lives that a script could not be fetched:
 * by the same address it would never come. So it is asked for by another after each failure, the same for all that ask.
 */
const helper = [
  'const slipwayImport=(url)=>{',
  'const failures=globalThis.slipwayFailures??=new Map,count=failures.get(url)??0;',
  'return import(count?`${url}?again=${count}`:url).catch((error)=>{',
  'if((failures.get(url)??0)===count)failures.set(url,count+1);',
  'throw error})};',
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
