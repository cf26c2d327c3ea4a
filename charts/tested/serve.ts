import { readFileSync } from 'node:fs'

import type { Plugin } from 'vite'

/** Where the page asks for what the tests reach. */
const path = '/tested.json'

/**
 * Serves what the tests reached when they last ran, read at each request; an empty answer if they have not run.
 * @param file `test-results/charts.json`
 */
export function serveTested(file: string): Plugin {
  return {
    name: 'serve-tested',
    configureServer({ middlewares }) {
      middlewares.use(path, (_request, response) => {
        const text = textOf(file)
        response.statusCode = text === null ? 204 : 200
        response.setHeader('content-type', 'application/json')
        response.setHeader('cache-control', 'no-store')
        response.end(text ?? undefined)
      })
    },
  }
}

function textOf(file: string): string | null {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return null
  }
}
