import { spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

import { afterAll, expect, it } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'slipway-ci-'))
afterAll(() => rmSync(folder, { recursive: true }))

// Nothing else is found: no apt-get that would install, and an npm that only says what the test wants it to.
for (const tool of ['bash', 'git', 'tee', 'tail', 'mktemp', 'rm', 'cut', 'cat', 'sed', 'dirname']) {
  const { stdout } = spawnSync('bash', ['-c', `command -v ${tool}`], { encoding: 'utf8' })
  symlinkSync(stdout.trim(), join(folder, tool))
}
symlinkSync(process.execPath, join(folder, 'node'))

/** Runs `.ci/run` with what the two commands say last and end with. */
function ci(test: [line: string, code: number], deep: [line: string, code: number]) {
  const npm = join(folder, 'npm')
  const says = ([line, code]: [string, number]): string => `echo 'a test'; echo '${line}'; exit ${code}`
  writeFileSync(
    npm,
    `#!/usr/bin/env bash\ncase "$*" in 'test --silent') ${says(test)};; *test:deep*--minutes*--seed*) ${says(deep)};; *) exit 9;; esac\n`,
  )
  chmodSync(npm, 0o755)
  const { stdout, status } = spawnSync(join(root, '.ci/run'), { encoding: 'utf8', env: { PATH: folder } })
  return { lines: stdout.trimEnd().split('\n'), status }
}

it.each([
  ['both green', ['12 passed, 0 failed', 0], ['3 passed, 0 failed', 0], '15 passed, 0 failed', 0],
  ['a red test', ['11 passed, 1 failed', 1], ['3 passed, 0 failed', 0], '14 passed, 1 failed', 1],
  ['a red piece', ['12 passed, 0 failed', 0], ['2 passed, 1 failed', 1], '14 passed, 1 failed', 1],
  ['tests that broke off', ['Killed', 137], ['3 passed, 0 failed', 0], '3 passed, 1 failed', 137],
  ['pieces that broke off', ['12 passed, 0 failed', 0], ['', 0], '12 passed, 1 failed', 1],
  ['an exit code alone', ['12 passed, 0 failed', 3], ['3 passed, 0 failed', 0], '15 passed, 1 failed', 3],
] as const)(
  'CI sums the tests and the sample of the deep ones, with %s',
  (_what, test, deep, last, status) => {
    const ran = ci([...test], [...deep])
    expect(ran.lines.at(-1)).toBe(last)
    expect(ran.status).toBe(status)
  },
)

it('CI tells at its end once more what failed in both', () => {
  const { lines } = ci(
    ['Failed:\n  a bet: lost\n      Expected: 1\n\n11 passed, 1 failed', 1],
    ['Failed:\n  a walk: stuck\n\n2 passed, 1 failed', 1],
  )
  expect(lines.slice(lines.indexOf('2 passed, 1 failed') + 1).filter(Boolean)).toEqual([
    'Failed:',
    '  a bet: lost',
    '      Expected: 1',
    'Failed:',
    '  a walk: stuck',
    '13 passed, 2 failed',
  ])
})
