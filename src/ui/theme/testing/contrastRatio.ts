import { luminance } from '../contrast.ts'

/** Contrast ratio of two opaque colours, 1 to 21 (WCAG 2.2). */
export function contrastRatio(one: string, other: string): number {
  const [dark = 0, bright = 0] = [luminance(one) ?? 0, luminance(other) ?? 0].sort((a, b) => a - b)
  return (bright + 0.05) / (dark + 0.05)
}
