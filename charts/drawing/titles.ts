import { type ChartModel, type ChartTransition, nameOfState } from '../model/chart.ts'
import { causeText, conditionText } from '../model/phrases.ts'

const noWords = { guards: {}, actions: {}, delays: {}, actors: {} }

/** A state by its name in words, for screen readers and tooltips. */
export function stateTitle(chart: ChartModel, path: string): string {
  return `State ${nameOfState(chart, path)}`
}

/** A transition in words: `connection.lost: from waitingToReconnect to offline`. */
export function transitionTitle(chart: ChartModel, transition: ChartTransition): string {
  const { source, targets, cause } = transition
  const to = targets.map((target) => nameOfState(chart, target)).join(', ')
  const said = conditionText(transition)
  const condition = said === null ? '' : ` ${said}`
  return `${causeText(cause, noWords)}${condition}: from ${nameOfState(chart, source)}${to === '' ? ', stays' : ` to ${to}`}`
}
