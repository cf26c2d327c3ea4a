import type { StateValue } from 'xstate'

import { allMachines } from '#machines/all.ts'
import { statesIn } from '#machines/transitionName.ts'

import { allModels } from '../model/allModels.ts'
import { type AnyModel, graphOf } from '../model/graph.ts'
import { stateOf } from '../model/states.ts'
import { passedBy } from './asked.ts'
import { gherkin } from './formats/gherkin.ts'
import { wayOf } from './formats/head.ts'
import { json } from './formats/json.ts'
import { table } from './formats/table.ts'
import { foundPaths } from './found.ts'
import { along, passing, type Search, type Searched, shortest, simple, without } from './search.ts'
import { regionOf, stateNamed, stateNames } from './stateNames.ts'
import { pathsTogether } from './together/print.ts'
import {
  coverWishOf,
  isTogether,
  machineNames,
  PathsError,
  togetherNames,
  type Wish,
  wishOf,
} from './wish.ts'

/** What the command prints, and whether that is an error. */
export interface Printed {
  readonly text: string
  readonly isError: boolean
}

/** Lists the machines, or finds paths through one, by the words of a command line. */
export async function pathsCommand(words: readonly string[]): Promise<Printed> {
  try {
    if (words[0] === 'cover') {
      // What walks in the browser is loaded where it is asked for.
      const { cover } = await import('./cover/print.ts')
      return { text: cover(coverWishOf(words.slice(1))), isError: false }
    }
    const wish = wishOf(words)
    if (wish === null) return { text: listed(), isError: false }
    return { text: isTogether(wish) ? pathsTogether(wish) : await pathsFor(wish), isError: false }
  } catch (error) {
    if (error instanceof PathsError) return { text: error.message, isError: true }
    throw error
  }
}

/** The machines, and what paths can be found of each. */
function listed(): string {
  const width = Math.max(...machineNames.map((name) => name.length))
  return [
    'npm run paths -- MACHINE [--from STATE] [--to STATE] [--via STATE|EVENT] [--avoid EVENT] [--strategy shortest|simple|events]',
    '                         [--events A,B,C] [--format table|json|gherkin|playwright]',
    `npm run paths -- ${togetherNames.join('|')} [--from STATE] [--to STATE] [--via STATE|EVENT] [--avoid EVENT] [--events A,B,C]`,
    '                         [--format table|json|gherkin]',
    'npm run paths -- cover [MACHINE] [--format table|json|playwright]',
    '',
    ...machineNames.map((name) => {
      const states = statesIn(allMachines[name]).length - 1
      return `${name.padEnd(width)}  ${String(states).padStart(2)} states: ${Object.keys(allModels[name]).join('; ')}`
    }),
  ].join('\n')
}

async function pathsFor(wish: Wish): Promise<string> {
  const machine = allMachines[wish.machine]
  const from = wish.from === null ? null : stateNamed(machine, wish.from)
  const to = wish.to === null ? null : stateNamed(machine, wish.to)
  if (wish.strategy === 'simple' && to === null && machine.root.type === 'parallel')
    throw new PathsError(
      `${wish.machine} has regions side by side: its simple paths do not end. Say --to STATE, or --strategy shortest.`,
    )
  if (wish.format === 'playwright') {
    const { playwright } = await import('./formats/playwright.ts')
    return playwright({ ...wish, from, to }, from, to)
  }
  const found = foundPaths(machine, ...searchedIn({ ...wish, from, to }))
  if (found.paths.length === 0)
    throw new PathsError(
      `No path of ${wish.machine} leads ${wayOf({ from, to }).join(' ')} within these limits.`,
    )
  return { table, json, gherkin }[wish.format]({ ...wish, from, to }, found)
}

/** Searches every model of a machine. Of paths that come into a state alike the shortest is told, whichever model it is of. */
function searchedIn(wish: Wish) {
  const { from, to, strategy, events, avoid } = wish
  const machine = allMachines[wish.machine]
  const placeOf = (value: StateValue): string => stateOf(regionOf(machine, to ?? from, value))
  const graphs = Object.entries(allModels[wish.machine]).map(([name, model]: [string, AnyModel]) => {
    return { name, model, graph: graphOf(model) }
  })
  const said = graphs.flatMap(({ graph }) => [...graph.steps.values()].flat().map(({ event }) => event))
  const passed = passedBy(wish, wish.machine, stateNames(machine), said)
  const failed: PathsError[] = []
  const results = graphs.map(({ name, model, graph }) => {
    return { name, model, ...searched(() => search(without(graph, avoid)), failed) }
  })
  function search(graph: Searched): Search {
    if (strategy === 'simple') return simple(graph, { from, to }, placeOf)
    if (strategy === 'events') return along(graph, { from, to }, events)
    return shortest(passed.length === 0 ? graph : passing(graph, passed), { from, to }, placeOf)
  }
  const [first] = failed
  if (first !== undefined && failed.length === results.length) throw first
  const bounds = results.flatMap(({ bound }) => bound ?? [])
  return [strategy === 'shortest' ? withoutLonger(results, placeOf, to) : results, bounds] as const
}

/** Events that one model does not say there another may. */
function searched(search: () => Search, failed: PathsError[]): Search {
  try {
    return search()
  } catch (error) {
    if (!(error instanceof PathsError)) throw error
    failed.push(error)
    return { paths: [], bound: null }
  }
}

type Result = Search & { readonly name: string; readonly model: AnyModel }

/** Of the models together: for each way into a state, or each state, the shortest path alone. */
function withoutLonger(
  results: readonly Result[],
  placeOf: (value: StateValue) => string,
  to: string | null,
): readonly Result[] {
  const best = new Map<string, number>()
  const goalOf = (path: Search['paths'][number], model: string): string => {
    const [last, before] = [path.steps.at(-1), path.steps.at(-2)]
    if (last === undefined) return `begins: ${model}`
    if (to === null) return placeOf(last.value)
    return `${before === undefined ? beginOf(path) : placeOf(before.value)}: ${last.event.step}: ${placeOf(last.value)}`
  }
  const beginOf = ({ steps }: Search['paths'][number]): string => {
    const value: unknown = JSON.parse(steps[0]?.from ?? '[null]')
    return Array.isArray(value) ? placeOf(value[0]) : ''
  }
  for (const { paths, name } of results)
    for (const path of paths) {
      const goal = goalOf(path, name)
      best.set(goal, Math.min(best.get(goal) ?? Infinity, path.steps.length))
    }
  return results.map((result) => ({
    ...result,
    paths: result.paths.filter((path) => {
      const goal = goalOf(path, result.name)
      const isBest = best.get(goal) === path.steps.length
      // The next that is as short is one too many.
      if (isBest) best.set(goal, -1)
      return isBest
    }),
  }))
}
