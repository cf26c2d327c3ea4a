import { readFileSync } from 'node:fs'

import { errors } from '#domain/session/errorCatalogue.ts'

import { ApiError } from '../../wire/apiError.ts'
import { readOperators, signatureSecrets } from '../access/operators.ts'
import { isGoodSignature } from '../access/signatures.ts'
import type { Handlers } from '../calls/operation.ts'
import { themeFile } from '../files/themes.ts'
import type { Sandbox } from '../sandbox.ts'

/** Health, maintenance and the files beside the client. */
export function serverOperations(sandbox: Sandbox): Handlers {
  return {
    checkHealth: () => ({ status: 'ok' }),
    recordHealth: ({ body }) => {
      const secret = signatureSecrets(readOperators(sandbox.config)).get(body.public_token)
      if (!isGoodSignature(secret === undefined ? [] : [secret], body.signature, sandbox.realNow()))
        throw new ApiError(403, errors.forbidden, { params: { detail: 'signature' } })
      sandbox.servers.record(body)
      return undefined
    },
    getOperators: () => readOperators(sandbox.config),
    getMaintenance: () => sandbox.maintenance,
    getTheme: ({ path }) => {
      const file = themeFile(sandbox.config, path.name)
      if (file === undefined) throw new ApiError(404, errors.pageNotFound)
      return JSON.parse(readFileSync(file, 'utf8'))
    },
  }
}
