/** npx tsx scripts/checks/translations.ts: what is missing or wrong in the translations. Fails where there is anything. */
import { readFileSync } from 'node:fs'

import { readCatalogue } from '../../checks/translations/catalogue.ts'
import { readGlossary } from '../../checks/translations/glossary.ts'
import { problemsOf } from '../../checks/translations/translations.ts'
import config from '../../lingui.config.ts'

/** No more lines a language: who has a whole catalogue to translate reads `npm run translate`. */
const mostLines = 20

const languages = config.locales.filter((language) => language !== config.sourceLocale)
let count = 0
for (const language of languages) {
  const folder = `locales/${language}`
  const texts = await readCatalogue(readFileSync(`${folder}/messages.po`, 'utf8'), language)
  const problems = problemsOf(language, texts, readGlossary(readFileSync(`${folder}/glossary.md`, 'utf8')))
  count += problems.length
  for (const problem of problems.slice(0, mostLines)) console.error(`${language}: ${problem}`)
  if (problems.length > mostLines)
    console.error(
      `${language}: ${problems.length - mostLines} more. npm run translate -- ${language} lists all.`,
    )
}
console.log(
  count === 0
    ? `${languages.length} languages have every text, in the words of their glossaries.`
    : `${count} translations are missing or wrong.`,
)
process.exitCode = count === 0 ? 0 : 1
