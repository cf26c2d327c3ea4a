import { defaultTheme, type Theme, type ThemeVariable } from './default.ts'

const colour = /^#[0-9a-f]{6}([0-9a-f]{2})?$/i

function isThemeVariable(name: string): name is ThemeVariable {
  return name in defaultTheme
}

/**
 * Reads a theme file's content.
 * Names that are missing or hold anything but a `#rrggbb[aa]` colour keep the default theme's colour; unknown names
 * are left out, so that a theme file can never write another property [THEME-01].
 */
export function readTheme(content: unknown): Theme {
  const theme: Record<ThemeVariable, string> = { ...defaultTheme }
  if (typeof content !== 'object' || content === null) return theme
  for (const [name, value] of Object.entries(content)) {
    if (isThemeVariable(name) && typeof value === 'string' && colour.test(value)) theme[name] = value
  }
  return theme
}

/** The theme as the declarations of a style rule. */
export function themeDeclarations(theme: Theme): Record<string, string> {
  return Object.fromEntries(Object.entries(theme).map(([name, value]) => [`--${name}`, value]))
}

/** Puts a theme's colours on an element, the page's root as a rule, without a reload. */
export function applyTheme(theme: Theme, root: HTMLElement): void {
  for (const [name, value] of Object.entries(themeDeclarations(theme))) root.style.setProperty(name, value)
}
