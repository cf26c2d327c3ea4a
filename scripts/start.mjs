// npm start: installs and builds what is missing, then runs the sandbox with its partner site.
// What follows `--` goes to the sandbox: npm start -- --replay FILE --speed 60
import { spawn } from 'node:child_process'

import { ensureBuilt, ensureInstalled, requireFreePorts, requireNode, root, sandboxPorts } from './setup.mjs'

requireNode()
await requireFreePorts(sandboxPorts(process.argv.slice(2)))
ensureInstalled()
await ensureBuilt()
const sandbox = spawn(process.execPath, ['--import', 'tsx', 'sandbox/main.ts', ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
})
// The page of the charts, on the first free port from SLIPWAY_CHARTS_PORT (4405) on: it prints where.
const charts = spawn(process.execPath, ['--import', 'tsx', 'scripts/charts.ts'], {
  cwd: root,
  stdio: 'inherit',
})
sandbox.on('exit', () => charts.kill('SIGTERM'))
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => sandbox.kill(signal))
sandbox.on('exit', (code) => process.exit(code ?? 0))
