import { type ChartModel, type ChartTransition, isWithin, nameOfState, stateAt } from '../model/chart.ts'
import { targetText } from '../model/phrases.ts'

/** The transitions from one state to another: they share a line, with one row each on its label. */
export interface SharedLine {
  readonly source: string
  readonly target: string
  readonly transitions: readonly ChartTransition[]
}

/** Which of a chart's transitions are drawn as lines, and which are written in the box of their state. */
export interface Drawn {
  readonly lines: readonly SharedLine[]
  /** By the path of the state. */
  readonly inBox: ReadonlyMap<string, readonly InBox[]>
}

export interface InBox {
  readonly transition: ChartTransition
  /** Where it leads, in words; null if there is nothing more to say. */
  readonly target: string | null
}

/** Which transitions are lines: those that lead elsewhere, except from a state with regions into one of these. */
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
