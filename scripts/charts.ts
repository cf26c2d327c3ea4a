/**
 * npm run charts: serves the page of the charts. With `write`: writes each chart's files beside its machine, with
 * `check`: fails where they are stale. With `diff REV [MACHINE]`: prints what has changed since, and draws it.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

import { filesOf } from '#charts/files/files.ts'
import { keptChart, machineNames } from '#charts/model/source.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const [command = 'serve', ...rest] = process.argv.slice(2)

if (command === 'write') await write()
else if (command === 'check') await check()
else if (command === 'serve') await serve()
else fail(`No such command: ${command}. There are serve, write, check and diff.`)

async function files(): Promise<ReadonlyMap<string, string>> {
  const all = new Map<string, string>()
  for (const name of machineNames)
    for (const [file, text] of Object.entries(await filesOf(name, keptChart(name))))
      all.set(join('machines', name, 'chart', file), text)
  return all
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

async function serve(): Promise<void> {
  const { createServer } = await import('vite')
  const port = Number(rest[rest.indexOf('--port') + 1] ?? process.env['SLIPWAY_CHARTS_PORT'] ?? 4405)
  const server = await createServer({ configFile: join(root, 'charts', 'vite.config.ts'), server: { port } })
  await server.listen()
  console.log(`Charts: ${server.resolvedUrls?.local[0] ?? ''}`)
}

function fail(message: string): never {
  console.error(message)
  process.exit(1)
}
