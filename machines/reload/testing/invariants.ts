import { expect } from 'vitest'

import type { Invariant } from '#tests/model/replay.ts'

import type { ReloadContext } from '../types.ts'

/** What always holds of reloads: never two for one fault, so that a page cannot reload for ever [ROUTE-06]. */
export const reloadInvariant: Invariant = (snapshot, came) => {
  const { failed, reloadedFor }: ReloadContext = snapshot.context
  const { reloadPage, forgetReload } = snapshot.children
  expect(reloadPage !== undefined).toBe(snapshot.matches('reloading'))
  expect(forgetReload !== undefined).toBe(snapshot.matches('ready'))
  // The page is reloaded for the script that has failed, and the member reads which one it was.
  if (['reloading', 'notReloaded', 'failed'].some((state) => snapshot.matches(state)))
    expect(failed).not.toBeNull()
  if (reloadPage) expect(reloadPage.getSnapshot()).toMatchObject({ given: { script: failed } })
  if (came === null) return
  const { before, event } = came
  expect(reloadedFor).toBe(before.context.reloadedFor)
  // Only a page that has not been reloaded for one that is still missing reloads, and because one did not come.
  if (snapshot.matches('reloading') && !before.matches('reloading')) {
    expect(before.matches('ready') || before.matches('notReloaded')).toBe(true)
    expect(event).toMatchObject({ type: 'script.failed', script: failed })
  }
  // A reload is believed to have helped after the script has come, and some time with nothing else failing; where there was
  // none, nothing is missing any more.
  if (snapshot.matches('ready') && !before.matches('ready') && !before.matches('settling')) {
    expect(before.matches('notReloaded')).toBe(true)
    expect(event).toMatchObject({ type: 'script.arrived', script: failed })
  }
  if (snapshot.matches('settling') && !before.matches('settling'))
    expect(event).toMatchObject({ type: 'script.arrived', script: reloadedFor })
  if (failed !== before.context.failed) expect(event).toMatchObject({ type: 'script.failed', script: failed })
}
