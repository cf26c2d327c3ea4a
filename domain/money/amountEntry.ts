/** An amount as it was typed: its whole units and what follows the decimal mark, in plain digits. */
export type AmountEntry =
  | { readonly ok: true; readonly units: string; readonly fraction: string }
  | { readonly ok: false; readonly reason: 'empty' | 'malformed' | 'ambiguous' }

/** The zeros of other sets of digits: Arabic, Persian, Devanagari, Thai, Lao, Myanmar, Khmer. */
const zeros = [0x660, 0x6f0, 0x966, 0xe50, 0xed0, 0x1040, 0x17e0]

const oneMark = /^([0-9]*)([.,\u066b])([0-9]*)$/
const grouped = /^([0-9]{1,3}(?:([ '\u2019.,\u066c])[0-9]{3})(?:\2[0-9]{3})*)(?:([.,\u066b])([0-9]*))?$/

/**
 * Reads an amount the way languages write it: 1234.50, 1234,50, 1,234.50, 1.234,50, 1 234,50, 1'234.50, in full-width,
 * Arabic, Indian or Thai digits too. One point or comma before exactly three digits ("1.234") is a thousand to some and
 * a little over one to others: it is `ambiguous`, never guessed, except for a point if the currency has three digits.
 * @param digits of the currency's minor unit
 */
export function readAmountEntry(text: string, digits: number): AmountEntry {
  const entry = latinDigits(text.normalize('NFKC').trim())
  if (entry === '') return { ok: false, reason: 'empty' }
  if (/^[0-9]+$/.test(entry)) return { ok: true, units: entry, fraction: '' }
  const marked = oneMark.exec(entry)
  if (marked !== null) {
    const [, units = '', mark, fraction = ''] = marked
    if (units === '' && fraction === '') return { ok: false, reason: 'malformed' }
    const isSaid = mark === '\u066b' || (mark === '.' && digits === 3)
    const mayGroup = /^[1-9][0-9]{0,2}$/.test(units) && fraction.length === 3
    return mayGroup && !isSaid
      ? { ok: false, reason: 'ambiguous' }
      : { ok: true, units: units || '0', fraction }
  }
  const [, whole, group, mark, fraction = ''] = grouped.exec(entry) ?? []
  if (whole === undefined || group === mark) return { ok: false, reason: 'malformed' }
  return { ok: true, units: whole.replace(/[^0-9]/g, ''), fraction }
}

function latinDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, (character) => {
    const code = character.codePointAt(0) ?? 0
    const zero = zeros.find((first) => code >= first && code < first + 10)
    return zero === undefined ? character : String(code - zero)
  })
}
