import { readFileSync } from 'node:fs'

import { describe, expect, it } from 'vitest'

import { contrastRatio } from './contrast.ts'
import { defaultTheme } from './default.ts'
import { shapePairs, textPairs } from './pairs.ts'
import { readTheme } from './theme.ts'

describe('default theme', () => {
  it.each(textPairs)('%s is readable as text on %s [THEME-01][A11Y-01]', (front, back) => {
    expect(contrastRatio(defaultTheme[front], defaultTheme[back])).toBeGreaterThanOrEqual(4.5)
  })

  it.each(shapePairs)('%s can be told apart on %s [A11Y-01]', (front, back) => {
    expect(contrastRatio(defaultTheme[front], defaultTheme[back])).toBeGreaterThanOrEqual(3)
  })

  it('is the map that the theme file serves [THEME-01]', () => {
    const file: unknown = JSON.parse(readFileSync('public/themes/default.json', 'utf8'))
    expect(file).toEqual(defaultTheme)
  })

  it('computes the ratios of WCAG', () => {
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

  it('falls back to the default theme when the file is not a map [THEME-01]', () => {
    expect(readTheme('nonsense')).toEqual(defaultTheme)
    expect(readTheme(null)).toEqual(defaultTheme)
  })
})
