import type { StepEvent } from '../model/graph.ts'
import { isCalled } from './eventNames.ts'
import type { Via } from './search.ts'
import { stateAmong } from './stateNames.ts'
import { type Asked, unknown } from './wish.ts'

/**
 * What paths are to come by. @param of whose states and events these are
 * @throws PathsError where something that is asked for is neither a state nor an event
 */
export function passedBy(
  { avoid, events, via }: Asked,
  of: string,
  states: readonly string[],
  said: readonly StepEvent[],
): readonly Via[] {
  const isEvent = (given: string): boolean => said.some((event) => isCalled(event, given))
  const names = [...new Set(said.map(({ step }) => step))].toSorted()
  for (const given of [...avoid, ...events])
    if (!isEvent(given)) throw unknown(`event of ${of}`, given, names)
  return via.map((given): Via => {
    if (isEvent(given)) return { event: given }
    const isState = states.some((name) => name === given || name.endsWith(`.${given}`))
    if (!isState) throw unknown(`state or event of ${of}`, given, [...states, ...names])
    return { state: stateAmong(of, given, states) }
  })
}
