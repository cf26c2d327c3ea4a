import type { FastifyInstance } from 'fastify'

/** The methods that a path is served with; empty if it is not served at all. */
export type MethodsAt = (path: string) => string[]

/** Notes every route from now on, so that a path served with another method can be told from an unknown one. */
export function watchMethods(app: FastifyInstance): MethodsAt {
  const routes: { pattern: RegExp; methods: string[] }[] = []
  app.addHook('onRoute', ({ url, method }) => {
    routes.push({ pattern: patternOf(url), methods: [method].flat() })
  })
  return (path) => {
    const found = routes.filter(({ pattern }) => pattern.test(path))
    return [...new Set(found.flatMap(({ methods }) => methods))].sort()
  }
}

/** A route's address, with `:name` for any one part and `*` for the rest. */
function patternOf(url: string): RegExp {
  const parts = url.split(/(:\w+|\*)/).map((part) => {
    if (part === '*') return '.*'
    return part.startsWith(':') ? '[^/]+' : part.replace(/[.+?^${}()|[\]\\]/g, '\\$&')
  })
  return new RegExp(`^${parts.join('')}$`)
}
