import type { Model, Steps } from '#tests/model/graph.ts'
import { tells } from '#tests/model/steps.ts'
import { withStubs } from '#tests/model/stub.ts'

import { connectivityMachine } from '../machine.ts'
import type { PageEvent } from '../types.ts'

export const connectivity = withStubs(connectivityMachine)

const seen = (event: PageEvent) => tells('watchPage', event)

const steps = {
  'the network goes': seen({ type: 'network.lost' }),
  'the network is back': seen({ type: 'network.cameBack' }),
  'the servers are back': { type: 'servers.cameBack' },
  'another tab is looked at': seen({ type: 'page.hidden' }),
  'the page is looked at again': seen({ type: 'page.shown', hasSlept: false }),
  'the page is looked at again after a sleep': seen({ type: 'page.shown', hasSlept: true }),
  'the page is left': seen({ type: 'page.unloaded' }),
  'the page is come back to': seen({ type: 'page.restored' }),
  'the device wakes': seen({ type: 'time.jumped' }),
} satisfies Steps

export const connectivityModels: Readonly<Record<string, Model<unknown>>> = {
  'a page and its network': {
    machine: connectivity,
    input: undefined,
    steps,
    facts: () => null,
    limit: 500,
  },
}
