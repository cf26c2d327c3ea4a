/** Signs that show nothing: spaces, marks of direction, joiners, fillers. */
const unseen = /^[\s\p{C}\p{Z}\u115f\u1160\u2800\u3164\uffa0]*$/u

/**
 * A text that another member wrote, as it may be shown: no longer than this, in letters. Nothing else is changed: where it
 * stands it is isolated, so that its marks of direction turn nothing around.
 * @returns null where there is nothing to see in it
 */
export function seenText(text: string, longest: number): string | null {
  if (unseen.test(text)) return null
  const letters = Array.from(text.trim())
  return letters.length > longest ? `${letters.slice(0, longest).join('')}…` : letters.join('')
}
