import { readFileSync } from 'node:fs'

import { errors } from '#domain/errorCatalogue.ts'

import { ApiError } from '../../wire/apiError.ts'
import type { Handlers } from '../operation.ts'
import type { Sandbox } from '../sandbox.ts'
import { themeFile } from '../themes.ts'

/** Health, maintenance and the files beside the client. */
export function serverOperations(sandbox: Sandbox): Handlers {
  return {
    checkHealth: () => ({ status: 'ok' }),
    getMaintenance: () => sandbox.maintenance,
    getTheme: ({ path }) => {
      const file = themeFile(sandbox.config, path.name)
      if (file === undefined) throw new ApiError(404, errors.pageNotFound)
      return JSON.parse(readFileSync(file, 'utf8'))
    },
  }
}
