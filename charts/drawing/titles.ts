import { type ChartModel, type ChartTransition, nameOfState } from '../model/chart.ts'
import { causeText } from '../model/phrases.ts'

const noWords = { guards: {}, actions: {}, delays: {}, actors: {} }

/** A state by its name in words, for screen readers and tooltips. */
export function stateTitle(chart: ChartModel, path: string): string {
  return `State ${nameOfState(chart, path)}`
}

/** A transition in words: `connection.lost: from waitingToReconnect to offline`. */
export function transitionTitle(
  chart: ChartModel,
  { source, targets, guard, cause }: ChartTransition,
): string {
  const to = targets.map((target) => nameOfState(chart, target)).join(', ')
  const condition = guard === null ? '' : ` if ${guard}`
  return `${causeText(cause, noWords)}${condition}: from ${nameOfState(chart, source)}${to === '' ? ', stays' : ` to ${to}`}`
}
