import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

import { describe, expect, it } from 'vitest'

import { catalogueOf, checkFirstTexts, modulesOfTexts, textsIn, type ModuleImports } from './splitTexts.ts'

const maker = '/x/src/i18n/deferredPart.tsx'

function imports(now: readonly string[], later: readonly string[] = []): ModuleImports {
  return { importedIds: now, dynamicallyImportedIds: later }
}

const graph = new Map([
  ['main', imports(['list', 'slipPart', 'routes'])],
  ['list', imports(['words'])],
  ['slipPart', imports([maker], ['slip'])],
  ['slip', imports(['words', 'stake'])],
  ['routes', imports([], ['screen'])],
  ['screen', imports([maker, 'markets'], ['combo'])],
])

function firstModules(entries: readonly string[] = ['main']) {
  return modulesOfTexts(entries, (id) => graph.get(id) ?? null)
}

function catalogue(messages: object): string {
  return `export const messages=JSON.parse(${JSON.stringify(JSON.stringify(messages))});`
}

function messagesOf(code: string): unknown {
  return JSON.parse(JSON.parse(/JSON\.parse\((.*)\);/.exec(code)?.[1] ?? '') as string)
}

describe('the texts of the first view', () => {
  it('are the texts of everything that is reached, except through a part that comes later with its own texts', () => {
    expect(firstModules()).toEqual(
      new Set(['main', 'list', 'slipPart', 'routes', 'words', maker, 'screen', 'markets']),
    )
  })

  it('leave out those of a screen that comes when it is opened, and waits in its place', () => {
    const screens = fileURLToPath(new URL('../src/shell/deferredScreen.tsx', import.meta.url))
    expect(existsSync(screens)).toBe(true)
    const withResults = new Map([
      ['main', imports(['results'])],
      ['results', imports([screens], ['ResultsScreen'])],
      [screens, imports([maker])],
    ])
    expect(modulesOfTexts(['main'], (id) => withResults.get(id) ?? null)).toEqual(
      new Set(['main', 'results', screens, maker]),
    )
  })

  it('include what both show; those that come soon are of the slip alone, and the rest of neither', () => {
    const shown = new Map([
      ['words', 'say({id: "a"})'],
      ['stake', 'say({id:`b`}, {id: "c"})'],
      ['slip', 'say({id: "a"})'],
      ['screen', "say({id:'d'})"],
      ['combo', "say({id:'e'}, {id:'b'})"],
    ])
    const textsOf = (entries: readonly string[]) =>
      new Set([...firstModules(entries)].flatMap((id) => [...textsIn(shown.get(id) ?? '')]))
    const split = { first: textsOf(['main']), soon: textsOf(['slip']) }
    const texts = { a: ['both "said"'], b: ['soon'], c: ['soon too'], d: ['of a screen'], e: ['the rest'] }
    const inPart = (part: 'first' | 'soon' | 'rest') =>
      messagesOf(catalogueOf(part, catalogue(texts), split).code)
    expect(inPart('first')).toEqual({ a: texts.a, d: texts.d })
    expect(inPart('soon')).toEqual({ b: texts.b, c: texts.c })
    expect(inPart('rest')).toEqual({ e: texts.e })
  })

  it('are read as the bundler writes them, which shortens a no-break space', () => {
    const all = catalogue({ a: ['\u00A0', '\\xA0'] }).replace('\u00A0', String.raw`\xA0`)
    expect(all).toContain(String.raw`\xA0`)
    expect(messagesOf(catalogueOf('first', all, { first: new Set(['a']), soon: new Set() }).code)).toEqual({
      a: ['\u00A0', '\\xA0'],
    })
  })

  it('are enough for every script that the page begins with, or the build fails', () => {
    const app = { fileName: 'app.js', isEntry: true, imports: ['words.js'], code: 'say({id:`a`})' }
    const words = { fileName: 'words.js', isEntry: false, imports: [], code: 'say({id:`b`})' }
    const slip = { fileName: 'slip.js', isEntry: false, imports: ['words.js'], code: 'say({id:`c`})' }
    expect(() => checkFirstTexts([app, words, slip], new Set(['c']))).not.toThrow()
    expect(() => checkFirstTexts([app, words, slip], new Set(['b', 'c']))).toThrow(
      'words.js shows the text b',
    )
  })

  it('are refused for anything but a compiled catalogue', () => {
    expect(() =>
      catalogueOf('first', 'export const messages = {}', { first: new Set(), soon: new Set() }),
    ).toThrow('no messages')
  })
})
