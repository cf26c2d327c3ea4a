import { test } from '@playwright/test'

import type { MachinePath, PathStep } from './paths.ts'

type Doing<TWalker> = (walker: TWalker) => Promise<unknown>
type Seeing<TWalker, TStep> = (walker: TWalker, step: TStep) => Promise<unknown>

/** How the steps of a machine's paths are done in the browser, or in its world, and how its states look there. */
export interface Performance<TWalker, TStep extends PathStep> {
  readonly doing: Readonly<Record<TStep['name'], Doing<TWalker>>>
  /**
   * Sees to what must stand for a step to happen, before anything is done that it follows.
   * @param from the state that the step happens in
   */
  readonly before?: (walker: TWalker, next: TStep, from: string) => Promise<unknown>
  /** What follows automatically, and at once: the state before it passes too quickly to be seen. */
  readonly passing: ReadonlySet<TStep['name']>
  /** What is seen of each state that a path can stop at. */
  readonly looks: Readonly<Record<string, Seeing<TWalker, TStep>>>
  /** The states that are seen after a step: of each region the innermost. */
  readonly seen: (step: TStep) => readonly string[]
  /** What else is seen after a step. */
  readonly beside?: (walker: TWalker, step: TStep) => Promise<unknown>
}

/**
 * Walks a path: each step is done, and what the machine says after it is seen.
 * @param arrive waits until the page's machine is where a step leads: whatever is done next is done there
 */
export async function walk<TWalker, TStep extends PathStep>(
  walker: TWalker,
  { steps }: MachinePath<TStep>,
  { doing, before, passing, looks, seen, beside }: Performance<TWalker, TStep>,
  arrive: (step: TStep) => Promise<unknown>,
): Promise<void> {
  for (const [at, step] of steps.entries()) {
    const next = steps[at + 1]
    const name: TStep['name'] = step.name
    if (!passing.has(name)) {
      let from = step.state
      for (const each of upcoming(steps.slice(at + 1), passing)) {
        await before?.(walker, each, from)
        from = each.state
      }
    }
    await test.step(`${step.name}: ${step.state}`, async () => {
      await doing[name](walker)
      if (next !== undefined && passing.has(next.name)) return
      await arrive(step)
      for (const state of seen(step)) {
        const look = looks[state]
        if (look === undefined) throw new Error(`Nobody says how "${state}" looks.`)
        await look(walker, step)
      }
      await beside?.(walker, step)
    })
  }
}

/** What follows automatically, and the first step that does not. */
function upcoming<TStep extends PathStep>(
  steps: readonly TStep[],
  passing: ReadonlySet<TStep['name']>,
): readonly TStep[] {
  const first = steps.findIndex(({ name }) => !passing.has(name))
  return first < 0 ? steps : steps.slice(0, first + 1)
}

/** A path as it is read, without what follows automatically: a test's title may not end in nothing. */
export function named({ steps }: MachinePath<PathStep>, isRead: (name: string) => boolean): string {
  return steps.flatMap(({ name }) => (isRead(name) ? [name] : [])).join(' → ') || 'no step'
}
