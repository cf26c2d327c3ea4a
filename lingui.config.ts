import { defineConfig } from '@lingui/conf'
import { formatter } from '@lingui/format-po'

import { languages } from './domain/language.ts'

/**
 * Texts are written in English at the place of use and serve as their own keys.
 * No fallback locales: a text without its translation must show up when catalogues are compiled strictly.
 */
export default defineConfig({
  sourceLocale: 'en',
  locales: [...languages],
  catalogs: [{ path: '<rootDir>/locales/{locale}/messages', include: ['src'], exclude: ['**/*.test.*'] }],
  format: formatter({ lineNumbers: false }),
  orderBy: 'messageId',
})
