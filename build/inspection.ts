import type { Plugin } from 'vite'

/**
 * Turns the client that the development server serves into one that can be inspected [CHART-02]. No build contains it:
 * there is no way to ask for it there, and a test searches the built files.
 */
export function inspection(): Plugin {
  return {
    name: 'slipway:inspection',
    apply: (_, { command, mode }) => command === 'serve' && mode !== 'test',
    transformIndexHtml: {
      order: 'pre',
      handler: (html, { path }) =>
        path.endsWith('/bridge.html')
          ? html
          : html.replace('</body>', '<script type="module" src="/src/inspection/begin.ts"></script></body>'),
    },
  }
}
