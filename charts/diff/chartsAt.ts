import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { readJson } from '../exports/json.ts'
import type { KeptChart } from '../model/readChart.ts'

/** What is needed to read a machine: nothing else of a revision is checked out. */
const rooms = ['package.json', 'domain', 'machines']

/** Prints the charts of the machines in the folder it runs in, as one JSON. */
const sayCharts = `
import { allMachines } from './machines/all.ts'
import { chartOf } from './machines/chart.ts'
const charts = Object.entries(allMachines).map(([name, machine]) => [name, chartOf(machine)])
process.stdout.write(JSON.stringify(Object.fromEntries(charts)))
`

/**
 * The charts of a revision, by the names of their machines: read from the JSON that was kept next to each of them at the
 * time, or else from the machines themselves.
 * @param root the repository's root
 * @throws Error if git does not know the revision, or if it has no chart
 */
export function chartsAt(root: string, revision: string): ReadonlyMap<string, KeptChart> {
  const paths = git(root, 'ls-tree', '-r', '--name-only', revision, '--', ...rooms).split('\n')
  const written = paths.flatMap((path) => {
    const [, name] = /^machines\/(\w+)\/chart\/chart\.json$/.exec(path) ?? []
    return name === undefined
      ? []
      : [[name, readJson(name, git(root, 'show', `${revision}:${path}`))] as const]
  })
  if (written.length > 0) return new Map(written)
  if (!paths.includes('machines/all.ts')) throw new Error(`There is no chart yet at ${revision}.`)
  return readMachines(
    root,
    revision,
    rooms.filter((room) => paths.some((path) => path.startsWith(room))),
  )
}

function readMachines(
  root: string,
  revision: string,
  there: readonly string[],
): ReadonlyMap<string, KeptChart> {
  const folder = mkdtempSync(join(tmpdir(), 'charts-at-'))
  try {
    const archive = join(folder, 'machines.tar')
    git(root, 'archive', '--output', archive, revision, '--', ...there)
    run('tar', ['-xf', archive], folder)
    // Today's packages: a machine is read by the xstate that draws it.
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
    const said = run(
      process.execPath,
      ['--import', 'tsx', '--input-type=module', '--eval', sayCharts],
      folder,
    )
    const charts: Readonly<Record<string, unknown>> = JSON.parse(said)
    return new Map(
      Object.entries(charts).map(([name, chart]) => [name, readJson(name, JSON.stringify(chart))]),
    )
  } finally {
    rmSync(folder, { recursive: true })
  }
}

function git(root: string, ...args: readonly string[]): string {
  return run('git', args, root)
}

function run(command: string, args: readonly string[], folder: string): string {
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  })
  if (status !== 0) throw new Error(stderr.trim() || `${command} ${args[0]} failed`)
  return stdout
}
