import { fileURLToPath } from 'node:url'

import type { Plugin } from 'vite'

const room = fileURLToPath(new URL('../src/inspection', import.meta.url)).replaceAll('\\', '/')
const source = fileURLToPath(new URL('../src', import.meta.url)).replaceAll('\\', '/')
const creating = /^import \{([^}]*\bcreateActor\b[^}]*)\} from 'xstate'/m

/**
 * A module whose `createActor` is that of the inspecting client (`src/inspection/roots.ts`), which knows of every root; null
 * where it makes no actor.
 */
export function withInspectedActors(code: string): string | null {
  const [whole, names = ''] = creating.exec(code) ?? []
  if (whole === undefined) return null
  const others = names
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '' && name !== 'createActor')
  return code.replace(
    whole,
    `import { createActor } from '#src/inspection/roots.ts';${others.length === 0 ? '' : `import { ${others.join(', ')} } from 'xstate'`}`,
  )
}

/**
 * Makes the client that the development server serves one that can be looked into [CHART-02]. Nothing of it is in a build:
 * there is no way to ask for it there, and a test searches what is built.
 */
export function inspection(): Plugin {
  return {
    name: 'slipway:inspection',
    apply: (_, { command, mode }) => command === 'serve' && mode !== 'test',
    enforce: 'pre',
    transform(code, id) {
      const [file = ''] = id.split('?')
      if (!file.startsWith(source) || file.startsWith(room)) return null
      const inspected = withInspectedActors(code)
      return inspected === null ? null : { code: inspected, map: null }
    },
    transformIndexHtml: {
      order: 'pre',
      handler: (html, { path }) =>
        path.endsWith('/bridge.html')
          ? html
          : html.replace('</body>', '<script type="module" src="/src/inspection/begin.ts"></script></body>'),
    },
  }
}
