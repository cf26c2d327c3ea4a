import { readdirSync, readFileSync } from 'node:fs'

import { describe, expect, it } from 'vitest'

import { isThemeName } from '#src/api/themeNames.ts'

import { contrastRatio } from './contrast.ts'
import { defaultTheme, type Theme } from './default.ts'
import { shapePairs, textPairs } from './pairs.ts'
import { colorScheme, readTheme } from './theme.ts'

const folder = 'public/themes'
const files = readdirSync(folder)

function contentOf(file: string): unknown {
  return JSON.parse(readFileSync(`${folder}/${file}`, 'utf8'))
}

function themeOf(file: string): Theme {
  const theme = readTheme(contentOf(file))
  if (theme === null) throw new Error(`${file} holds no theme`)
  return theme
}

/** The pairs of a theme that are closer than they may be. */
function tooClose(theme: Theme, pairs: typeof textPairs, least: number): string[] {
  return pairs
    .filter(([front, back]) => contrastRatio(theme[front], theme[back]) < least)
    .map(([front, back]) => `${front} on ${back}`)
}

describe.each(files)('theme file %s', (file) => {
  it('is named as one of the nine [THEME-01]', () => {
    expect(isThemeName(file.replace(/\.json$/, ''))).toBe(true)
  })

  it('gives every variable a colour that can be read, and nothing else [THEME-01]', () => {
    expect(contentOf(file)).toEqual(themeOf(file))
    expect(Object.keys(contentOf(file) ?? {})).toEqual(Object.keys(defaultTheme))
  })

  it('is readable: all text on its ground [THEME-01][A11Y-01]', () => {
    expect(tooClose(themeOf(file), textPairs, 4.5)).toEqual([])
  })

  it('tells controls, focus and the lines of a chart apart [A11Y-01]', () => {
    expect(tooClose(themeOf(file), shapePairs, 3)).toEqual([])
  })
})

describe('the themes', () => {
  it('are the default as the client has it, light ones, and ones where up is red [THEME-01]', () => {
    expect(contentOf('default.json')).toEqual(defaultTheme)
    expect(files.map(themeOf).map(colorScheme)).toContain('light')
    const isRed = (colour: string): boolean => colour.slice(1, 3) > colour.slice(3, 5)
    expect(files.map(themeOf).some(({ up, down }) => isRed(up) && !isRed(down))).toBe(true)
  })
})

describe('contrast', () => {
  it('is computed as WCAG does', () => {
    expect(contrastRatio('#000000', '#ffffff')).toBeCloseTo(21, 5)
    expect(contrastRatio('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
  })
})

describe('reading a theme file', () => {
  it('takes known colours and keeps the default for all else [THEME-01]', () => {
    const theme = readTheme({
      accent: '#123456',
      up: 'url(https://example.com)',
      'background-image': '#ffffff',
    })
    expect(theme).toEqual({ ...defaultTheme, accent: '#123456' })
  })

  it.each(['nonsense', null, 7, ['#123456']])('has nothing to take from %j [THEME-01]', (content) => {
    expect(readTheme(content)).toBeNull()
  })
})
