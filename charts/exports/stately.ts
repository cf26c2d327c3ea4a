import type { ChartModel } from '../model/chart.ts'
import { type GuardTree, readSentence } from '../model/guardSentence.ts'
import { wordOf } from '../model/phrases.ts'
import type { KeptChart } from '../model/readChart.ts'

/**
 * A chart as a self-contained source that Stately's editor opens [CHART-01]: xstate is its only import. Guards made of
 * others stay as they are; the others say no, because a yes could lead from `always` to `always` without end.
 */
export function statelyOf(chart: ChartModel, { config, words }: KeptChart): string {
  const used = wordsUsed(chart)
  const trees = new Map(
    [...used.guards].flatMap((name) => {
      const sentence = words.guards[name]
      return sentence === undefined ? [] : [[name, readSentence(sentence)] as const]
    }),
  )
  const guards = withParts(used.guards, trees, words.guards)
  const makers = new Set([...trees.values()].flatMap(makersIn))
  const entries = (names: Iterable<string>, value: (name: string) => string): string =>
    [...names].map((name) => `    ${JSON.stringify(name)}: ${value(name)},\n`).join('')
  return `// The chart of ${chart.name}, for Stately's editor. Made by \`npm run charts -- export\`.
import { ${[...makers, 'fromPromise', 'setup'].toSorted().join(', ')} } from 'xstate'

export const machine = setup({
  actors: {
${entries(used.actors, () => 'fromPromise(async () => undefined)')}  },
  guards: {
${entries(guards, (name) => sourceOf(trees.get(name)))}  },
  actions: {
${entries(used.actions, () => '() => {}')}  },
  delays: {
${entries(used.delays, (name) => String(words.delays[name] ?? 1000))}  },
}).createMachine(${JSON.stringify(config, null, 2)})
`
}

interface Used {
  readonly guards: ReadonlySet<string>
  readonly actions: ReadonlySet<string>
  readonly delays: ReadonlySet<string>
  readonly actors: ReadonlySet<string>
}

function wordsUsed({ states, transitions }: ChartModel): Used {
  return {
    guards: new Set(transitions.flatMap(({ guard }) => (guard === null ? [] : [wordOf(guard)]))),
    actions: new Set(
      [
        ...transitions.flatMap(({ actions }) => actions),
        ...states.flatMap(({ entry, exit }) => [...entry, ...exit]),
      ].map(wordOf),
    ),
    delays: new Set(transitions.flatMap(({ cause }) => (cause.kind === 'after' ? [cause.delay] : []))),
    actors: new Set(states.flatMap(({ invokes }) => invokes.map(({ src }) => src))),
  }
}

/** The guards that a chart names, and those they are made of: parts before the guards made of them. */
function withParts(
  names: ReadonlySet<string>,
  trees: Map<string, GuardTree>,
  sentences: Readonly<Record<string, string>>,
): ReadonlySet<string> {
  const all = new Set<string>()
  const add = (name: string): void => {
    if (all.has(name)) return
    const sentence = sentences[name]
    if (sentence !== undefined) {
      const tree = readSentence(sentence)
      trees.set(name, tree)
      for (const part of namesIn(tree)) add(part)
    }
    all.add(name)
  }
  for (const name of names) add(name)
  return all
}

function namesIn(tree: GuardTree): readonly string[] {
  if (tree.kind === 'guard') return [tree.name]
  if (tree.kind === 'in') return []
  return tree.kind === 'not' ? namesIn(tree.part) : tree.parts.flatMap(namesIn)
}

function makersIn(tree: GuardTree): readonly string[] {
  if (tree.kind === 'guard') return []
  if (tree.kind === 'in') return ['stateIn']
  const parts = tree.kind === 'not' ? [tree.part] : tree.parts
  return [tree.kind, ...parts.flatMap(makersIn)]
}

function sourceOf(tree: GuardTree | undefined): string {
  if (tree === undefined) return '() => false'
  switch (tree.kind) {
    case 'guard':
      return JSON.stringify(tree.name)
    case 'in':
      return `stateIn(${stateValue(tree.state.split('.'))})`
    case 'not':
      return `not(${sourceOf(tree.part)})`
    default:
      return `${tree.kind}([${tree.parts.map(sourceOf).join(', ')}])`
  }
}

/** `placement.underWay` as `{ "placement": "underWay" }`. */
function stateValue([first = '', ...rest]: readonly string[]): string {
  return rest.length === 0 ? JSON.stringify(first) : `{ ${JSON.stringify(first)}: ${stateValue(rest)} }`
}
