import { createActor } from 'xstate'

import { drive } from '#tests/model/drive.ts'
import { createStory, type Story } from '#tests/model/story.ts'

import { maintenanceMachine } from '../machine.ts'
import type { MaintenanceStatus } from '../types.ts'
import { ahead, hour, maintenance as machine, now, on } from './model.ts'

/** A machine that runs, with what it started in the test's hands. */
export const start = (random = 0.5) =>
  drive(({ parent }) => createActor(machine, { input: { random }, parent }))

/** It, and what a test does to it. */
export type Driven = ReturnType<typeof start>

/** The states that it is in. */
export const value = ({ actor }: Driven) => actor.getSnapshot().value

/** What it is in, and what it keeps. */
export const shown = ({ actor }: Driven) => actor.getSnapshot()

/** Somebody asks again. */
export const asks = ({ actor }: Driven) => actor.send({ type: 'check.requested' })

/** One that was told these, one after the other. */
export function told(...statuses: readonly MaintenanceStatus[]): Driven {
  const driven = start()
  for (const status of statuses) driven.actor.send({ type: 'status.arrived', status })
  return driven
}

/** The same, announced to last longer. */
export const longer = { ...on, to: now + 5 * hour }

/** The one after it, announced for the day after. */
export const next = { ...ahead, from: now + 24 * hour, to: now + 25 * hour }

/** It is told of the status. */
export const hears = ({ actor }: Driven, status: MaintenanceStatus) =>
  actor.send({ type: 'status.arrived', status })

/** Its story, told from after these. */
export function storyAfter(...statuses: readonly (typeof on)[]): Story {
  const product = createStory(maintenanceMachine, { random: 0.5 })
  for (const status of statuses) product.says({ type: 'status.arrived', status })
  product.takeLines()
  return product
}
