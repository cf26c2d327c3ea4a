import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { errors } from '#domain/errorCatalogue.ts'

import { ApiError } from '../apiError.ts'
import type { Answers } from '../operation.ts'
import type { Sandbox } from '../sandbox.ts'

/** Health, maintenance and the files beside the client. */
export function serverOperations(sandbox: Sandbox): Answers {
  return {
    checkHealth: () => ({ status: 'ok' }),
    getMaintenance: () => sandbox.maintenance,
    getTheme: ({ path }) => {
      const places = [join(sandbox.config.dist, 'themes'), sandbox.config.themes]
      const file = places.map((place) => join(place, `${path.name}.json`)).find((place) => existsSync(place))
      if (file === undefined) throw new ApiError(404, errors.pageNotFound)
      return JSON.parse(readFileSync(file, 'utf8'))
    },
  }
}
