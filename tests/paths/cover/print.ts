import { specOf } from '../formats/playwright.ts'
import { type CoverWish, PathsError } from '../wish.ts'
import { type Covered, covered } from './covered.ts'

/** The fewest paths that take every transition that walks of the browser take, and what is left and why. @throws PathsError */
export function cover({ machine, format }: CoverWish): string {
  const all = covered(machine)
  return { table: tableOf, json: jsonOf, playwright: playwrightOf }[format](all)
}

function tableOf(all: readonly Covered[]): string {
  const lines = [
    ['machine', 'transitions', 'walked', 'elsewhere', 'by none', 'paths', 'steps'],
    ...all.map((one) => [one.machine, ...countsOf(one).map(String)]),
    ...(all.length === 1 ? [] : [['all', ...sumsOf(all.map(countsOf)).map(String)]]),
  ]
  const widths = lines[0]?.map((_, at) => Math.max(...lines.map((line) => line[at]?.length ?? 0))) ?? []
  return [
    'the fewest walked paths that take every transition that a walk takes, and what other browser tests take',
    ...lines.map((line) =>
      line
        .map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0)))
        .join('  '),
    ),
    ...all.flatMap(leftOf),
    ...(all.length === 1 ? all.flatMap(pathsOf) : []),
  ].join('\n')
}

/** Transitions, those of the paths, those of other tests, those of none; paths, steps. */
function countsOf({ transitions, taken, left, paths }: Covered): readonly number[] {
  const elsewhere = left.reduce((sum, its) => sum + its.elsewhere.length, 0)
  const steps = paths.reduce((sum, path) => sum + path.steps.length, 0)
  const none = transitions - taken.length - elsewhere
  return [transitions, taken.length, elsewhere, none, paths.length, steps]
}

function sumsOf(rows: readonly (readonly number[])[]): readonly number[] {
  return (rows[0] ?? []).map((_, at) => rows.reduce((sum, row) => sum + (row[at] ?? 0), 0))
}

function leftOf({ machine, left }: Covered): readonly string[] {
  if (left.length === 0) return []
  return [
    '',
    `left of ${machine}:`,
    ...left.flatMap(({ reason, transitions, elsewhere }) => [
      `  ${reason}`,
      ...transitions.map(
        (name) => `    ${name}${elsewhere.includes(name) ? ' (other browser tests take it)' : ''}`,
      ),
    ]),
  ]
}

function pathsOf({ paths }: Covered): readonly string[] {
  return paths.flatMap(({ part, steps }, at) => {
    const width = Math.max(...steps.map(({ name }) => name.length))
    return [
      '',
      `${at + 1}. ${part}`,
      ...steps.map(
        ({ name, state }, step) => `   ${String(step).padEnd(4)}  ${name.padEnd(width)}  ${state}`,
      ),
    ]
  })
}

function jsonOf(all: readonly Covered[]): string {
  const told = all.map((one) => ({
    ...one,
    paths: one.paths.map(({ part, steps, transitions }) => ({
      part,
      steps: steps.map(({ name, state }) => ({ step: name, state })),
      transitions: [...transitions],
    })),
  }))
  return JSON.stringify(told, null, 2)
}

function playwrightOf(all: readonly Covered[]): string {
  const paths = all.flatMap(({ machine, paths: its }) => its.map((path) => ({ machine, ...path })))
  const machines = all.filter(({ paths: its }) => its.length > 0).map(({ machine }) => machine)
  if (paths.length === 0)
    throw new PathsError(`${all.map(({ machine }) => machine).join(', ')} is not walked in the browser.`)
  const title = `as few paths as take every transition that a browser takes of ${machines.join(', ')}`
  return specOf(
    `${paths.length} ${paths.length === 1 ? 'path' : 'paths'} of ${machines.join(', ')}`,
    `${title} [CHART-03] [CHART-04]`,
    paths,
  )
}
