import { type ActorThen, activeStates } from '#recording/timeline/timeline.ts'

import type { Place, Size } from '../../layout/boxes.ts'
import type { ChartLayout } from '../../layout/layOut.ts'
import type { ChartModel } from '../../model/chart.ts'
import type { Moment } from '../../simulate/simulation.ts'
import { placeOfTransition } from './view.ts'

/** What is going on in a chart: the states its actor is in, and the transitions that led there last. */
export interface Activity {
  readonly active: ReadonlySet<string>
  readonly taken: ReadonlySet<string>
  /** The transitions that can be taken by a press, where it is simulated. */
  readonly open: ReadonlySet<string>
  /** Changes each time, so that the same transition is seen to be taken again. */
  readonly turn: number
}

/** What was going on in an actor's chart at a moment. An actor that has ended is in no state any more. */
export function activityOf({ status, value, taken, at }: ActorThen): Activity {
  return {
    active: activeStates(status === 'running' ? value : null),
    taken: new Set(taken),
    open: new Set(),
    turn: at,
  }
}

/** What is going on in a chart that is simulated. */
export function activityOfMoment({ active, played, choices }: Moment): Activity {
  return {
    active: new Set(active),
    taken: new Set(played.at(-1)?.transitions),
    open: new Set(choices.flatMap(({ transitions }) => transitions)),
    turn: played.length,
  }
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
 * Where something has just happened: the last transition taken, and the states it led to. Of what is simulated, at first the
 * innermost active states, and then as many of the transitions that can be taken next as have room, the nearest first. Null if
 * nothing has happened.
 * @param room what can be seen at once
 */
export function whereIs(
  { active, taken, open }: Activity,
  chart: ChartModel,
  layout: ChartLayout,
  room: Size,
): Place | null {
  const last = chart.transitions.findLast(({ name }) => taken.has(name))
  const places =
    last === undefined
      ? layout.boxes.filter(({ path }) => open.size > 0 && isInnermost(path, active))
      : [
          placeOfTransition(layout, last.name),
          ...layout.boxes.filter(({ path }) => last.targets.includes(path)),
        ]
  const just = around(places.filter((place) => place !== null))
  if (just === null) return null
  const next = [...open]
    .map((name) => placeOfTransition(layout, name))
    .filter((place) => place !== null)
    .toSorted((one, other) => distance(just, one) - distance(just, other))
  return next.reduce<Place>((where, place) => {
    const both = around([where, place]) ?? where
    return both.width <= room.width && both.height <= room.height ? both : where
  }, just)
}

function isInnermost(path: string, active: ReadonlySet<string>): boolean {
  return path !== '' && active.has(path) && ![...active].some((other) => other.startsWith(`${path}.`))
}

function distance(one: Place, other: Place): number {
  return Math.hypot(
    one.x + one.width / 2 - other.x - other.width / 2,
    one.y + one.height / 2 - other.y - other.height / 2,
  )
}

/** The smallest place around all of these; null around none. */
function around(places: readonly Place[]): Place | null {
  if (places.length === 0) return null
  const left = Math.min(...places.map(({ x }) => x))
  const top = Math.min(...places.map(({ y }) => y))
  return {
    x: left,
    y: top,
    width: Math.max(...places.map(({ x, width }) => x + width)) - left,
    height: Math.max(...places.map(({ y, height }) => y + height)) - top,
  }
}
