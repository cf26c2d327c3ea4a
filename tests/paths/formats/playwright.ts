import { type MachineWalks } from '../../harness/walks/machineWalks.ts'
import type { PathStep } from '../../harness/walks/paths.ts'
import { walkers } from '../../harness/walks/walkers.ts'
import { PathsError, unknown, type Wish } from '../wish.ts'
import { titleOf } from './head.ts'

/** What a walk in the browser does: its machine, its part, and its steps by name. */
export interface BrowserPath {
  readonly machine: string
  readonly part: string
  readonly steps: readonly PathStep[]
}

/**
 * Paths as a spec that runs as it is, saved in `tests/e2e`: of machines that are walked in the browser, made of the steps that
 * its walker does and of the states that it looks at.
 * @param from the state of the chart that a path comes through @param to the one that it leads to
 * @throws PathsError where nothing walks the machine, or nothing there leads so
 */
export function playwright(wish: Wish, from: string | null, to: string | null): string {
  const { machine, strategy, avoid } = wish
  const walks: MachineWalks | undefined = Object.entries(walkers).find(([name]) => name === machine)?.[1]
  if (walks === undefined)
    throw new PathsError(
      `${machine} is not walked in the browser, so that nothing does its steps there. ${Object.keys(walkers).join(', ')} are (tests/harness/walks).`,
    )
  if (strategy !== 'shortest')
    throw new PathsError(`--format playwright goes with --strategy shortest, and not with ${strategy}.`)
  const ways = walks.parts.flatMap((part) =>
    walks.ways(part).map((steps): BrowserPath => ({ machine, part, steps })),
  )
  const names = new Set(ways.flatMap(({ steps }) => steps.map(({ name }) => name)))
  for (const name of avoid)
    if (!names.has(name)) throw unknown(`step of ${machine} in the browser`, name, [...names])
  const open = ways.filter(({ steps }) => !steps.some(({ name }) => avoid.includes(name)))
  const paths = chosen(open, walks, from, to)
  if (paths.length === 0) throw new PathsError(`No path in the browser is one of the ${titleOf(wish)}.`)
  return specOf(
    `${paths.length} ${titleOf(wish, paths.length)}`,
    `${titleOf(wish)}, walked in the browser [CHART-03] ${walks.shows}`,
    paths,
  )
}

/** With a state to go to, the shortest for each way into it; without, the shortest to each state that can be looked at. */
function chosen(
  ways: readonly BrowserPath[],
  { looks }: MachineWalks,
  from: string | null,
  to: string | null,
): readonly BrowserPath[] {
  const found = new Map<string, BrowserPath>()
  for (const way of ways) {
    const [last, before] = [way.steps.at(-1), way.steps.at(-2)]
    if (last === undefined || (from !== null && !way.steps.some(({ state }) => isWithin(state, from))))
      continue
    if (to !== null && (!isWithin(last.state, to) || (before !== undefined && isWithin(before.state, to))))
      continue
    const isSeen = [...looks].some((look) => isWithin(last.state, look))
    if (to === null && !isSeen) continue
    const goal = to === null ? last.state : `${before?.state}: ${last.name}`
    if (!found.has(goal)) found.set(goal, way)
  }
  return [...found.values()]
}

/** Whether a state as a walk tells it, which may leave out its region, is one of the chart or within it. */
function isWithin(told: string, state: string): boolean {
  const [, ...withoutRegion] = state.split('.')
  return [state, withoutRegion.join('.')].some(
    (name) => name !== '' && told.split('|').some((each) => each === name || each.startsWith(`${name}.`)),
  )
}

/** A spec that walks these paths, each in a page of its own. @param what it is made of, in words */
export function specOf(what: string, title: string, paths: readonly BrowserPath[]): string {
  return [
    `// Made by npm run paths: ${what}. It runs where it is saved in tests/e2e.`,
    "import { test } from '../harness/fixtures.ts'",
    "import { walkers } from '../harness/walks/walkers.ts'",
    '',
    `test.describe(${quoted(title)}, () => {`,
    ...paths.flatMap(({ machine, part, steps }, at) => [
      `  test(${quoted(`${at + 1}, ${part}: ${steps.map(({ name }) => name).join(' → ')}`)}, async ({ page, sandbox, launched }) => {`,
      `    await walkers.${machine}.walk({ page, sandbox, launched }, ${quoted(part)}, [`,
      ...steps.map(({ name, state }) => `      ${quoted(name)}, // ${state}`),
      '    ])',
      '  })',
    ]),
    '})',
  ].join('\n')
}

function quoted(text: string): string {
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`
}
