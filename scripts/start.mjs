// npm start: installs and builds what is missing, then runs the sandbox with its partner site.
// What follows `--` goes to the sandbox: npm start -- --replay FILE --speed 60
import { spawn } from 'node:child_process'

import {
  ensureBuilt,
  ensureInstalled,
  freePortFrom,
  requireFreePorts,
  requireNode,
  root,
  sandboxPorts,
} from './setup.mjs'

requireNode()
const args = process.argv.slice(2)
const ports = sandboxPorts(args)
await requireFreePorts(ports)
ensureInstalled()
await ensureBuilt()
// A client that the charts can be attached to: what is built and served as the client has nothing that could look into it.
const inspectedPort = await freePortFrom(Number(process.env.SLIPWAY_INSPECTED_PORT || 4406))
const inspectedClient = `http://localhost:${inspectedPort}`
const sandbox = spawn(
  process.execPath,
  ['--import', 'tsx', 'sandbox/main.ts', '--everything', '--other-client-url', inspectedClient, ...args],
  { cwd: root, stdio: 'inherit' },
)
const beside = [
  // The page of the charts, on the first free port from SLIPWAY_CHARTS_PORT (4405) on: it prints where.
  spawn(process.execPath, ['--import', 'tsx', 'scripts/charts.ts'], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, VITE_INSPECTED_CLIENT: inspectedClient },
  }),
  spawn(process.execPath, ['node_modules/vite/bin/vite.js', '--logLevel', 'error'], {
    cwd: root,
    stdio: 'inherit',
    env: {
      ...process.env,
      SLIPWAY_PORT: String(ports[0].port),
      SLIPWAY_DEV_PORT: String(inspectedPort),
    },
  }),
]
sandbox.on('exit', () => beside.forEach((child) => child.kill('SIGTERM')))
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => sandbox.kill(signal))
sandbox.on('exit', (code) => process.exit(code ?? 0))
