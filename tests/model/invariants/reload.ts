import { expect } from 'vitest'

import type { ReloadContext } from '#machines/reload/types.ts'

import type { Invariant } from '../replay.ts'

/** What always holds of reloads: never two for one fault, so that a page cannot reload for ever [ROUTE-06]. */
export const reloadInvariant: Invariant = (snapshot, came) => {
  const { failed, reloadedFor }: ReloadContext = snapshot.context
  const { reloadPage, forgetReload } = snapshot.children
  expect(reloadPage !== undefined).toBe(snapshot.matches('reloading'))
  expect(forgetReload !== undefined).toBe(snapshot.matches('ready'))
  // The page is loaded anew for the script that has failed, and the member reads which one it was.
  if (snapshot.matches('reloading') || snapshot.matches('failed')) expect(failed).not.toBeNull()
  if (reloadPage) expect(reloadPage.getSnapshot()).toMatchObject({ given: { script: failed } })
  if (came === null) return
  const { before, event } = came
  expect(reloadedFor).toBe(before.context.reloadedFor)
  // Only a page on which every script has come so far reloads, and because one did not.
  if (snapshot.matches('reloading') && !before.matches('reloading')) {
    expect(before.matches('ready')).toBe(true)
    expect(event).toEqual({ type: 'script.failed', script: failed })
  }
  // A reload is believed to have helped after the script has come, and some time with nothing else failing.
  if (snapshot.matches('ready') && !before.matches('ready')) expect(before.matches('settling')).toBe(true)
  if (snapshot.matches('settling') && !before.matches('settling'))
    expect(event).toEqual({ type: 'script.arrived', script: reloadedFor })
  if (failed !== before.context.failed) expect(event).toEqual({ type: 'script.failed', script: failed })
}
