import type { Plugin } from 'vite'

import { libraryFiles, shorterLibrary } from './trim/libraries.ts'

const text = String.raw`'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|` + '`(?:[^`\\\\]|\\\\.)*`'

interface Trim {
  readonly file: RegExp
  readonly what: RegExp
  readonly by: string
  /** Not every such file has it. */
  readonly isSometimes?: boolean
}

/**
 * What others read and the member's client never does: what the charts say of their states, the English texts of errors (the
 * client has its own in the member's language), the styles for browsers older than those it is built for, and the
 * preloading of what a script needs.
 */
const trims: readonly Trim[] = [
  {
    file: /\/machines\/(?:\w+\/)+\w+\.ts$/,
    isSometimes: true,
    what: new RegExp(
      `\\bdescription:\\s*(?:${text}),?|\\bmeta:\\s*\\{\\s*shownBy:\\s*\\[[^\\]]*\\],?\\s*\\},?`,
      'g',
    ),
    by: '',
  },
  {
    file: /\/domain\/errorCatalogue\.ts$/,
    what: new RegExp(`\\b(open|refusal)\\((\\d), (\\d+), (?:${text})\\)`, 'g'),
    by: "$1($2, $3, '')",
  },
  {
    file: /\/@emotion\/cache\/dist\/emotion-cache\.browser\.(?:development\.)?esm\.js$/,
    what: /var defaultStylisPlugins = \[prefixer\];/g,
    by: 'var defaultStylisPlugins = [];',
  },
  // No script of ours has styles or scripts to be loaded with it: what is left of loading one is `import()`.
  {
    file: /vite\/preload-helper\.js$/,
    what: /^[\s\S]*\b__vitePreload\b[\s\S]*$/,
    by: 'export const __vitePreload = (load) => load()',
  },
]

/**
 * A module's code without what the client does not need; null where there is nothing to leave out.
 * @throws where something should be there to leave out and is not: its author has changed it
 */
export function trimmed(code: string, file: string): string | null {
  const library = shorterLibrary(code, file)
  if (library !== null) return library
  const trim = trims.find((candidate) => candidate.file.test(file))
  if (trim === undefined) return null
  const short = code.replace(trim.what, trim.by)
  if (short !== code) return short
  if (trim.isSometimes !== true) throw new Error(`nothing to leave out of ${file}`)
  return null
}

/** A step of the client's build. The lines stay where they are. */
export function trimForClient(): Plugin {
  return {
    name: 'slipway:trim',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: [...trims.map(({ file }) => file), ...libraryFiles] },
      handler(code, id) {
        const short = trimmed(code, id)
        return short === null ? null : { code: short, map: null }
      },
    },
  }
}
