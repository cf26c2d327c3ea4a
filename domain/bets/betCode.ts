/**
 * The letters and digits of bet codes, without any that are taken for another when they are read, heard or typed. *Decision*:
 * the documents have no bet codes.
 */
export const betCodeAlphabet = '0123456789ACDEFGHJKMNPQRTVWXY'

/** How many of them a code has: more than 10^11 codes, so that nobody finds one by chance. */
export const betCodeLength = 8

/** What is read for a letter that codes do not have. */
const readAs: Readonly<Record<string, string>> = { B: '8', I: '1', L: '1', O: '0', S: '5', U: 'V', Z: '2' }

/** Letters that are looked at: more than any message has that someone pastes. */
const longestText = 500

const grouped = /(?<![0-9A-Z])[0-9A-Z]{4}-[0-9A-Z]{4}(?![0-9A-Z])/g
const plain = /^[0-9A-Z]{8}$/

/**
 * The code in what a member typed or pasted: without case, spaces or hyphens, and with a letter that looks like one of a
 * code's read as that. Of a whole message it is the one code in two groups (`7KQ3-MX9T`).
 * @returns the code, eight letters of the alphabet without a hyphen; null where there is no code, or more than one
 */
export function readBetCode(text: string): string | null {
  const seen = text
    .slice(0, longestText)
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/\p{Pd}/gu, '-')
    .toUpperCase()
  const alone = seen.replace(/[\s-]/g, '')
  const inMessage = [...new Set(seen.match(grouped))]
  const [found = '', another] = plain.test(alone) ? [alone] : inMessage
  if (found === '' || another !== undefined) return null
  return found.replace('-', '').replace(/[BILOSUZ]/g, (letter) => readAs[letter] ?? letter)
}

/** A code as it is shown and passed on: two groups of four. */
export function formatBetCode(code: string): string {
  return `${code.slice(0, 4)}-${code.slice(4)}`
}
