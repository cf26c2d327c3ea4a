// npm run dev: the sandbox, and the client with hot reload on port 4402 (SLIPWAY_DEV_PORT).
import { spawn } from 'node:child_process'

import { ensureInstalled, requireFreePorts, requireNode, root, sandboxPorts } from './setup.mjs'

requireNode()
const args = process.argv.slice(2)
const clientPort = Number(process.env.SLIPWAY_DEV_PORT || 4402)
const ports = sandboxPorts(args)
// As servers.json has them for this environment: Vite's page cannot be told of others.
const secondaryPorts = [4403, 4404]
await requireFreePorts([
  ...ports,
  { port: clientPort, how: 'SLIPWAY_DEV_PORT' },
  ...secondaryPorts.map((port) => ({ port, how: 'nothing: stop what has it' })),
])
// The client's server sends the API's calls on to the sandbox, wherever that is.
const env = { ...process.env, SLIPWAY_PORT: String(ports[0].port), SLIPWAY_DEV_PORT: String(clientPort) }
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
      `http://localhost:${clientPort}`,
      '--secondary-ports',
      secondaryPorts.join(','),
      ...args,
    ],
    { cwd: root, stdio: 'inherit', env },
  ),
  spawn('npx', ['vite'], { cwd: root, stdio: 'inherit', env }),
]
const stop = () => {
  for (const child of running) child.kill('SIGTERM')
}
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, stop)
for (const child of running) child.on('exit', stop)
