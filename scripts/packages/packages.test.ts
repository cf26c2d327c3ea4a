import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))
const binary = (name: string): string => join(root, 'node_modules/.bin', name)

describe('partners install from files, in an empty folder without a network,', () => {
  let folder: string
  let files: string[]
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'slipway-partner-'))
    const made = execFileSync(binary('tsx'), ['scripts/packages/run.ts', folder], {
      cwd: root,
      encoding: 'utf8',
    })
    files = made.trim().split('\n')
    writeFileSync(join(folder, 'package.json'), '{ "private": true, "type": "module" }')
    execFileSync('npm', ['install', '--offline', '--no-audit', '--no-fund', ...files], {
      cwd: folder,
      stdio: 'pipe',
    })
  })
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  it('three packages', () => {
    expect(files.map((file) => file.replace(`${folder}/`, ''))).toEqual([
      'slipway-conformance-1.0.0.tgz',
      'slipway-contract-1.0.0.tgz',
      'slipway-embed-1.0.0.tgz',
    ])
  })

  it('the conformance kit, which runs, and the contract with its types', () => {
    const command = join(folder, 'node_modules/.bin/slipway-conformance')
    const list = execFileSync(command, ['--list'], { cwd: folder, encoding: 'utf8' })
    expect(list).toContain('once-repeated.single')
    writeFileSync(
      join(folder, 'gone.yaml'),
      'name: gone\naddresses: { api: http://127.0.0.1:9/api }\nrate: 5\n',
    )
    const gone = spawnSync(command, ['--config', 'gone.yaml'], { cwd: folder, encoding: 'utf8' })
    expect(gone.status).toBe(2)
    expect(gone.stdout).toContain('Nothing answers at http://127.0.0.1:9/api')
    expect(readFileSync(join(folder, 'node_modules/slipway-contract/client.gen.d.ts'), 'utf8')).toContain(
      'BetPlaced',
    )
  })

  it("the embed script, with types that a partner's compiler holds them to [HOST-01]", () => {
    writeFileSync(
      join(folder, 'page.ts'),
      `import { openSlipway, type SlipwayFrame, type SlipwayMessages } from 'slipway-embed'

export function openBetting(link: string, container: HTMLElement): SlipwayFrame {
  const client = openSlipway({
    link,
    container,
    height: 'content',
    title: 'Betting',
    pressRule: 'add',
    on: { 'bet-placed': ({ ticketNum, amount }) => console.log(ticketNum.length, amount.length) },
  })
  const ended = ({ reason }: SlipwayMessages['session-ended']): void => console.log(reason)
  client.on('session-ended', ended)
  client.syncWallet({ balance: '1250.00', currency: 'CNY' })
  return client
}
`,
    )
    writeFileSync(
      join(folder, 'wrong.ts'),
      `import { openSlipway } from 'slipway-embed'

openSlipway({ link: 1, container: document.body })
openSlipway({ link: '', container: document.body, height: 'tall' })
openSlipway({ link: '', container: document.body }).on('goal', () => {})
`,
    )
    const compile = (file: string) =>
      spawnSync(
        binary('tsc'),
        ['--noEmit', '--strict', '--module', 'nodenext', '--target', 'es2022'].concat(
          ['--lib', 'es2022,dom,dom.iterable', '--types', ''],
          file,
        ),
        { cwd: folder, encoding: 'utf8' },
      )
    const { status, stdout } = compile('page.ts')
    expect([status, stdout]).toEqual([0, ''])
    const refused = compile('wrong.ts').stdout
    expect([...refused.matchAll(/^wrong\.ts\((\d+)/gm)].map(([, line]) => line)).toEqual(['3', '4', '5'])

    writeFileSync(
      join(folder, 'run.js'),
      `import { openSlipway } from 'slipway-embed'
try { openSlipway({ link: 'nowhere', container: null }) } catch (error) { console.log(error.message) }
`,
    )
    const said = execFileSync(process.execPath, ['run.js'], { cwd: folder, encoding: 'utf8' })
    expect(said).toBe('The launch link is no web address.\n')
  })

  it('the very script that the client is served with', async () => {
    const { embedScript, embedTypes } = await import('../../build/embedScript.ts')
    const installed = (name: string) => readFileSync(join(folder, 'node_modules/slipway-embed', name), 'utf8')
    expect(installed('slipway-embed.js')).toBe(await embedScript())
    expect(installed('slipway-embed.d.ts')).toBe(await embedTypes())
  })
})
