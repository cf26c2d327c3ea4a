import type { Theme } from './names.ts'

/** The theme as the declarations of a style rule. */
export function themeDeclarations(theme: Theme): Record<string, string> {
  return Object.fromEntries(Object.entries(theme).map(([name, value]) => [`--${name}`, value]))
}
