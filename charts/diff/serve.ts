import type { Plugin } from 'vite'

import { chartsAt } from './chartsAt.ts'

/** Where the page asks for the charts of a revision: `revision.json?of=main`. */
const path = '/revision.json'

/** What git takes for a revision, and for nothing else. */
const revisionText = /^[\w@][\w./~^@{}-]*$/

/**
 * Serves the charts of any revision that git knows, by the names of their machines; what is wrong with one as text, by 404.
 * @param root the repository's root
 */
export function serveRevisions(root: string): Plugin {
  return {
    name: 'serve-revisions',
    configureServer({ middlewares }) {
      middlewares.use(path, (request, response) => {
        const revision = new URL(request.url ?? '', 'http://localhost').searchParams.get('of') ?? ''
        const { status, type, text } = answerFor(root, revision)
        response.statusCode = status
        response.setHeader('content-type', type)
        response.setHeader('cache-control', 'no-store')
        response.end(text)
      })
    },
  }
}

function answerFor(
  root: string,
  revision: string,
): { readonly status: number; readonly type: string; readonly text: string } {
  if (!revisionText.test(revision))
    return { status: 404, type: 'text/plain', text: `${revision} is not a revision.` }
  try {
    const charts = Object.fromEntries(chartsAt(root, revision))
    return { status: 200, type: 'application/json', text: JSON.stringify(charts) }
  } catch (error) {
    const [says = ''] = (error instanceof Error ? error.message : String(error)).split('\n')
    return { status: 404, type: 'text/plain', text: says }
  }
}
