import { fileURLToPath } from 'node:url'

import { rolldown } from 'rolldown'
import type { Plugin } from 'vite'

const source = fileURLToPath(new URL('../src/features/install/worker/offlineWorker.ts', import.meta.url))
const name = 'offline-worker.js'

/** The client's service worker in one file of the old kind: modules are not taken as workers everywhere. */
async function workerScript(): Promise<string> {
  const bundle = await rolldown({ input: source, logLevel: 'silent' })
  const { output } = await bundle.generate({ format: 'iife', minify: true })
  await bundle.close()
  return output[0].code
}

/**
 * A step of the client's build: puts the service worker beside the page, under the name that stays the same from release to
 * release. The development server has it too.
 */
export function offlineWorker(): Plugin {
  return {
    name: 'slipway:offline-worker',
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName: name, source: await workerScript() })
    },
    configureServer(server) {
      server.middlewares.use(`/v8/${name}`, (_, reply, next) => {
        workerScript().then((script) => {
          reply.setHeader('Content-Type', 'text/javascript; charset=utf-8')
          reply.setHeader('Cache-Control', 'no-cache')
          reply.end(script)
        }, next)
      })
    },
  }
}
