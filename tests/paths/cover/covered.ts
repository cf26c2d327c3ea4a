import { allMachines } from '#machines/all.ts'
import { transitionName } from '#machines/transitionName.ts'
import { transitionsIn } from '#tests/model/transitions.ts'

import type { MachineWalks, WalkedPath } from '../../harness/walks/machineWalks.ts'
import { unwalked, walkers } from '../../harness/walks/walkers.ts'
import type { MachineName } from '../../model/allModels.ts'
import { readTakenList } from '../../model/chartCoverage/takenByBrowser.ts'
import { machineNames } from '../wish.ts'

/** What the browser takes of a machine's chart. Transitions are told by name, without the machine's own. */
export interface Covered {
  readonly machine: MachineName
  readonly transitions: number
  /** The fewest of its walked paths that take all that they take together. */
  readonly paths: readonly WalkedPath[]
  readonly taken: readonly string[]
  /** What no path takes, by the reason. */
  readonly left: readonly Left[]
}

/** Transitions that no path takes. */
export interface Left {
  readonly reason: string
  readonly transitions: readonly string[]
  /** Those of them that other browser tests take. */
  readonly elsewhere: readonly string[]
}

/** What walks of the browser take of one machine, or of each. */
export function covered(machine: MachineName | null): readonly Covered[] {
  const byTests = new Set(Object.values(readTakenList()).flat())
  return machineNames.filter((name) => machine === null || name === machine).map((name) => of(name, byTests))
}

function of(machine: MachineName, byTests: ReadonlySet<string>): Covered {
  const full = transitionsIn(allMachines[machine]).map(transitionName)
  const short = (name: string): string => name.replace(`${machine}.`, '')
  const others = new Set(full.filter((name) => byTests.has(name)).map(short))
  const names = full.map(short)
  const walks: MachineWalks | undefined = Object.entries(walkers).find(([name]) => name === machine)?.[1]
  const paths = fewest(walks?.paths ?? [])
  const byPaths = new Set(paths.flatMap(({ transitions }) => [...transitions].map(short)))
  const reasons = Object.entries(walks?.leftOut.transitions ?? {})
  const reasonOf = (name: string): string =>
    reasons.find(([, its]) => its.includes(name))?.[0] ??
    unwalked[machine] ??
    'no path of the walks is about it'
  const groups = new Map<string, string[]>()
  for (const name of names.filter((each) => !byPaths.has(each)))
    groups.set(reasonOf(name), [...(groups.get(reasonOf(name)) ?? []), name])
  return {
    machine,
    transitions: names.length,
    paths,
    taken: names.filter((name) => byPaths.has(name)),
    left: [...groups].map(([reason, transitions]) => ({
      reason,
      transitions,
      elsewhere: transitions.filter((name) => others.has(name)),
    })),
  }
}

/** As few of the paths as take every transition that all of them take together. */
export function fewest<TPath extends Pick<WalkedPath, 'transitions'>>(
  paths: readonly TPath[],
): readonly TPath[] {
  let best = paths
  const search = (chosen: readonly TPath[], open: ReadonlySet<string>): void => {
    if (open.size === 0 && chosen.length < best.length) best = chosen
    if (open.size === 0 || chosen.length + 1 >= best.length) return
    // One of those that take what the fewest take is among them.
    const takers = [...open].map((name) => paths.filter(({ transitions }) => transitions.has(name)))
    const [few = []] = takers.toSorted((one, other) => one.length - other.length)
    for (const path of few)
      search([...chosen, path], new Set([...open].filter((name) => !path.transitions.has(name))))
  }
  search([], new Set(paths.flatMap(({ transitions }) => [...transitions])))
  return paths.filter((path) => best.includes(path))
}
