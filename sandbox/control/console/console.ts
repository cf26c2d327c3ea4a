import { readFileSync } from 'node:fs'

import type { FastifyInstance } from 'fastify'

const files = [
  ['/', 'console.html', 'text/html; charset=utf-8'],
  ['/console.css', 'console.css', 'text/css; charset=utf-8'],
] as const

/** What the page runs: TypeScript, of which the types are taken out as it is asked for. */
const scripts = ['main.ts', 'parts.ts', 'events.ts', 'members.ts'] as const

const policy = "default-src 'self'; img-src data:; base-uri 'none'; frame-ancestors 'none'"

/** The page at /sandbox/ by which a person moves the clock, breaks calls and settles markets. */
export function serveConsole(app: FastifyInstance): void {
  for (const [path, file, type] of files)
    app.get(path, async (_request, reply) =>
      reply.header('Content-Security-Policy', policy).type(type).send(read(file)),
    )
  for (const script of scripts)
    app.get(`/page/${script}`, async (_request, reply) => {
      const { transform } = await import('rolldown/utils')
      const { code } = await transform(script, read(`page/${script}`))
      return reply.header('Content-Security-Policy', policy).type('text/javascript; charset=utf-8').send(code)
    })
}

function read(file: string): string {
  return readFileSync(new URL(`./${file}`, import.meta.url), 'utf8')
}
