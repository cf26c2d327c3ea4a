// npm run bench: the path of a price against a hand-written floor. npm run size: the first view's JavaScript alone.
import { ensureBrowser, ensureBuilt, ensureInstalled, requireNode, run } from './setup.mjs'

requireNode()
ensureInstalled()
await ensureBuilt()
const browser = (await ensureBrowser()) ?? ''
process.exit(
  run(process.execPath, ['--import', 'tsx', 'tests/bench/run.ts', ...process.argv.slice(2)], {
    SLIPWAY_CHROMIUM: browser,
  })
    ? 0
    : 1,
)
