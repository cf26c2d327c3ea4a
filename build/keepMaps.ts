import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'

import type { Plugin } from 'vite'

import { appVersion } from '../src/client/platform/version.ts'

/**
 * The last step of the client's build: its source maps go beside the release, into a folder for this version that no server
 * serves. `npm run fault` reads them. The served files name no map and have none.
 * @param folder holds a folder for each version
 */
export function keepMaps(folder: string): Plugin {
  let root = ''
  let isWritten = false
  return {
    name: 'slipway:keep-maps',
    apply: 'build',
    enforce: 'post',
    configResolved(config) {
      root = config.root
      isWritten = config.build.write
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const kept = resolve(root, folder, appVersion)
        if (isWritten) {
          rmSync(kept, { recursive: true, force: true })
          mkdirSync(kept, { recursive: true })
        }
        for (const [name, output] of Object.entries(bundle)) {
          if (output.type !== 'asset' || !name.endsWith('.js.map')) continue
          if (isWritten) writeFileSync(join(kept, basename(name)), output.source)
          delete bundle[name]
        }
      },
    },
  }
}
