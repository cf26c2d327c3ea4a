/**
 * npm run charts: serves the page of the charts. With `write`: writes each chart's table and drawing beside its machine,
 * with `check`: fails where they are stale. With `export [FOLDER]`: writes all files of each chart (JSON, Mermaid, and
 * source for Stately's editor too). With `diff REV [MACHINE] [--out FOLDER]`: prints what has changed since, and draws it;
 * into a folder, each machine's tables and drawings as files, for a review.
 */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'

import { chartsAt } from '#charts/diff/chartsAt.ts'
import { describeChanges } from '#charts/diff/describeChanges.ts'
import { filesBesideMachine, filesOf } from '#charts/files/files.ts'
import type { KeptChart } from '#charts/model/readChart.ts'
import { keptChart, machineNames } from '#charts/model/source.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const [command = 'serve', ...rest] = process.argv.slice(2)

if (command === 'diff') await diff()
else if (command === 'write') await write()
else if (command === 'check') await check()
else if (command === 'export') await exportAll()
else if (command === 'serve') await serve()
else fail(`No such command: ${command}. There are serve, write, check, export and diff.`)

/** The chart files that are kept next to the machines. */
async function files(): Promise<ReadonlyMap<string, string>> {
  const all = new Map<string, string>()
  for (const name of machineNames)
    for (const [file, text] of Object.entries(await filesOf(name, keptChart(name))))
      if (filesBesideMachine.includes(file)) all.set(join('machines', name, 'chart', file), text)
  return all
}

async function exportAll(): Promise<void> {
  const [folder = mkdtempSync(join(tmpdir(), 'charts-'))] = rest
  for (const name of machineNames) {
    mkdirSync(join(folder, name), { recursive: true })
    for (const [file, text] of Object.entries(await filesOf(name, keptChart(name))))
      writeFileSync(join(folder, name, file), text)
  }
  console.log(`Charts: the files of ${machineNames.length} machines are in ${folder}.`)
}

async function stale(): Promise<readonly (readonly [string, string])[]> {
  return [...(await files())].filter(([file, text]) => {
    const path = join(root, file)
    return !existsSync(path) || readFileSync(path, 'utf8') !== text
  })
}

async function write(): Promise<void> {
  const written = await stale()
  for (const [file, text] of written) {
    mkdirSync(join(root, file, '..'), { recursive: true })
    writeFileSync(join(root, file), text)
  }
  console.log(`Charts: ${written.length} files written, the rest were fresh.`)
}

async function check(): Promise<void> {
  const found = await stale()
  for (const [file] of found)
    console.error(`${file} is out of date: run npm run charts -- write and commit the result.`)
  if (found.length > 0) fail(`Charts: ${found.length} files are stale.`)
  console.log(`Charts: the files of ${machineNames.length} machines are fresh.`)
}

async function diff(): Promise<void> {
  const { values, positionals } = parseArgs({
    args: rest,
    allowPositionals: true,
    options: { out: { type: 'string' } },
  })
  const [revision, only] = positionals
  if (revision === undefined) fail('Which revision? npm run charts -- diff REV [MACHINE] [--out FOLDER]')
  const before = chartsOf(revision)
  const folder = values.out ?? mkdtempSync(join(tmpdir(), 'charts-diff-'))
  mkdirSync(folder, { recursive: true })
  const names = [...new Set([...machineNames, ...before.keys()])].filter(
    (name) => only === undefined || name === only,
  )
  if (names.length === 0) fail(`There is no machine ${only ?? ''}. There are ${machineNames.join(', ')}.`)
  let changed = 0
  for (const name of names) {
    const now = machineNames.includes(name) ? keptChart(name) : null
    const told = await describeChanges(name, before.get(name) ?? null, now)
    if (told === null) continue
    changed += 1
    console.log(told.text)
    if (values.out !== undefined) writeFileSync(join(folder, `${name}.md`), `${told.text}\n`)
    for (const [side, svg] of Object.entries(told.drawings)) {
      const file = join(folder, `${name}.${side}.svg`)
      writeFileSync(file, svg)
      console.log(`Drawn: ${file}`)
    }
    console.log()
  }
  console.log(
    changed === 0
      ? `Charts: nothing has changed since ${revision}.`
      : `Charts: ${changed} of ${names.length} machines ${changed === 1 ? 'has' : 'have'} changed since ${revision}.`,
  )
}

function chartsOf(revision: string): ReadonlyMap<string, KeptChart> {
  try {
    return chartsAt(root, revision)
  } catch (error) {
    return fail(error instanceof Error ? error.message : String(error))
  }
}

async function serve(): Promise<void> {
  const { createServer } = await import('vite')
  const port = Number(process.env['SLIPWAY_CHARTS_PORT'] ?? 4405)
  const server = await createServer({ configFile: join(root, 'charts', 'vite.config.ts'), server: { port } })
  await server.listen()
  const address = server.resolvedUrls?.local[0] ?? ''
  const client = process.env['VITE_INSPECTED_CLIENT']
  console.log(`Charts         ${address}`)
  if (client !== undefined)
    console.log(
      `Charts, live   ${address}?attach=${client}   the partner site opens this client by its address, ${client}`,
    )
}

function fail(message: string): never {
  console.error(message)
  process.exit(1)
}
