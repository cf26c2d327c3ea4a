import type { Plugin } from 'vite'

import { dataBlock } from './dataBlock.ts'

const tag = /\n?[ \t]*<script type="module"[^>]*\ssrc="([^"]*\/(?:vendor|app)-[^"/]+\.js)"[^>]*><\/script>/g

/**
 * Takes the scripts of React and of the screens out of the page, and names them in a block that `src/start.ts` reads: they
 * are two thirds of the first view, and if they were fetched with the rest they would share the line with the launch call.
 * @returns the page without them, and their addresses in their original order
 */
export function withoutDeferredScripts(html: string): { html: string; addresses: readonly string[] } {
  const addresses: string[] = []
  const rest = html.replaceAll(tag, (_, address: string) => {
    addresses.push(address)
    return ''
  })
  return { html: rest, addresses }
}

/** A step of the client's build: see `withoutDeferredScripts`. */
export function scriptsAfterLaunch(): Plugin {
  return {
    name: 'slipway:scripts-after-launch',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(page) {
        const { html, addresses } = withoutDeferredScripts(page)
        if (addresses.length !== 2)
          throw new Error(`of vendor and app ${addresses.length} scripts are in the page`)
        return html.replace('<!-- scripts after launch -->', () => dataBlock('scripts', addresses))
      },
    },
  }
}
