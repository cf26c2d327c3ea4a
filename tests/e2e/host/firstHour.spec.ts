import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

import { expect, test } from '@playwright/test'

import { ClientPage } from '../../harness/pages/client.ts'
import { freePort, TestSandbox } from '../../harness/sandbox.ts'
import { expectPlacedOnce, prepare } from '../../harness/slip/placing.ts'

/** Waits for a command without holding up what reads the sandbox's output meanwhile. @throws Error where it fails */
const run = promisify(execFile)

const root = fileURLToPath(new URL('../../..', import.meta.url))
const guide = readFileSync(join(root, 'docs/integration.md'), 'utf8')

/** The commands of the guide that begin with some words, without what is said of them. */
function commandsOf(beginning: string): string[] {
  return guide
    .split('\n')
    .filter((line) => line.startsWith(beginning))
    .map((line) => line.replace(/\s+#.*$/, ''))
}

// Its page packs and installs what partners get.
test.slow()

test('who follows the first hour of the integration guide has a page of their own, a bet, and a report [HOST-01] [LAUNCH-01] [SLIP-18]', async ({
  page,
}) => {
  const port = await freePort()
  const own = `http://127.0.0.1:${port}`
  const folder = mkdtempSync(join(tmpdir(), 'slipway-first-hour-'))
  const [packages, mine] = [join(folder, 'slipway-packages'), join(folder, 'mine')]
  mkdirSync(mine)
  // The second address is where the kit's configuration looks for the secondary server.
  expect(commandsOf('npm start')).toEqual([
    'npm start -- --partner-url http://127.0.0.1:5000 --secondary-ports 4403,4404',
  ])
  const sandbox = await TestSandbox.start(['--seed', '7', '--everything', '--partner-url', own])
  let partner: ChildProcess | undefined
  try {
    expect(commandsOf('npm run conformance:pack')).toEqual([
      'npm run conformance:pack -- ../slipway-packages',
    ])
    await run('npm', ['run', 'conformance:pack', '--', packages], { cwd: root })
    expect(commandsOf('npm in')).toEqual(['npm init -y', 'npm install ../slipway-packages/*.tgz'])
    await run('npm', ['init', '-y'], { cwd: mine })
    const tarballs = readdirSync(packages).map((name) => join('../slipway-packages', name))
    await run('npm', ['install', '--offline', ...tarballs], { cwd: mine })

    const [, script = ''] = /```js\n(.*?)```/s.exec(guide) ?? []
    writeFileSync(join(mine, 'partner.mjs'), script)
    const { servers } = await sandbox.servers()
    const secondary = servers.find(({ name }) => name === 'secondary')?.address.replace(/\/api$/, '')
    const env = {
      ...process.env,
      PORT: String(port),
      SANDBOX: sandbox.clientUrl,
      SANDBOX_SECONDARY: secondary,
      SANDBOX_CHANNELS: sandbox.clientUrl.replace('http', 'ws'),
    }
    expect(commandsOf('node ')).toEqual(['node partner.mjs'])
    partner = spawn(process.execPath, ['partner.mjs'], { cwd: mine, env, stdio: 'ignore' })
    await expect
      .poll(() =>
        fetch(own).then(
          ({ ok }) => ok,
          () => false,
        ),
      )
      .toBe(true)

    const said: string[] = []
    page.on('console', (message) => void said.push(message.text()))
    await page.goto(own)
    const client = new ClientPage(page, page.frameLocator('iframe'))
    await client.ready()
    await prepare(client, sandbox, 20)
    await client.slip.place.click()
    const ticketNum = await expectPlacedOnce(client, sandbox, 20)
    await expect.poll(() => said).toContain(`bet ${ticketNum} 20.00 CNY`)

    const tried = commandsOf('npx slipway-conformance').filter((line) => line.includes('sandbox.yaml'))
    expect(tried).toHaveLength(2)
    for (const line of tried) {
      const [command = '', ...words] = line.split(' ')
      const { stdout } = await run(command, ['--offline', ...words], { cwd: mine, env })
      expect(stdout, line).toMatch(/[1-9]\d* passed, 0 failed/)
    }
    expect(readdirSync(join(mine, 'conformance-report'))).toContain('report.html')
  } finally {
    partner?.kill()
    await sandbox.stop()
    rmSync(folder, { recursive: true, force: true })
  }
})
