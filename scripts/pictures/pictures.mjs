// npm run pictures: takes the pictures of docs/, and those that tests compare with (tests/e2e/look/pictures), from a sandbox
// whose clocks stand. A kept picture that differs by no more than a test forgives stays as it is.
// npm run pictures -- docs           only those of the documents (visual: only those of the tests).
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

import { ensureBrowser, ensureBuilt, ensureInstalled, requireNode, root, run } from '../setup.mjs'

const began = Date.now()
const kinds = {
  docs: { folder: 'docs', args: ['--project=pictures'] },
  visual: {
    folder: 'tests/e2e/look/pictures',
    args: ['--project=e2e', 'tests/e2e/look/pictures.spec.ts', '--update-snapshots=changed'],
  },
}
const wanted = process.argv.slice(2)
for (const name of wanted)
  if (!(name in kinds)) fail(`There are no pictures ${name}. There are ${Object.keys(kinds).join(' and ')}.`)

requireNode()
ensureInstalled()
await ensureBuilt()
process.env.SLIPWAY_CHROMIUM = (await ensureBrowser(['/usr/bin/chromium-headless-shell'])) ?? ''

const before = pictures()
for (const [name, { args }] of Object.entries(kinds)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue
  const command = [
    'playwright',
    'test',
    '--config=tests/playwright.config.ts',
    '--reporter=dot',
    '--workers=2',
    ...args,
  ]
  if (!run('npx', command, { SLIPWAY_PICTURES: name })) fail(`The pictures (${name}) could not be taken.`)
  if (name === 'visual' && !run('npx', ['tsx', 'tests/pictures/noteBrowser.ts']))
    fail('The browser was not noted.')
}
const after = pictures()
const written = [...after].filter(([path, { digest }]) => before.get(path)?.digest !== digest)
for (const [path, { bytes }] of written) console.log(`wrote ${path}, ${Math.ceil(bytes / 1024)} KB`)
const kilobytes = Math.ceil([...after.values()].reduce((sum, { bytes }) => sum + bytes, 0) / 1024)
console.log(
  `${written.length} of ${after.size} pictures are new, ${kilobytes} KB in all, in ${Math.ceil((Date.now() - began) / 1000)} s`,
)

/** The pictures there are, by path. @returns {Map<string, { digest: string, bytes: number }>} */
function pictures() {
  const paths = Object.values(kinds).flatMap(({ folder }) =>
    readdirSync(join(root, folder))
      .filter((name) => name.endsWith('.webp'))
      .map((name) => `${folder}/${name}`),
  )
  return new Map(
    paths.map((path) => {
      const file = join(root, path)
      const digest = createHash('sha256').update(readFileSync(file)).digest('hex')
      return [path, { digest, bytes: statSync(file).size }]
    }),
  )
}

function fail(what) {
  console.error(what)
  process.exit(1)
}
