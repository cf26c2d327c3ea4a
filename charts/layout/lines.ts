import { type ChartModel, type ChartTransition, isWithin, nameOfState, stateAt } from '../model/chart.ts'
import { targetText } from '../model/phrases.ts'

/** The transitions from one state to another: they share a line, and have a row of its label each. */
export interface SharedLine {
  readonly source: string
  readonly target: string
  readonly transitions: readonly ChartTransition[]
}

/** What of a chart's transitions is drawn as lines, and what stands in the box of its state. */
export interface Drawn {
  readonly lines: readonly SharedLine[]
  /** By the path of the state. */
  readonly inBox: ReadonlyMap<string, readonly InBox[]>
}

export interface InBox {
  readonly transition: ChartTransition
  /** Where it leads, in words; null where nothing else needs to be said. */
  readonly target: string | null
}

/** Which transitions are lines: those that lead elsewhere, but not from a state with regions into one of these. */
export function sharedLines(chart: ChartModel): Drawn {
  const lines = new Map<string, { source: string; target: string; transitions: ChartTransition[] }>()
  const inBox = new Map<string, InBox[]>()
  for (const transition of chart.transitions) {
    const { source, targets } = transition
    const drawn = targets.filter((target) => isLine(chart, source, target))
    for (const target of drawn) {
      const key = `${source} ${target}`
      const line = lines.get(key) ?? { source, target, transitions: [] }
      line.transitions.push(transition)
      lines.set(key, line)
    }
    if (drawn.length === 0) {
      const isElsewhere = targets.some((target) => target !== source)
      const words = isElsewhere
        ? targets.map((path) => nameOfState(chart, path)).join(', ')
        : targetText(transition)
      inBox.set(source, [
        ...(inBox.get(source) ?? []),
        { transition, target: words === 'stays' ? null : words },
      ])
    }
  }
  return { lines: [...lines.values()], inBox }
}

function isLine(chart: ChartModel, source: string, target: string): boolean {
  if (source === target) return false
  return !(stateAt(chart, source).kind === 'parallel' && isWithin(target, source))
}
