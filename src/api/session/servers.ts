import type { Caller } from '#src/api/http/caller.ts'
import { exchange } from '#src/api/http/exchange.ts'
import { statusError } from '#src/api/http/failures.ts'
import type { Signed } from '#src/api/http/middlewares/signing.ts'

/** Milliseconds in which a server that serves says so. */
const healthPatience = 3_000

/** What is asked and told of servers themselves; their code comes later. */
export function serverCalls({ http, options }: Caller) {
  return {
    /** Whether the server at this address says that it serves. Never rejects. */
    async isHealthy(address: string, signal: AbortSignal): Promise<boolean> {
      try {
        const { response, data } = await exchange(
          { ...options('GET', signal), timeout: healthPatience },
          (abort) => http.GET('/healthcheck', { baseUrl: address, signal: abort }),
        )
        return response.ok && data instanceof Object && 'status' in data && data.status === 'ok'
      } catch {
        return false
      }
    },

    /** Reports which servers were asked, and which is used [SRV-02]. @throws CallFailed */
    async recordChoice(
      choice: { readonly domains: readonly string[]; readonly selected: string },
      partnerDomain: string,
      { publicToken, signature }: Signed,
      signal: AbortSignal,
    ): Promise<void> {
      const { domains, selected } = choice
      const body = {
        domains: [...domains],
        selected,
        partner_domain: partnerDomain,
        public_token: publicToken,
        signature,
      }
      const { response, error } = await exchange(options('POST', signal), (abort) =>
        http.POST('/healthcheck/record', { body, bodySerializer: formOf, signal: abort }),
      )
      if (!response.ok) throw statusError(response.status, error)
    },
  }
}

/** As a form: a list is its field, once for each of its items. */
function formOf(fields: Readonly<Record<string, string | readonly string[]>>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) for (const one of [value].flat()) form.append(name, one)
  return form
}
