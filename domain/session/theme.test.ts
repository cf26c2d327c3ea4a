import { describe, expect, it } from 'vitest'

import { isThemeName, themeNames } from './theme.ts'

describe('themes', () => {
  it('are nine, the default first [THEME-01]', () => {
    expect(themeNames).toEqual(['default', 'lh', 'ga_rmb', 'betway', 'fb88', 'jbo', 'mrcat', 'tx2', 'jxf'])
    expect(themeNames.every(isThemeName)).toBe(true)
    for (const name of ['', 'Default', 'toString', 'fb8']) expect(isThemeName(name)).toBe(false)
  })
})
