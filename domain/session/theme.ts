/**
 * The nine themes, in the order in which members see them: the default, which applies if no other is chosen, the plain
 * light one, those with a character of their own, dark before light [THEME-01] [MEMBER-04].
 */
export const themeNames = ['default', 'lh', 'ga_rmb', 'betway', 'fb88', 'jbo', 'mrcat', 'tx2', 'jxf'] as const

export type ThemeName = (typeof themeNames)[number]

const known: ReadonlySet<string> = new Set(themeNames)

export function isThemeName(text: string): text is ThemeName {
  return known.has(text)
}
