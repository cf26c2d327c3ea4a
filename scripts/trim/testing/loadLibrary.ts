import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { compileFunction } from 'node:vm'

import { rolldown } from 'rolldown'

import { shorterLibrary } from '../libraries.ts'

const load = createRequire(import.meta.url)

/** A library around React's own, as it is or as the client gets it; each with an inside of its own. */
export async function loadLibrary(path: string, isShort: boolean): Promise<unknown> {
  const bundle = await rolldown({
    input: `node_modules/${path}`,
    platform: 'browser',
    logLevel: 'silent',
    external: /^react(?:-dom)?(?:\/|$)/,
    transform: { define: { 'process.env.NODE_ENV': '"production"' } },
    plugins: [
      {
        name: 'short',
        load: (id) =>
          isShort && id.startsWith('/') ? shorterLibrary(readFileSync(id, 'utf8'), id) : undefined,
      },
    ],
  })
  const { output } = await bundle.generate({ format: 'cjs' })
  await bundle.close()
  const exported = {}
  compileFunction(output[0].code, ['exports', 'require'])(exported, load)
  return exported
}
