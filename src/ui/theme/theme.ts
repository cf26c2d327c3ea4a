import { isColour } from './colour.ts'
import { luminance } from './contrast.ts'
import { themeDeclarations } from './declarations.ts'
import { defaultTheme } from './default.ts'
import { type Theme, type ThemeVariable, themeVariables } from './names.ts'

/**
 * Reads a theme file's content, whole or not at all: it is not a theme if a name is missing, or has anything but a
 * colour in the contract's notations, so that no page is ever painted with half of one. Other names are left out, so
 * that a theme file can never write another property [THEME-01].
 * @returns null where the content is not a theme
 */
export function readTheme(content: unknown): Theme | null {
  if (typeof content !== 'object' || content === null || Array.isArray(content)) return null
  const found: ReadonlyMap<string, unknown> = new Map(Object.entries(content))
  const theme: Record<ThemeVariable, string> = { ...defaultTheme }
  for (const name of themeVariables) {
    const value = found.get(name)
    if (!isColour(value)) return null
    theme[name] = value
  }
  return theme
}

/** What the browser's own parts are to look like: light where the page is lighter than its text. */
export function colorScheme(theme: Theme): 'light' | 'dark' {
  return (luminance(theme['surface-1']) ?? 0) > (luminance(theme['text-1']) ?? 1) ? 'light' : 'dark'
}

/** What takes a theme. */
interface Styled {
  readonly style: Pick<CSSStyleDeclaration, 'setProperty' | 'colorScheme'>
}

/** Puts a theme on an element, the page's root as a rule, without a reload. */
export function applyTheme(theme: Theme, root: Styled): void {
  for (const [name, value] of Object.entries(themeDeclarations(theme))) root.style.setProperty(name, value)
  root.style.colorScheme = colorScheme(theme)
}
