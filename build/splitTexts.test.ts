import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

import { describe, expect, it } from 'vitest'

import {
  catalogueOf,
  checkFirstTexts,
  modulesOfFirstTexts,
  textsIn,
  type ModuleImports,
} from './splitTexts.ts'

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

function firstModules(entries = ['main']) {
  return modulesOfFirstTexts(entries, (id) => graph.get(id) ?? null)
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
    expect(modulesOfFirstTexts(['main'], (id) => withResults.get(id) ?? null)).toEqual(
      new Set(['main', 'results', screens, maker]),
    )
  })

  it('include what both show; the late ones have only what a later part shows', () => {
    const shown = new Map([
      ['words', 'say({id: "a"})'],
      ['stake', 'say({id:`b`}, {id: "c"})'],
      ['slip', 'say({id: "a"})'],
      ['screen', "say({id:'d'})"],
    ])
    const first = new Set([...firstModules()].flatMap((id) => [...textsIn(shown.get(id) ?? '')]))
    const all = catalogue({ a: ['both "said"'], b: ['late'], c: ['late too'], d: ['of a screen'] })
    expect(messagesOf(catalogueOf('first', all, first).code)).toEqual({
      a: ['both "said"'],
      d: ['of a screen'],
    })
    expect(messagesOf(catalogueOf('late', all, first).code)).toEqual({ b: ['late'], c: ['late too'] })
  })

  it('are read as the bundler writes them, which shortens a no-break space', () => {
    const all = catalogue({ a: ['\u00A0', '\\xA0'] }).replace('\u00A0', String.raw`\xA0`)
    expect(all).toContain(String.raw`\xA0`)
    expect(messagesOf(catalogueOf('first', all, new Set(['a'])).code)).toEqual({ a: ['\u00A0', '\\xA0'] })
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
    expect(() => catalogueOf('first', 'export const messages = {}', new Set())).toThrow('no messages')
  })
})
