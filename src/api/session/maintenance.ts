import type { Maintenance } from '#machines/maintenance/types.ts'
import type { Caller } from '#src/api/http/caller.ts'
import { read } from '#src/wire/base/read.ts'
import { maintenance } from '#src/wire/session/maintenance.ts'

/** The call about maintenance, which goes to a server of its own: it answers while the product does not. */
export function maintenanceCalls({ http, get, onLeftOut }: Caller, now: () => number) {
  return {
    maintenance: (signal?: AbortSignal): Promise<Maintenance> =>
      get(
        (abort) =>
          http.GET('/maintenance/status.json', { params: { query: { timestamp: now() } }, signal: abort }),
        (data) => readStatus(data, onLeftOut),
        signal,
      ),
  }
}

function readStatus(data: unknown, onLeftOut: Caller['onLeftOut']): Maintenance {
  try {
    return read(maintenance, data)
  } catch (error) {
    onLeftOut('malformed')
    throw error
  }
}
