// npm run conformance:shown: the sandbox with each fault of a list switched on, one by one, and which cases found it.
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'

import { parse } from 'yaml'

import { conform } from './conform.ts'

interface ListedFault {
  id: string
  group: string
  /** Another group whose cases look for it. */
  also?: string
}

/** What a run of the kit found. */
interface Found {
  cases: { id: string; group: string; state: string }[]
}

const root = new URL('..', import.meta.url)
const patience = { tries: 600, betweenMs: 200 }

const { values } = parseArgs({
  options: {
    /** All cases for each fault, not those of its group alone. */
    all: { type: 'boolean', default: false },
    /** The list of faults. */
    list: { type: 'string', default: fileURLToPath(new URL('faults.yaml', import.meta.url)) },
    only: { type: 'string', multiple: true },
    seed: { type: 'string', default: '1' },
  },
})

/** So many ports that nothing listens on. */
async function freePorts(count: number): Promise<number[]> {
  const servers = await Promise.all(
    Array.from({ length: count }, async () => {
      const server = createServer()
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
      return server
    }),
  )
  const ports = servers.map((server) => {
    const address = server.address()
    return typeof address === 'object' && address !== null ? address.port : 0
  })
  await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))))
  return ports
}

async function post(url: string, body: object): Promise<void> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`${url}: ${response.status} ${await response.text()}`)
}

/** Waits until the sandbox answers. */
async function untilUp(address: string, sandbox: ChildProcess): Promise<void> {
  for (let tries = 0; tries < patience.tries; tries += 1) {
    if (sandbox.exitCode !== null) throw new Error('The sandbox did not start.')
    const isUp = await fetch(`${address}/api/healthcheck`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isUp) return
    await new Promise((resolve) => setTimeout(resolve, patience.betweenMs))
  }
  throw new Error('The sandbox does not answer.')
}

/** Runs the cases of some groups, all if none is named, and returns those that failed. */
async function failing(
  groups: readonly string[],
  environment: Readonly<Record<string, string>>,
  folder: string,
): Promise<Map<string, string>> {
  const only = groups.flatMap((group) => ['--only', group])
  const args = ['--config', 'conformance/configs/sandbox.yaml', '--yes', '--seed', values.seed]
  const said: string[] = []
  const code = await conform([...args, ...only, '--reports', folder], {
    command: 'npm run conformance --',
    say: (line) => said.push(line),
    ask: null,
    environment,
  })
  if (code === 2) throw new Error(said.join('\n'))
  const { cases }: Found = JSON.parse(readFileSync(join(folder, 'report.json'), 'utf8'))
  return new Map(cases.flatMap(({ id, group, state }) => (state === 'failed' ? [[id, group]] : [])))
}

/** The groups whose cases look for a fault. */
function groupsOf({ group, also }: ListedFault): string[] {
  return also === undefined ? [group] : [group, also]
}

const listed: ListedFault[] = parse(readFileSync(values.list, 'utf8'))
const faults = listed.filter(({ id }) => values.only === undefined || values.only.includes(id))
const folder = mkdtempSync(join(tmpdir(), 'slipway-shown-'))
const [port = 0, partnerPort = 0, secondaryPort = 0, mirrorPort = 0] = await freePorts(4)
const address = `http://localhost:${port}`
const sandbox = spawn(
  process.execPath,
  [
    '--import',
    'tsx',
    'sandbox/main.ts',
    '--everything',
    '--port',
    String(port),
    '--partner-port',
    String(partnerPort),
    '--secondary-ports',
    `${secondaryPort},${mirrorPort}`,
    '--data',
    join(folder, 'data'),
  ],
  { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] },
)
const environment = {
  SANDBOX: address,
  SANDBOX_SECONDARY: `http://localhost:${secondaryPort}`,
  SANDBOX_CHANNELS: `ws://localhost:${port}`,
}

try {
  await untilUp(address, sandbox)
  const groups = values.all ? [] : [...new Set(faults.flatMap(groupsOf))]
  const before = await failing(groups, environment, folder)
  process.stdout.write(`nothing wrong: ${before.size === 0 ? 'all pass' : [...before.keys()].join(', ')}\n`)
  let missed = 0
  for (const fault of faults) {
    const { id, group } = fault
    const expected = groupsOf(fault)
    await post(`${address}/sandbox/reset`, {})
    await post(`${address}/sandbox/wrong`, { fault: id })
    const now = await failing(values.all ? [] : expected, environment, folder)
    const found = [...now].filter(([name]) => !before.has(name))
    const own = found.flatMap(([name, of]) => (expected.includes(of) ? [name] : []))
    const others = found.flatMap(([name, of]) => (expected.includes(of) ? [] : [`${of}/${name}`]))
    if (own.length === 0) missed += 1
    const cases = [...own, ...others].join(', ')
    process.stdout.write(
      `${own.length === 0 ? 'MISSED' : 'found '} ${group} ${id}: ${cases || 'by no case'}\n`,
    )
  }
  process.stdout.write(`${faults.length - missed} of ${faults.length} found by a case that looks for it\n`)
  process.exitCode = missed === 0 ? 0 : 1
} finally {
  sandbox.kill()
  await new Promise((resolve) => sandbox.once('exit', resolve))
  rmSync(folder, { recursive: true, force: true })
}
