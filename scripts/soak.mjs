// npm run soak: one page for ten minutes (SLIPWAY_SOAK_MINUTES), its channels cut and its event pages left at every moment.
// npm run soak -- --memory: a list and an event's page left open for half an hour, and what they hold.
import { ensureBrowser, ensureBuilt, ensureInstalled, requireNode, run } from './setup.mjs'

requireNode()
ensureInstalled()
await ensureBuilt()
const what = process.argv.includes('--memory') ? ['tests/bench/run.ts', '--memory'] : ['tests/soak/run.ts']
const browser = (await ensureBrowser()) ?? ''
process.exit(run(process.execPath, ['--import', 'tsx', ...what], { SLIPWAY_CHROMIUM: browser }) ? 0 : 1)
