import { readFileSync } from 'node:fs'

import type { FastifyInstance } from 'fastify'

const files = [
  ['/', 'console.html', 'text/html; charset=utf-8'],
  ['/console.js', 'console.js', 'text/javascript; charset=utf-8'],
  ['/console-parts.js', 'console-parts.js', 'text/javascript; charset=utf-8'],
  ['/console-events.js', 'console-events.js', 'text/javascript; charset=utf-8'],
  ['/console.css', 'console.css', 'text/css; charset=utf-8'],
] as const

/** The page at /sandbox/ by which a person moves the clock, breaks calls and settles markets. */
export function serveConsole(app: FastifyInstance): void {
  for (const [path, file, type] of files) {
    app.get(path, async (_request, reply) => {
      reply.header(
        'Content-Security-Policy',
        "default-src 'self'; img-src data:; base-uri 'none'; frame-ancestors 'none'",
      )
      return reply.type(type).send(readFileSync(new URL(`./${file}`, import.meta.url), 'utf8'))
    })
  }
}
