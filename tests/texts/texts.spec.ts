import { readFileSync } from 'node:fs'

import { isLanguage } from '#domain/session/language.ts'
import { launchLanguage } from '#src/wire/base/languages.ts'

import { readCatalogue } from '../../checks/translations/catalogue.ts'
import { readGlossary } from '../../checks/translations/glossary.ts'
import { translationCheck } from '../../checks/translations/translations.ts'
import { test } from '../harness/fixtures.ts'
import { TextAlbum } from '../harness/look/texts/textAlbum.ts'
import { tour } from '../harness/look/tour.ts'

const { SLIPWAY_TEXTS: language = '', SLIPWAY_TEXTS_ALL } = process.env
const folder = 'test-results/texts'

test.slow()
test.use({ sandboxArgs: ['--seed', '7', '--frozen', '--everything'], viewport: { width: 1440, height: 900 } })

// npm run translate -- vi --pictures: no test, but what goes through the same screens.
test(`pictures of the texts in ${language}`, async ({ launched, page, sandbox }) => {
  if (!isLanguage(language)) throw new Error(`There is no language ${language}.`)
  const of = (file: string): string =>
    readFileSync(new URL(`../../locales/${language}/${file}`, import.meta.url), 'utf8')
  const texts = await readCatalogue(of('messages.po'), language)
  const problems = translationCheck(language, readGlossary(of('glossary.md')))
  // A language that lacks a text is not on offer.
  const isTranslated = texts.every(({ translation }) => translation !== '')
  const shown = texts.filter((text) => SLIPWAY_TEXTS_ALL === '1' || problems(text).length > 0)
  const album = new TextAlbum(folder, shown, isTranslated)
  await album.clear()
  const client = await launched({ lang: isTranslated ? launchLanguage(language) : 'en' })
  await album.look(page, 'events')
  await tour(client, { page, sandbox }, (screen) => album.look(page, screen))
  const { seen, unseen } = await album.write(`${language}: where the texts stand`)
  console.log(`${seen} texts are in ${folder}/index.html with a picture, ${unseen} without.`)
})
