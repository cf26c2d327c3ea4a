import type { Assumptions } from './assume.ts'

/**
 * What openapi-fetch can do and no call of the contract asks of it: methods but GET, POST and PATCH; objects
 * in addresses, which throw; forms as bodies; middlewares that answer errors; options of undici.
 */
export const openapiFetch: Assumptions = {
  entries: { PUT: 1, DELETE: 1, OPTIONS: 1, HEAD: 1, TRACE: 1, eject: 1 },
  results: { supportsRequestInitExt: 'false' },
  bodies: {
    serializeObjectParam: 'throw Error("left out of openapi-fetch: objects in addresses")',
    defaultBodySerializer: 'return JSON.stringify(body)',
  },
}
