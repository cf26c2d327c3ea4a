// npm run random -- --commands 1000000 --seed 7: so many things happen to bets on their way, in the client with a line, a disk
// and a server that are the test's (src/client/testing/exactlyOnce.test.tsx). They come in pieces, each with a seed of its
// own, one more than that of the piece before it: what was broken off goes on with the seed that was printed last.
// npm run random -- --browser --commands 20000 --seed 7: the same in a real browser (tests/faults/random.spec.ts).
import { spawnSync } from 'node:child_process'
import { parseArgs } from 'node:util'

import { ensureBrowser, ensureBuilt, ensureInstalled, requireNode, root } from './setup.mjs'

requireNode()
ensureInstalled()

const { values: options } = parseArgs({
  options: {
    commands: { type: 'string' },
    seed: { type: 'string' },
    browser: { type: 'boolean', default: false },
    /** How many things a piece has. */
    piece: { type: 'string' },
  },
})
const { browser } = options
const commands = countOf('commands', browser ? 20_000 : 1_000_000)
const piece = Math.min(commands, countOf('piece', browser ? 1_000 : 20_000))
const first = countOf('seed', Date.now() % 1_000_000)
if (browser) await ensureBuilt()
const chromium = browser ? ((await ensureBrowser(['/usr/bin/chromium-headless-shell'])) ?? '') : ''

const long = 'in a row'
const command = browser
  ? [
      'playwright',
      'test',
      '-c',
      'tests/playwright.config.ts',
      'tests/faults/random.spec.ts',
      '--workers=1',
      '--reporter=line',
    ]
  : ['vitest', 'run', 'src/client/testing/exactlyOnce.test.tsx', '-t', long, '--testTimeout=7200000']
const began = Date.now()
let done = 0
for (let seed = first; done < commands; seed += 1) {
  const count = Math.min(piece, commands - done)
  const env = { SLIPWAY_SEED: String(seed), SLIPWAY_COMMANDS: String(count), SLIPWAY_CHROMIUM: chromium }
  const { status, stdout, stderr } = spawnSync('npx', command, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
    env: { ...process.env, SLIPWAY_DEPTH: 'deep', ...env },
  })
  if (status !== 0) {
    console.log(
      `${stdout}\n${stderr}\nFAILED: SLIPWAY_SEED=${seed} SLIPWAY_COMMANDS=${count} npx ${command.join(' ')}`,
    )
    process.exit(1)
  }
  done += count
  const said = /\d+ (?:commands, \d+ s of CPU|bets of .*)/.exec(stdout)?.[0] ?? ''
  const minutes = ((Date.now() - began) / 60_000).toFixed(1)
  console.log(`${done} of ${commands} done in ${minutes} min, all as told; --seed ${seed}: ${said}`)
}

function countOf(name, usual) {
  const count = options[name] === undefined ? usual : Number(options[name])
  if (Number.isSafeInteger(count) && count > 0) return count
  console.error(`--${name} wants a whole number, and not ${options[name]}.`)
  process.exit(1)
}
