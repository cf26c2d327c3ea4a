import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

import { expect, it } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))

it('partners install the conformance kit and the contract from files, in an empty folder without a network', () => {
  const folder = mkdtempSync(join(tmpdir(), 'slipway-partner-'))
  try {
    const made = execFileSync(join(root, 'node_modules/.bin/tsx'), ['scripts/packages.ts', folder], {
      cwd: root,
      encoding: 'utf8',
    })
    const files = made.trim().split('\n')
    expect(files.map((file) => file.replace(`${folder}/`, ''))).toEqual([
      'slipway-conformance-1.0.0.tgz',
      'slipway-contract-1.0.0.tgz',
    ])
    writeFileSync(join(folder, 'package.json'), '{ "private": true }')
    execFileSync('npm', ['install', '--offline', '--no-audit', '--no-fund', ...files], {
      cwd: folder,
      stdio: 'pipe',
    })

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
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})
