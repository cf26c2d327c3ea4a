import { reloadMachine } from '#machines/reload/machine.ts'
import type { ReloadContext } from '#machines/reload/types.ts'

import type { Model } from '../graph.ts'
import { withStandIns } from '../standIn.ts'

export const reload = withStandIns(reloadMachine)

const modelOf = (reloadedFor: string | null): Model<ReloadContext> => ({
  machine: reload,
  input: { reloadedFor },
  events: () =>
    ['Rules', 'Menu'].flatMap((script) => [
      { type: 'script.failed', script },
      { type: 'script.arrived', script },
    ]),
  reports: { reloadPage: [{ failed: new Error('nothing is kept') }] },
  facts: (context) => context,
  limit: 500,
})

export const reloadModels: Readonly<Record<string, Model<ReloadContext>>> = {
  'a page that was not reloaded': modelOf(null),
  'a page that was reloaded for a script': modelOf('Rules'),
}
