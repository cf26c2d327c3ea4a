import type { Model, Steps } from '#tests/model/graph.ts'
import { failedWith, over } from '#tests/model/steps.ts'
import { withStubs } from '#tests/model/stub.ts'

import { reloadMachine } from '../machine.ts'
import type { ReloadContext } from '../types.ts'

export const reload = withStubs(reloadMachine)

const steps = {
  'the rules do not come': { type: 'script.failed', script: 'Rules' },
  'the rules come': { type: 'script.arrived', script: 'Rules' },
  'the menu does not come': { type: 'script.failed', script: 'Menu' },
  'the menu comes': { type: 'script.arrived', script: 'Menu' },
  'the page cannot be reloaded': failedWith('reloadPage', new Error('nothing is kept')),
  'two seconds pass': over('reloadFlag'),
} satisfies Steps

export type ReloadStepName = keyof typeof steps

const modelFrom = (reloadedFor: string | null): Model<ReloadContext> => ({
  machine: reload,
  input: { reloadedFor },
  steps,
  facts: (context) => context,
  limit: 500,
})

export const reloadModels = {
  'a page that was not reloaded': modelFrom(null),
  'a page that was reloaded for the rules': modelFrom('Rules'),
}
