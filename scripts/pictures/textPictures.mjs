// What npm run translate -- vi --pictures runs: goes through the screens that the tests know, and takes pictures of where
// the texts stand. Of all of them with --all, else of those that are missing or wrong.
import { ensureBrowser, ensureBuilt, ensureInstalled, requireNode, run } from '../setup.mjs'

requireNode()
ensureInstalled()
await ensureBuilt()
const [language = '', all = ''] = process.argv.slice(2)
const isDone = run(
  'npx',
  ['playwright', 'test', '--config=tests/playwright.config.ts', '--project=texts', '--reporter=line'],
  {
    SLIPWAY_TEXTS: language,
    SLIPWAY_TEXTS_ALL: all === '--all' ? '1' : '',
    SLIPWAY_CHROMIUM: (await ensureBrowser(['/usr/bin/chromium-headless-shell'])) ?? '',
  },
)
if (!isDone) process.exitCode = 1
