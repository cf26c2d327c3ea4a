import type { ValidateFunction } from 'ajv'
import type { Ajv2020 } from 'ajv/dist/2020.js'
import type { FastifyRequest } from 'fastify'

/** Checks replies against the contract, in tests. */
export interface ReplyCheck {
  /** @throws Error naming the operation and what is wrong, if the reply breaks the contract */
  check(request: FastifyRequest, status: number, payload: unknown): void
}

/** A check with schemas compiled as they are needed. */
export function createReplyCheck(ajv: Ajv2020): ReplyCheck {
  const compiled = new Map<object, ValidateFunction>()
  const validatorOf = (schema: object): ValidateFunction => {
    const known = compiled.get(schema)
    if (known) return known
    const made = ajv.compile(schema)
    compiled.set(schema, made)
    return made
  }

  return {
    check: (request, status, payload) => {
      const responses = request.routeOptions.schema?.response
      const name = request.routeOptions.config.operationId ?? request.url
      if (!isObject(responses)) return
      // A 204 has no body, and is left out of what the routes know about the contract.
      if (status === 204 && (payload === undefined || payload === '')) return
      const response = responses[status] ?? responses[`${String(status)[0]}XX`] ?? responses.default
      const schema = schemaOf(response)
      if (schema === null) throw new Error(`${name}: the contract has no reply ${status}.`)
      if (typeof payload !== 'string') throw new Error(`${name} ${status}: the reply is not text.`)
      const validate = validatorOf(schema)
      if (!validate(JSON.parse(payload))) {
        throw new Error(`${name} ${status}: ${ajv.errorsText(validate.errors, { dataVar: 'reply' })}`)
      }
    },
  }
}

function schemaOf(response: unknown): object | null {
  if (!isObject(response) || !isObject(response.content)) return null
  const json = response.content['application/json']
  return isObject(json) && isObject(json.schema) ? json.schema : null
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
