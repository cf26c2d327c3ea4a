import { spawnSync } from 'node:child_process'
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

import { expect, test } from '@playwright/test'

const root = fileURLToPath(new URL('../../..', import.meta.url))

/** Runs one of the commands that a tester has, and gives what it printed. */
function run(...[program = '', ...words]: string[]): string {
  // What Playwright tells its own processes is not meant for a new one.
  const env = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^(TEST_|PW_|PLAYWRIGHT_|NODE_OPTIONS)/.test(name)),
  )
  const { status, stdout, stderr } = spawnSync(join(root, 'node_modules', '.bin', program), words, {
    cwd: root,
    encoding: 'utf8',
    env,
  })
  expect(status, `${stdout}${stderr}`).toBe(0)
  return stdout
}

// It checks the types of what a spec needs, and starts all that a test of the browser does.
test.slow()

test('specs that npm run paths makes run as they are, where they are saved among the others [CHART-03]', () => {
  const name = `made-${process.pid}`
  const spec = join(root, 'tests', 'e2e', `${name}.spec.ts`)
  const project = join(root, 'tests', 'e2e', `${name}.json`)
  const paths = ['tests/paths/run.ts', 'launch', '--to', 'tokenExpired', '--format', 'playwright']
  try {
    writeFileSync(spec, run('tsx', ...paths))
    writeFileSync(project, JSON.stringify({ extends: '../../tsconfig.json', include: [`./${name}.spec.ts`] }))
    run('tsc', '--noEmit', '-p', project)
    const output = `--output=${join(root, 'test-results', name)}`
    const one = [`${name}.spec`, '-g', 'a link: exchangeLink says that it is over']
    const config = ['-c', 'tests/playwright.config.ts', '--reporter=list', '--workers=1']
    const said = run('playwright', 'test', ...config, output, ...one)
    expect(said).toContain('1 passed')
  } finally {
    for (const file of [spec, project]) rmSync(file, { force: true })
  }
})
