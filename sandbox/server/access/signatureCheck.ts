import type { FastifyRequest } from 'fastify'

import { errors } from '#domain/session/errorCatalogue.ts'

import { ApiError } from '../../wire/apiError.ts'
import type { Sandbox } from '../sandbox.ts'
import { readOperators, signatureSecrets } from './operators.ts'
import { isGoodSignature } from './signatures.ts'

/**
 * Refuses a call whose signature is wrong or old [LAUNCH-09] [SRV-05]. A public call is signed with the secret of the
 * operator it names; a member's call with that of any operator.
 * @throws ApiError 401 for the launch, 403 for everything else
 */
export function checkSignature(sandbox: Sandbox, { headers, routeOptions }: FastifyRequest): void {
  const isLaunch = routeOptions.config.operationId === 'launchGame'
  const signature = headers['x-request-signature']
  const publicToken = headers['x-public-token']
  if (signature === undefined && publicToken === undefined && !sandbox.areSignaturesRequired) return
  const secrets = signatureSecrets(readOperators(sandbox.config))
  const [...known] = isLaunch ? [secrets.get(String(publicToken))] : secrets.values()
  const isGood = isGoodSignature(
    known.filter((secret) => secret !== undefined),
    String(signature),
    sandbox.realNow(),
  )
  if (isGood) return
  const params = { detail: 'X-Request-Signature' }
  throw isLaunch
    ? new ApiError(401, errors.authenticationFailed, { params })
    : new ApiError(403, errors.forbidden, { params })
}
