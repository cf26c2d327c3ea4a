import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

import { expect, it } from 'vitest'

import { placeOf, ruleAgainst } from './directions.ts'
import { lintOverrides } from './lint.ts'
import { rooms } from './rooms.ts'

/** A file of each room that lint can tell by its name. */
const files = rooms
  .filter(({ path }) => !path.includes('.') && path !== 'scripts')
  .flatMap(({ path, floors = [] }) => {
    const inner = floors.flatMap((floor) => [...floor.rooms, ...Object.keys(floor.beside ?? {})])
    const names = inner.length === 0 ? [path] : [...new Set(inner)].map((name) => `${path}/${name}`)
    return names.flatMap((name) =>
      name.endsWith('/*') ? [name.replace('*', 'one'), name.replace('*', 'two')] : name,
    )
  })
  .map((room) => (room.includes('.') ? room : `${room}/file.ts`))

it('makes lint forbid the imports that the check forbids, and no others', () => {
  const pairs = files.flatMap((from) => files.filter((to) => to !== from).map((to) => ({ from, to })))
  const forbidden = pairs.filter(({ from, to }) => {
    const [here, there] = [placeOf(rooms, from), placeOf(rooms, to)]
    return here !== null && there !== null && ruleAgainst(here, there) !== null
  })
  expect(lintedPairs()).toEqual(forbidden.map(({ from, to }) => `${from} imports ${to}`).toSorted())
  expect(forbidden.length).toBeGreaterThan(100)
})

/** What lint says where each file imports every other one. */
function lintedPairs(): string[] {
  const root = mkdtempSync(join(tmpdir(), 'directions-lint-'))
  const write = (path: string, text: string): void => {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  try {
    write('.oxlintrc.json', JSON.stringify({ overrides: lintOverrides(rooms) }))
    for (const from of files) {
      const others = files.filter((to) => to !== from)
      write(from, others.map((to) => `import '#${to}'\n`).join(''))
    }
    const oxlint = join(import.meta.dirname, '../../node_modules/.bin/oxlint')
    const { stdout } = spawnSync(oxlint, ['-A', 'all', '--format', 'json', '.'], {
      cwd: root,
      encoding: 'utf8',
      // One complaint for each pair of files is more than Node buffers by default.
      maxBuffer: 2 ** 26,
    })
    const { diagnostics }: { diagnostics: { filename: string; message: string }[] } = JSON.parse(stdout)
    return diagnostics
      .map(({ filename, message }) => `${filename} imports ${/'#(.+?)'/.exec(message)?.[1]}`)
      .toSorted()
  } finally {
    rmSync(root, { recursive: true })
  }
}
