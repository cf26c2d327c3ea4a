import { luminance } from './contrast.ts'
import { defaultTheme, type Theme, type ThemeVariable } from './default.ts'

const colour = /^#[0-9a-f]{6}([0-9a-f]{2})?$/i

function isThemeVariable(name: string): name is ThemeVariable {
  return Object.hasOwn(defaultTheme, name)
}

/**
 * Reads a theme file's content.
 * Names that are missing or hold anything but a `#rrggbb[aa]` colour keep the default theme's colour; unknown names
 * are left out, so that a theme file can never write another property [THEME-01].
 * @returns null where the content is no map at all
 */
export function readTheme(content: unknown): Theme | null {
  if (typeof content !== 'object' || content === null || Array.isArray(content)) return null
  const theme: Record<ThemeVariable, string> = { ...defaultTheme }
  for (const [name, value] of Object.entries(content)) {
    if (isThemeVariable(name) && typeof value === 'string' && colour.test(value)) theme[name] = value
  }
  return theme
}

/** The theme as the declarations of a style rule. */
export function themeDeclarations(theme: Theme): Record<string, string> {
  return Object.fromEntries(Object.entries(theme).map(([name, value]) => [`--${name}`, value]))
}

/** What the browser's own parts are to look like: light where the page is lighter than its text. */
export function colorScheme(theme: Theme): 'light' | 'dark' {
  return luminance(theme['surface-1']) > luminance(theme['text-1']) ? 'light' : 'dark'
}

/** Puts a theme on an element, the page's root as a rule, without a reload. */
export function applyTheme(theme: Theme, root: HTMLElement): void {
  for (const [name, value] of Object.entries(themeDeclarations(theme))) root.style.setProperty(name, value)
  root.style.colorScheme = colorScheme(theme)
}
