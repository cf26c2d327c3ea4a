import { type ChartModel, stateAt } from './chart.ts'

/** What the keyboard is on: a state, or a transition by its name. */
export type Spot = { readonly state: string } | { readonly transition: string }

export type Step = 'onwards' | 'back' | 'next' | 'previous'

/**
 * Where a step along the chart leads. Onwards: from a state to its first transition, and from that to its target. Back:
 * from a transition to its source, and from a state to the first transition into it, or else to the surrounding state.
 * Next and previous go through the transitions of one state, and through the states.
 */
export function stepFrom(chart: ChartModel, spot: Spot, step: Step): Spot {
  if ('transition' in spot) return stepFromTransition(chart, spot, step)
  const own = chart.transitions.filter(({ source }) => source === spot.state)
  const into = chart.transitions.filter(
    ({ source, targets }) => source !== spot.state && targets.includes(spot.state),
  )
  const { parent, children } = stateAt(chart, spot.state)
  switch (step) {
    case 'onwards': {
      const [first] = own
      const [child] = children
      if (first !== undefined) return { transition: first.name }
      return child === undefined ? spot : { state: child }
    }
    case 'back': {
      const [first] = into
      if (first !== undefined) return { transition: first.name }
      return parent === null ? spot : { state: parent }
    }
    default: {
      const paths = chart.states.map(({ path }) => path)
      return { state: beside(paths, spot.state, step) }
    }
  }
}

/** The same where transitions are not drawn: onwards to the first state that one leads to, or into it, and back likewise. */
export function stepByNames(chart: ChartModel, spot: Spot, step: Step): Spot {
  if ('transition' in spot || step === 'next' || step === 'previous') return stepFrom(chart, spot, step)
  const { parent, children } = stateAt(chart, spot.state)
  const leaves = ({ source, targets }: ChartModel['transitions'][number]): boolean =>
    source === spot.state && targets.some((target) => target !== source)
  const enters = ({ source, targets }: ChartModel['transitions'][number]): boolean =>
    source !== spot.state && targets.includes(spot.state)
  const to =
    step === 'onwards'
      ? (chart.transitions.find(leaves)?.targets.find((target) => target !== spot.state) ?? children[0])
      : (chart.transitions.find(enters)?.source ?? parent)
  return { state: to ?? spot.state }
}

function stepFromTransition(chart: ChartModel, spot: { readonly transition: string }, step: Step): Spot {
  const transition = chart.transitions.find(({ name }) => name === spot.transition)
  if (transition === undefined) return spot
  const { source, targets } = transition
  if (step === 'back') return { state: source }
  if (step === 'onwards') return { state: targets[0] ?? source }
  const names = chart.transitions.filter((one) => one.source === source).map(({ name }) => name)
  return { transition: beside(names, spot.transition, step) }
}

function beside(all: readonly string[], one: string, step: Step): string {
  const at = all.indexOf(one) + (step === 'next' ? 1 : -1)
  return all[(at + all.length) % all.length] ?? one
}
