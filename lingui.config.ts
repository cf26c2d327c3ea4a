import { defineConfig } from '@lingui/conf'
import { formatter } from '@lingui/format-po'

import { languages } from './domain/session/language.ts'

// Where the catalogues are: a check of them has a copy of its own.
const folder = process.env['SLIPWAY_LOCALES'] ?? '<rootDir>/locales'

/**
 * Texts are written in English at the place of use and serve as their own keys.
 * No fallback locales: a text without its translation must show up when catalogues are compiled strictly.
 */
export default defineConfig({
  sourceLocale: 'en',
  locales: [...languages],
  catalogs: [{ path: `${folder}/{locale}/messages`, include: ['src'], exclude: ['**/*.test.*'] }],
  format: formatter({ lineNumbers: false }),
  orderBy: 'messageId',
})
