import type { Place } from '../layout/boxes.ts'
import type { ChartLayout } from '../layout/layOut.ts'
import { type ActorThen, activeStates } from '../session/timeline.ts'
import { placeOfTransition } from './view.ts'

/** What goes on in a chart: the states its actor is in, and the transitions that led there last. */
export interface Activity {
  readonly active: ReadonlySet<string>
  readonly taken: ReadonlySet<string>
  /** Another one at each change, so that the same transition is seen to be taken again. */
  readonly turn: number
}

/** What goes on in the chart of an actor as it was then. One that has ended is in no state any more. */
export function activityOf({ status, value, taken, at }: ActorThen): Activity {
  return { active: activeStates(status === 'running' ? value : null), taken: new Set(taken), turn: at }
}

/** The class names by which a state or a transition shows what goes on. */
export function lookOf(
  activity: Activity | null,
  what: { readonly state: string } | { readonly transition: string },
): string {
  if (activity === null) return ''
  if ('state' in what) return activity.active.has(what.state) ? 'active' : ''
  return activity.taken.has(what.transition) ? `taken turn-${activity.turn % 2}` : ''
}

/** Where something has just happened: the last transition that was taken. Null where none was. */
export function whereIs({ taken }: Activity, layout: ChartLayout): Place | null {
  const last = [...taken].at(-1)
  return last === undefined ? null : placeOfTransition(layout, last)
}
