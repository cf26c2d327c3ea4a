/**
 * A translator's way in.
 * npm run translate -- vi                  what is missing or wrong in a language, with context, notes and place
 * npm run translate -- vi --pictures      pictures of where each of these stands, in test-results/texts; --all: of every text
 * npm run translate -- vi --export FILE    writes a PO file of it for a translator's own tools; --all: of every text
 * npm run translate -- vi --import FILE    takes what such a file translates, but for what the check refuses
 */
import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'

import { only, readCatalogue, translated } from '../checks/translations/catalogue.ts'
import { readGlossary } from '../checks/translations/glossary.ts'
import { translationCheck } from '../checks/translations/translations.ts'
import config from '../lingui.config.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    all: { type: 'boolean' },
    pictures: { type: 'boolean' },
    export: { type: 'string' },
    import: { type: 'string' },
  },
})
const languages = config.locales.filter((locale) => locale !== config.sourceLocale)
const [language = ''] = positionals
if (!languages.includes(language)) stop(`Which language? There are ${languages.join(', ')}.`)

const file = `locales/${language}/messages.po`
const po = readFileSync(file, 'utf8')
const texts = await readCatalogue(po, language)
const glossary = readGlossary(readFileSync(`locales/${language}/glossary.md`, 'utf8'))
const problems = translationCheck(language, glossary)
const open = texts.filter((text) => values.all === true || problems(text).length > 0)

if (values.pictures === true) {
  if (open.length === 0) stop('No text is missing or wrong. With --all, every text has its picture.')
  const args = ['scripts/pictures/textPictures.mjs', language, ...(values.all === true ? ['--all'] : [])]
  process.exitCode = spawnSync(process.execPath, args, { stdio: 'inherit' }).status ?? 1
} else if (values.export !== undefined) {
  writeFileSync(values.export, await only(po, language, new Set(open.map(({ id }) => id))))
  console.log(`${open.length} texts are in ${values.export}.`)
} else if (values.import !== undefined) {
  const given = await readCatalogue(readFileSync(values.import, 'utf8'), language)
  const known = new Map(texts.map((text) => [text.id, text]))
  const taken = new Map<string, string>()
  let refused = 0
  for (const { id, english, translation } of given) {
    if (translation === '') continue
    const text = known.get(id)
    const wrong =
      text === undefined
        ? [`"${english}" is not in the catalogue any more.`]
        : problems({ ...text, translation })
    for (const problem of wrong) console.error(problem)
    if (wrong.length === 0) taken.set(id, translation)
    else refused += 1
  }
  writeFileSync(file, await translated(po, language, taken))
  console.log(`${taken.size} translations taken, ${refused} refused. Run npm run extract.`)
  process.exitCode = refused === 0 ? 0 : 1
} else {
  for (const text of open) {
    console.log(`\n${text.files.join(', ')}`)
    if (text.context !== null) console.log(`  what it is: ${text.context}`)
    for (const note of text.notes) console.log(`  note: ${note}`)
    for (const problem of problems(text)) console.log(`  ${problem}`)
  }
  console.log(`\n${language}: ${open.length} of ${texts.length} texts are missing or wrong.`)
}

function stop(message: string): never {
  console.error(message)
  process.exit(1)
}
