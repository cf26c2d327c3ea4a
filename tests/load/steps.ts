import { setTimeout as pause } from 'node:timers/promises'

import type { Load } from './load.ts'
import { type Stretch, stretchOf, whyBroken } from './report.ts'

export interface Wanted {
  readonly members: number
  /** Presses a second of all together. */
  readonly rate: number
  readonly seconds: number
}

/** What the back end has used of a core so far, seconds; null where nobody knows. */
export type CpuSeconds = () => number | null

/** Milliseconds after the launches that belong to none of the figures. */
const calm = 3_000

/** Launches what is missing of the members, and has them press for a while. */
export async function stretch(load: Load, wanted: Wanted, cpuSeconds: CpuSeconds): Promise<Stretch> {
  const failures = await load.launch(wanted.members - load.running())
  await pause(calm)
  await load.offerBookings()
  await load.figures()
  const before = cpuSeconds()
  await load.pace(wanted.rate)
  await pause(wanted.seconds * 1_000)
  const figures = await load.figures()
  const after = cpuSeconds()
  await load.pace(0)
  const used = before === null || after === null ? null : after - before
  return stretchOf(wanted, figures, failures, used)
}

/** A step of a search, with why it did not hold; null if it did. */
export interface Step {
  readonly stretch: Stretch
  readonly broken: string | null
}

export interface Search {
  readonly first: Wanted
  /** How many times as much each step is as the one before. */
  readonly growth: number
  /** Steps at most. */
  readonly most: number
  readonly cpuSeconds: CpuSeconds
  readonly onStep: (step: Step) => void
}

/** Raises the load until it does not hold, and once more after that: so that it is seen how it breaks. */
export async function search(
  load: Load,
  { first, growth, most, cpuSeconds, onStep }: Search,
): Promise<Step[]> {
  const steps: Step[] = []
  let broken = 0
  for (let wanted = first; steps.length < most && broken < 2;) {
    const done = await stretch(load, wanted, cpuSeconds)
    const step = { stretch: done, broken: whyBroken(done) }
    steps.push(step)
    onStep(step)
    if (step.broken !== null) broken += 1
    wanted = {
      ...wanted,
      members: Math.ceil(wanted.members * growth),
      rate: Math.round(wanted.rate * growth * 10) / 10,
    }
  }
  return steps
}
