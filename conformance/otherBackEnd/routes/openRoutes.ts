import type { components } from '#openapi/client.gen.ts'

import { type Answer, badRequest, type Call, type Route } from '../http.ts'
import type { MemberDesk } from '../members.ts'
import { Refused } from '../messages.ts'
import { isSignatureValid, operator } from '../signature.ts'
import { settingsOf } from './settings.ts'

type Schemas = components['schemas']

/** How the back end stands. */
export interface State {
  maintenance: Schemas['Maintenance']
  isHealthy: boolean
  /** The call whose next answer is lost, by method and path of the contract. */
  lost: { method: string; path: string } | null
}

/** The calls that need no session. */
export function openRoutes({ state, members }: { state: State; members: MemberDesk }): Route[] {
  return [
    {
      method: 'POST',
      path: '/api/game-launch/',
      answer: (call) => {
        refuseInMaintenance(state)
        if (!isSigned(call)) throw new Refused(401, 'authenticationFailed', wrongSignature)
        return { body: settingsOf(members.launch(launchRequest(call.body)), state.maintenance) }
      },
    },
    {
      method: 'GET',
      path: '/api/healthcheck',
      answer: () => {
        if (!state.isHealthy) throw new Refused(503, 'serverTrouble')
        return { body: { status: 'ok' } }
      },
    },
    { method: 'POST', path: '/api/healthcheck/record', takes: 'form', answer: recordHealth },
    {
      method: 'GET',
      path: '/maintenance/status.json',
      answer: ({ query }) => {
        if (!/^\d+$/.test(query.get('timestamp') ?? '')) throw badRequest('validationFailed', 'timestamp')
        return { body: state.maintenance }
      },
    },
    {
      method: 'GET',
      path: '/v8/operators.json',
      answer: () => ({ body: { default: operator, domains: {} }, headers: { 'Cache-Control': 'no-store' } }),
    },
    {
      method: 'GET',
      path: '/static/rules_{lang}.json',
      answer: ({ path: { lang } }) => {
        if (lang !== 'en') throw new Refused(404, 'noResult')
        return {
          body: { sections: [{ id: 'combo', title: 'Combos', html: '<p>A combo needs three matches.</p>' }] },
        }
      },
    },
  ]
}

const wrongSignature = { params: { detail: 'X-Request-Signature' } }

/** Whether the signature of a call is right, where there is one. */
export function isSigned({ headers }: Call): boolean {
  const signature = headers['x-request-signature']
  return signature === undefined || isSignatureValid(String(signature))
}

/** @throws Refused while there is maintenance */
export function refuseInMaintenance({ maintenance }: State): void {
  if (maintenance.maintenance) throw new Refused(503, 'maintenance')
}

function launchRequest(body: unknown): Schemas['LaunchRequest'] {
  if (typeof body !== 'object' || body === null || !('token' in body) || typeof body.token !== 'string')
    throw badRequest('validationFailed', 'token')
  return body as Schemas['LaunchRequest']
}

async function recordHealth({ bytes, headers }: Call): Promise<Answer> {
  const type = String(headers['content-type'])
  const form = await new Response(new Uint8Array(bytes), { headers: { 'content-type': type } })
    .formData()
    .catch(() => null)
  if (form === null || !form.has('selected')) throw badRequest('validationFailed', 'selected')
  const signature = form.get('signature')
  if (typeof signature !== 'string' || !isSignatureValid(signature))
    throw new Refused(403, 'forbidden', { params: { detail: 'signature' } })
  return { status: 204 }
}
