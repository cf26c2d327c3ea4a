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
