import type { Page } from '@playwright/test'

import type { TestSandbox } from '../sandbox.ts'

export interface Cutting {
  readonly page: Page
  readonly sandbox: TestSandbox
}

/** What can happen to the connections of a page, by the state it leaves a channel in. */
export const cuts: Readonly<Record<string, (of: Cutting) => Promise<unknown>>> = {
  'refreshing the token': async ({ sandbox }) => {
    await sandbox.fault({ method: 'POST', path: '/game-launch/refresh/', kind: 'delay', delay: 3_000 })
    await sandbox.sockets({ action: 'drop' })
  },
  'waiting to reconnect': ({ sandbox }) => sandbox.sockets({ action: 'close', code: 1011 }),
  'hearing nothing': ({ sandbox }) => sandbox.sockets({ action: 'mute' }),
  connecting: async ({ sandbox }) => {
    await sandbox.sockets({ action: 'delay', delay: 5_000 })
    await sandbox.sockets({ action: 'close', code: 1011 })
  },
  offline: async ({ page, sandbox }) => {
    await page.context().setOffline(true)
    await sandbox.sockets({ action: 'drop' })
  },
}

/** Everything answers again. */
export async function mend({ page, sandbox }: Cutting): Promise<void> {
  await page.context().setOffline(false)
  await sandbox.clearFaults()
  await sandbox.sockets({ action: 'delay', delay: 0 })
}

/** The channels of a member's page that shows no event. */
export const ownChannels = ['events', 'notifications']
