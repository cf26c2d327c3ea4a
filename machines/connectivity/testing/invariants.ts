import { expect } from 'vitest'

import type { Invariant } from '#tests/model/replay.ts'

/** The page is watched all the time, and what happens to it says nothing of its network, nor the other way round [LIVE-04]. */
export const connectivityInvariant: Invariant = (snapshot, came) => {
  expect(snapshot.children.watchPage).toBeDefined()
  if (came === null) return
  const { event, before } = came
  const isOfNetwork = /^(network|servers)\./.test(event.type)
  expect(snapshot.value[isOfNetwork ? 'page' : 'network']).toBe(
    before.value[isOfNetwork ? 'page' : 'network'],
  )
  // Only by leaving does a page come to be away, and it never goes from there behind another tab.
  if (before.value.page !== 'away' && snapshot.value.page === 'away') expect(event.type).toBe('page.unloaded')
  if (before.value.page === 'away') expect(snapshot.value.page).not.toBe('hidden')
}
