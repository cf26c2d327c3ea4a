import { expect } from 'vitest'

import type { Invariant } from '#tests/model/replay.ts'

import type { StreamContext } from '../types.ts'

/** What always holds of a stream: what plays is what is watched, and each opening has a picture of its own [STAT-07]. */
export const streamInvariant: Invariant = (snapshot, came) => {
  const { watched, opened }: StreamContext = snapshot.context
  const { play } = snapshot.children
  expect(watched === null).toBe(snapshot.matches('idle'))
  expect(play !== undefined).toBe(snapshot.matches('watching'))
  expect(watched?.stream.kind === 'iframe').toBe(snapshot.matches('framed'))
  if (play) expect(play.getSnapshot()).toMatchObject({ given: { url: watched?.stream.url, opened } })
  if (came === null) return
  const { before, event } = came
  const hasBegun = event.type === 'stream.opened' || (event.type === 'retry.requested' && play !== undefined)
  const begins = hasBegun && play !== before.children.play
  expect(opened - before.context.opened).toBe(begins || snapshot.matches('framed') ? Number(hasBegun) : 0)
  // Whatever becomes of the picture, it is the same one until the member opens another, tries again or closes it.
  if (play && before.children.play && !hasBegun) expect(play).toBe(before.children.play)
  // What has failed stays so until the member does something.
  if (before.matches('failed') && !snapshot.matches('failed'))
    expect(['stream.opened', 'stream.closed', 'retry.requested']).toContain(event.type)
}
