// npm run dev: the sandbox, and the client with hot reload on port 4402.
import { spawn } from 'node:child_process'

import { ensureInstalled, requireNode, root } from './setup.mjs'

requireNode()
ensureInstalled()
const running = [
  spawn(
    process.execPath,
    [
      '--watch',
      '--import',
      'tsx',
      'sandbox/main.ts',
      '--client-url',
      'http://localhost:4402',
      ...process.argv.slice(2),
    ],
    {
      cwd: root,
      stdio: 'inherit',
    },
  ),
  spawn('npx', ['vite'], { cwd: root, stdio: 'inherit' }),
]
const stop = () => {
  for (const child of running) child.kill('SIGTERM')
}
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, stop)
for (const child of running) child.on('exit', stop)
