/** The nine themes [THEME-01]. */
export const themeNames = ['jxf', 'betway', 'default', 'fb88', 'jbo', 'ga_rmb', 'tx2', 'lh', 'mrcat'] as const

export type ThemeName = (typeof themeNames)[number]

const known: ReadonlySet<string> = new Set(themeNames)

export function isThemeName(text: string): text is ThemeName {
  return known.has(text)
}
