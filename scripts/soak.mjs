// npm run soak: one page for ten minutes (SLIPWAY_SOAK_MINUTES), its channels cut and its event pages left at every moment.
import { ensureBrowser, ensureBuilt, ensureInstalled, requireNode, run } from './setup.mjs'

requireNode()
ensureInstalled()
await ensureBuilt()
const browser = (await ensureBrowser()) ?? ''
process.exit(
  run(process.execPath, ['--import', 'tsx', 'tests/soak/run.ts'], { SLIPWAY_CHROMIUM: browser }) ? 0 : 1,
)
