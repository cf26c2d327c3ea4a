import { type ActorThen, activeStates } from '#recording/timeline/timeline.ts'

import type { Place } from '../../layout/boxes.ts'
import type { ChartLayout } from '../../layout/layOut.ts'
import type { ChartModel } from '../../model/chart.ts'
import type { Moment } from '../../simulate/simulation.ts'
import { placeOfTransition } from './view.ts'

/** What is going on in a chart: the states its actor is in, and the transitions that led there last. */
export interface Activity {
  readonly active: ReadonlySet<string>
  readonly taken: ReadonlySet<string>
  /** Changes each time, so that the same transition is seen to be taken again. */
  readonly turn: number
}

/** What was going on in an actor's chart at a moment. An actor that has ended is in no state any more. */
export function activityOf({ status, value, taken, at }: ActorThen): Activity {
  return { active: activeStates(status === 'running' ? value : null), taken: new Set(taken), turn: at }
}

/** What is going on in a chart that is simulated. */
export function activityOfMoment({ active, played }: Moment): Activity {
  return { active: new Set(active), taken: new Set(played.at(-1)?.transitions), turn: played.length }
}

/** The class names by which a state or a transition shows what is going on. */
export function lookOf(
  activity: Activity | null,
  what: { readonly state: string } | { readonly transition: string },
): string {
  if (activity === null) return ''
  if ('state' in what) return activity.active.has(what.state) ? 'active' : ''
  return activity.taken.has(what.transition) ? `taken turn-${activity.turn % 2}` : ''
}

/**
 * Where something has just happened: the last transition taken, and the states it led to. Null if there was no transition.
 */
export function whereIs({ taken }: Activity, chart: ChartModel, layout: ChartLayout): Place | null {
  const last = chart.transitions.findLast(({ name }) => taken.has(name))
  if (last === undefined) return null
  const places = [
    placeOfTransition(layout, last.name),
    ...layout.boxes.filter(({ path }) => last.targets.includes(path)),
  ].filter((place) => place !== null)
  const left = Math.min(...places.map(({ x }) => x))
  const top = Math.min(...places.map(({ y }) => y))
  return {
    x: left,
    y: top,
    width: Math.max(...places.map(({ x, width }) => x + width)) - left,
    height: Math.max(...places.map(({ y, height }) => y + height)) - top,
  }
}
