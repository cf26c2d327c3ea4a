/** The nine themes, the default first: it applies if no other is chosen [THEME-01]. */
export const themeNames = ['default', 'jxf', 'betway', 'fb88', 'jbo', 'ga_rmb', 'tx2', 'lh', 'mrcat'] as const

export type ThemeName = (typeof themeNames)[number]

const known: ReadonlySet<string> = new Set(themeNames)

export function isThemeName(text: string): text is ThemeName {
  return known.has(text)
}

/** The themes that the client brings itself, in `public/themes`: what members may choose from [MEMBER-04]. A partner may serve others. */
export const ownThemes = ['default', 'lh', 'ga_rmb'] as const satisfies readonly ThemeName[]

export type OwnTheme = (typeof ownThemes)[number]
