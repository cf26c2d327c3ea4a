import type { Plugin } from 'vite'

import { isOfFirstView } from './chunks.ts'

/** Chromium reads it; any other browser takes it for a comment. */
const hint = '//# allFunctionsCalledOnLoad\n'

/** A script with the hint before its first line, and the mappings of its source map a line further down. */
export function withHint(script: { readonly code: string; readonly mappings: string }): typeof script {
  return { code: `${hint}${script.code}`, mappings: `;${script.mappings}` }
}

/**
 * A step of the client's build: has the functions of the first view compiled while its scripts arrive, on a thread of
 * their own. Otherwise the page's own thread compiles each when it is first called, while the member waits.
 */
export function compileAhead(): Plugin {
  return {
    name: 'slipway:compile-ahead',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const output of Object.values(bundle)) {
          if (output.type !== 'chunk' || !isOfFirstView(output.fileName)) continue
          const map = bundle[`${output.fileName}.map`]
          const payload =
            map?.type === 'asset' ? (JSON.parse(String(map.source)) as { mappings: string }) : null
          const { code, mappings } = withHint({ code: output.code, mappings: payload?.mappings ?? '' })
          output.code = code
          if (map?.type === 'asset') map.source = JSON.stringify({ ...payload, mappings })
        }
      },
    },
  }
}
