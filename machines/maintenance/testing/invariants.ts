import { expect } from 'vitest'

import type { Invariant } from '#tests/model/replay.ts'

import type { MaintenanceContext } from '../types.ts'

/** What always holds of maintenance: the page stands while it runs, and the server alone says when that is [MEMBER-11]. */
export const maintenanceInvariant: Invariant = (snapshot, came) => {
  const { status }: MaintenanceContext = snapshot.context
  const isDown = snapshot.matches('underMaintenance')
  if (isDown) expect(status.isOn).toBe(true)
  if (snapshot.matches('announced')) expect(status.from).not.toBeNull()
  // The page is shown while it runs, and until the member's turn to come back.
  expect(snapshot.hasTag('down')).toBe(isDown || snapshot.matches('ending'))
  if (snapshot.matches('ending')) expect(status.isOn).toBe(false)
  // One question at a time.
  expect(snapshot.children.askStatus !== undefined).toBe(snapshot.hasTag('asking'))
  if (came === null) return
  const { before, event } = came
  const said: unknown = event['status'] ?? event['output']
  // It begins, and is over, on the server's word and on nothing else: no time that has passed, no call that failed.
  if (isDown !== before.matches('underMaintenance')) expect(said).toMatchObject({ isOn: isDown })
  // Who was kept out comes back after it is over, at a time of their own.
  if (before.matches('underMaintenance') && !isDown) expect(snapshot.matches('ending')).toBe(true)
  if (before.matches('ending') && !snapshot.hasTag('down')) expect(event.type).toMatch(/^xstate\.after\./)
  // What is known is what the server said last.
  if (status !== before.context.status) expect(status).toBe(said)
  // Who asks meanwhile begins no second question.
  if (before.children.askStatus && snapshot.children.askStatus && event.type !== 'status.arrived')
    expect(snapshot.children.askStatus).toBe(before.children.askStatus)
}
