/** The most characters of a nickname, as Unicode counts them. */
export const longestNickname = 32

/** Why a text is no nickname. */
export type NicknameProblem =
  /** None of it would be seen. */
  | 'empty'
  | 'tooLong'
  /** It holds what is not seen or turns the text around it, or marks upon marks. */
  | 'notAllowed'

/** A nickname as it is kept, or what is wrong with it. */
export type ReadNickname =
  | { readonly ok: true; readonly nickname: string }
  | { readonly ok: false; readonly reason: NicknameProblem }

/** Control, format (all that turns directions, and zero-width), unpaired, private and unassigned characters, and line ends. */
const forbidden = /[\p{C}\p{Zl}\p{Zp}]/u
/** A mark with nothing to stand on, or so many that they reach into other lines. */
const loose = /^\p{M}|\s\p{M}|\p{M}{4}/u
/** What is not seen: the characters that Unicode lets a font leave out, and the empty Braille pattern. */
const unseen = /[\p{Default_Ignorable_Code_Point}\u2800]/gu

/**
 * Reads a nickname as a member typed it: spaces around it are left out and those within it become one each [MEMBER-02].
 * @param text of any length
 */
export function readNickname(text: string): ReadNickname {
  const nickname = text
    .normalize('NFC')
    .trim()
    .replaceAll(/[\p{Zs}]+/gu, ' ')
  if (nickname.replaceAll(unseen, '').trim() === '') return { ok: false, reason: 'empty' }
  if (Array.from(nickname).length > longestNickname) return { ok: false, reason: 'tooLong' }
  if (forbidden.test(nickname) || loose.test(nickname)) return { ok: false, reason: 'notAllowed' }
  return { ok: true, nickname }
}

/** What two nicknames have in common that look the same: compatibility forms, case, and what is not seen, do not count. */
export function nicknameLook(nickname: string): string {
  return nickname
    .normalize('NFKC')
    .replaceAll(unseen, '')
    .toUpperCase()
    .toLowerCase()
    .normalize('NFKC')
    .replaceAll(/\s+/gu, ' ')
    .trim()
}
