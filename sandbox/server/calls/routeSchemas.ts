import Fastify, { type FastifySchema } from 'fastify'
import openapiGlue from 'fastify-openapi-glue'

import type { Contract } from './contract.ts'

/** The schemas of the requests and replies of each operation, by its `operationId`. */
export type RouteSchemas = ReadonlyMap<string, FastifySchema>

const known = new WeakMap<Contract, Promise<RouteSchemas>>()

/**
 * The contract's schemas in the form that routes need. Worked out once per contract, whatever the number of servers and
 * starts, and always the same objects, so that each is compiled only once: both took longer than everything else at a
 * start.
 */
export function routeSchemas(contract: Contract): Promise<RouteSchemas> {
  const schemas = known.get(contract) ?? readSchemas(contract)
  known.set(contract, schemas)
  return schemas
}

async function readSchemas({ documents }: Contract): Promise<RouteSchemas> {
  const schemas = new Map<string, FastifySchema>()
  // Never opened: only the routes' declarations are used.
  const app = Fastify({ exposeHeadRoutes: false })
  app.addHook('onRoute', ({ schema, config }) => {
    if (config?.operationId !== undefined) schemas.set(config.operationId, schema ?? {})
  })
  for (const [prefix, specification] of documents) {
    await app.register(openapiGlue, {
      specification,
      prefix,
      operationResolver: (operationId: string) => ({
        method: 'POST',
        url: `/${operationId}`,
        config: { operationId },
        handler: () => undefined,
      }),
    })
  }
  return schemas
}
