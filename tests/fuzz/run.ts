/** npm run fuzz: `command.ts`, read by Vite, for some of the parsers are in files with Lingui's macros. */
import { runnerImport } from 'vite'

import { linguiMacros } from '../../build/linguiMacros.ts'

await runnerImport('tests/fuzz/command.ts', { plugins: [linguiMacros], logLevel: 'error' })
