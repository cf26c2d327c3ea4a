import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

import { rolldown } from 'rolldown'
import type { Plugin } from 'vite'

const folder = fileURLToPath(new URL('../embed', import.meta.url))
const name = 'slipway-embed'

/** What partners include, in one file: a self-contained ES module. */
export async function embedScript(): Promise<string> {
  const bundle = await rolldown({ input: `${folder}/slipwayEmbed.ts`, logLevel: 'silent' })
  const { output } = await bundle.generate({ format: 'es', minify: true })
  await bundle.close()
  return output[0].code
}

/** Its types in one file, each with its documentation. */
export async function embedTypes(): Promise<string> {
  const { default: typescript } = await import('typescript')
  const parts = ['types.ts', 'slipwayEmbed.ts'].map((file) => {
    const { outputText, diagnostics = [] } = typescript.transpileDeclaration(
      readFileSync(`${folder}/${file}`, 'utf8'),
      { fileName: file, reportDiagnostics: true, compilerOptions: { isolatedDeclarations: true } },
    )
    const [problem] = diagnostics
    if (problem !== undefined)
      throw new Error(`${file}: ${typescript.flattenDiagnosticMessageText(problem.messageText, '\n')}`)
    return outputText.replaceAll(/^import .*\n/gm, '')
  })
  return parts.join('\n')
}

/** A step of the client's build: puts the partners' script and its types next to the page. The development server has the script too. */
export function buildEmbed(): Plugin {
  return {
    name: 'slipway:embed',
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName: `${name}.js`, source: await embedScript() })
      this.emitFile({ type: 'asset', fileName: `${name}.d.ts`, source: await embedTypes() })
    },
    configureServer(server) {
      server.middlewares.use(`/v8/${name}.js`, (_, reply, next) => {
        embedScript().then((script) => {
          reply.setHeader('Content-Type', 'text/javascript; charset=utf-8')
          reply.setHeader('Access-Control-Allow-Origin', '*')
          reply.end(script)
        }, next)
      })
    },
  }
}
