import { srgbOf } from './colour.ts'

function light(part: number): number {
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
}

/**
 * How light an opaque colour is, 0 to 1 (WCAG 2.2, relative luminance); null where nobody can say, which of a
 * `#rrggbb` colour somebody always can.
 */
export function luminance(colour: string): number | null {
  const parts = srgbOf(colour)
  if (parts === null) return null
  const [red, green, blue] = parts
  return 0.2126 * light(red) + 0.7152 * light(green) + 0.0722 * light(blue)
}

/** Contrast ratio of two opaque colours, 1 to 21 (WCAG 2.2). */
export function contrastRatio(one: string, other: string): number {
  const [dark = 0, bright = 0] = [luminance(one) ?? 0, luminance(other) ?? 0].sort((a, b) => a - b)
  return (bright + 0.05) / (dark + 0.05)
}
