/** What a figure must meet: at most this many times its floor, or at most this value. */
export type Goal = { readonly ratio: number } | { readonly most: number }

/** One figure of the benchmark. */
export interface Figure {
  readonly name: string
  readonly unit: 'µs' | 'ms' | 's' | 'KiB' | 'MiB' | ''
  readonly value: number
  /** The same figure for what it is compared with, in the same run; null if it has no comparison. */
  readonly floor: number | null
  /** How many times its floor it is: the median over several rounds, so that both sides had the machine under the same conditions. */
  readonly ratio: number | null
  readonly goal: Goal | null
  /** Whether zero is a sound value: no frame dropped, a press too quick to be reported. */
  readonly mayBeZero: boolean
}

/** Something that the benchmark measures separately. */
export interface BenchCase {
  readonly name: string
  run(): Promise<Figure[]>
}

/** A case with its result: its figures, or why it has none. */
export interface Outcome {
  readonly name: string
  readonly figures: readonly Figure[]
  readonly error: Error | null
}

/** A figure, alone or next to its floor. */
export function figure(
  name: string,
  unit: Figure['unit'],
  value: number,
  more: Partial<Omit<Figure, 'name' | 'unit' | 'value'>> = {},
): Figure {
  const { floor = null } = more
  const ratio = floor === null ? null : value / floor
  return { name, unit, value, floor, ratio, goal: null, mayBeZero: false, ...more }
}

/** Runs a case; if it fails, the others still run. */
export async function outcomeOf({ name, run }: BenchCase): Promise<Outcome> {
  try {
    return { name, figures: await run(), error: null }
  } catch (error) {
    return { name, figures: [], error: error instanceof Error ? error : new Error(String(error)) }
  }
}

/** What is wrong with the outcome of a case, times aside: it failed, measured nothing, or a figure is not a number. */
export function faultsOf({ figures, error }: Outcome): string[] {
  if (error !== null) return [error.message]
  if (figures.length === 0) return ['It gave no figure.']
  const isSound = (value: number, mayBeZero: boolean) =>
    Number.isFinite(value) && (mayBeZero ? value >= 0 : value > 0)
  return figures.flatMap(({ name, value, floor, ratio, mayBeZero }) => [
    ...(isSound(value, mayBeZero) ? [] : [`${name} is ${value}.`]),
    ...(floor === null || isSound(floor, mayBeZero) ? [] : [`The floor of ${name} is ${floor}.`]),
    ...(ratio === null || mayBeZero || isSound(ratio, false) ? [] : [`The ratio of ${name} is ${ratio}.`]),
  ])
}

/** Whether a figure meets its goal; null if it has no goal. */
export function isKept({ value, ratio, goal }: Figure): boolean | null {
  if (goal === null) return null
  return 'most' in goal ? value <= goal.most : ratio !== null && ratio <= goal.ratio
}

const heads = ['case', 'figure', 'measured', 'floor', 'ratio', 'goal', 'verdict']
/** The columns that are aligned to the left. */
const widths = [24, 34]

/** All outcomes as one table. */
export function printTable(outcomes: readonly Outcome[]): void {
  console.log(`\n${row(heads)}`)
  for (const outcome of outcomes) {
    if (outcome.error !== null)
      console.log(
        row([outcome.name, 'failed', '-', '-', '-', '-', outcome.error.message.split('\n')[0] ?? '']),
      )
    for (const each of outcome.figures) console.log(row([outcome.name, ...cellsOf(each)]))
  }
}

function cellsOf(each: Figure): string[] {
  const { name, unit, value, floor, ratio, goal } = each
  const kept = isKept(each)
  const shown = (number: number | null) =>
    number === null ? '-' : `${number.toFixed(digitsOf(unit))}${unit === '' ? '' : ` ${unit}`}`
  const goalText = goal === null ? '-' : 'most' in goal ? shown(goal.most) : `${goal.ratio.toFixed(2)} ×`
  return [
    name,
    shown(value),
    shown(floor),
    ratio === null ? '-' : `${ratio.toFixed(2)} ×`,
    goalText,
    kept === null ? '-' : kept ? 'kept' : 'MISSED',
  ]
}

function digitsOf(unit: Figure['unit']): number {
  if (unit === 'µs' || unit === 'KiB') return 1
  return unit === 's' || unit === 'MiB' ? 2 : 0
}

function row(texts: readonly string[]): string {
  return texts
    .map((text, at) => {
      const width = widths[at]
      if (width !== undefined) return text.padEnd(width)
      return at === texts.length - 1 ? `  ${text}` : text.padStart(11)
    })
    .join('')
}

export function median(values: readonly number[]): number {
  return quantile(
    values.toSorted((a, b) => a - b),
    0.5,
  )
}

export function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}
