import type { Control } from './controls.ts'

/** Letters and digits alone, in one case: as a name is said aloud. */
const spoken = (text: string): string =>
  text
    .normalize('NFKC')
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()
    .toLowerCase()

/** What only scrolls has a name and nothing written on it that would be pressed. */
const isScrolled = ({ role }: Control): boolean => role === 'region'

/** Of a link around a whole row, so many words are said: what it is of, before its figures. */
const enough = 4

/**
 * What is written is a part of the name. Figures in a link around a whole row may have heads that are only heard, between
 * them: there its first words stand together, and all others follow in their order.
 */
function isSaid({ role, name, shown }: Control): boolean {
  if (spoken(name).includes(spoken(shown))) return true
  const [words, heard] = [spoken(shown).split(' '), spoken(name).split(' ')]
  if (role !== 'link' || words.length <= 2 * enough) return false
  if (!spoken(name).includes(words.slice(0, enough).join(' '))) return false
  let at = 0
  return words.every((word) => {
    at = heard.indexOf(word, at) + 1
    return at > 0
  })
}

/**
 * What is amiss with how the controls of a screen are called, a line each: without a name or a role; a name that cannot be
 * said, or of which what is written is no part (WCAG 2.5.3); two of a kind that are called the same in the same part of
 * the page, unless they lead to the same place.
 */
export function misnamed(controls: readonly Control[]): string[] {
  const found: string[] = []
  const namesakes = new Map<string, Control[]>()
  for (const control of controls) {
    const { role, name, shown, html, within } = control
    if (name === '') found.push(`no name: ${html}`)
    if (role === '' || role === 'generic') found.push(`no role: ${html}`)
    // A digit of a keypad and a day of a month are said as they are written.
    if (name !== '' && !/\p{L}/u.test(name) && spoken(name) !== spoken(shown))
      found.push(`nothing to say in “${name}”: ${html}`)
    if (!isScrolled(control) && !isSaid(control)) found.push(`“${shown}” is written on the ${role} “${name}”`)
    const place = `${role} “${name}” in ${within.join(', in ')}`
    namesakes.set(place, [...(namesakes.get(place) ?? []), control])
  }
  for (const [place, [first, ...others]] of namesakes)
    if (others.some(({ leads }) => leads === null || leads !== first?.leads))
      found.push(`${others.length + 1} times ${place}`)
  return [...new Set(found)]
}
