/** npx tsx scripts/checks/contexts.ts: fails where a short text stands in two files and does not say what it is. */
import { readFileSync } from 'node:fs'

import { formatter } from '@lingui/format-po'

import { withoutContext } from '../../checks/contexts/contexts.ts'

const filename = 'locales/en/messages.po'
const catalogue = await formatter().parse(readFileSync(filename, 'utf8'), {
  locale: 'en',
  sourceLocale: 'en',
  filename,
})
const texts = Object.entries(catalogue).map(([id, { message = id, context = null, origin = [] }]) => ({
  text: message,
  context,
  files: origin.map(([file]) => file),
}))
const problems = withoutContext(texts)
for (const problem of problems) console.error(problem)
console.log(
  problems.length === 0
    ? `${texts.length} texts say what they are.`
    : `${problems.length} short texts do not say what they are.`,
)
process.exitCode = problems.length === 0 ? 0 : 1
