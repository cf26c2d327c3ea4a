import { spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { fileURLToPath } from 'node:url'

import { describe, expect, it } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Runs a command that cannot start; its exit code and what it said. */
function runToItsEnd(script: string, args: string[], env: Record<string, string>) {
  return new Promise<{ code: number | null; text: string }>((resolve, reject) => {
    const child = spawn(process.execPath, [`scripts/${script}`, ...args], {
      cwd: root,
      env: { ...process.env, ...env },
    })
    let text = ''
    child.stdout.on('data', (part) => (text += part))
    child.stderr.on('data', (part) => (text += part))
    child.once('error', reject)
    child.once('exit', (code) => resolve({ code, text }))
  })
}

function occupy(): Promise<{ port: number; release: () => void }> {
  return new Promise((resolve) => {
    const server = createServer()
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      const port = address !== null && typeof address === 'object' ? address.port : 0
      resolve({ port, release: () => server.close() })
    })
  })
}

describe('a command whose port is taken', () => {
  it.each([
    ['dev.mjs', 'SLIPWAY_PORT', '--port or SLIPWAY_PORT'],
    ['dev.mjs', 'SLIPWAY_PARTNER_PORT', '--partner-port or SLIPWAY_PARTNER_PORT'],
    ['dev.mjs', 'SLIPWAY_DEV_PORT', 'SLIPWAY_DEV_PORT'],
    ['start.mjs', 'SLIPWAY_PORT', '--port or SLIPWAY_PORT'],
    ['start.mjs', 'SLIPWAY_PARTNER_PORT', '--partner-port or SLIPWAY_PARTNER_PORT'],
  ])('%s (%s) says which, and how to choose another, and ends', async (script, variable, how) => {
    const { port, release } = await occupy()
    const { code, text } = await runToItsEnd(script, [], { [variable]: String(port) })
    release()
    expect(text).toContain(`Port ${port} is taken. Choose another with ${how}.`)
    expect(code).toBe(1)
  })

  it.each([
    ['start.mjs', (port: number) => ['--port', String(port)]],
    ['dev.mjs', (port: number) => [`--port=${port}`]],
  ])('%s says so too if the port is given as an option', async (script, args) => {
    const { port, release } = await occupy()
    const { code, text } = await runToItsEnd(script, args(port), {})
    release()
    expect(text).toContain(`Port ${port} is taken. Choose another with --port or SLIPWAY_PORT.`)
    expect(code).toBe(1)
  })
})
