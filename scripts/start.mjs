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
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => sandbox.kill(signal))
sandbox.on('exit', (code) => process.exit(code ?? 0))
