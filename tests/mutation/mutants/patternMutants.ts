import type ts from 'typescript'

import { type Change, replaced } from './mutant.ts'

/** The parts of a regular expression, as far as they matter here: one character or class, an anchor, a quantifier. */
const pieces =
  /\\[\s\S]|\[(?:\\[\s\S]|[^\]\\])*\]|\((?:\?(?:[:=!]|<[=!]|<\w+>))?|[*+?]\??|\{\d+(?:,\d*)?\}\??|[\s\S]/g

/** The faults of a regular expression: without one of its anchors, of its quantifiers, or of its flags. */
export function changesOfPattern(node: ts.RegularExpressionLiteral): readonly Change[] {
  const [, pattern = '', flags = ''] = /^\/(.*)\/([a-z]*)$/s.exec(node.text) ?? []
  return [
    ...[...pattern.matchAll(pieces)]
      .filter(([piece]) => /^([\^$]|\\[bB]|[*+?]\??|\{\d.*)$/.test(piece))
      .map(
        ({ 0: piece, index }) => `/${pattern.slice(0, index)}${pattern.slice(index + piece.length)}/${flags}`,
      ),
    ...Array.from(flags, (flag) => `/${pattern}/${flags.replace(flag, '')}`),
  ].map((text) => ({ ...replaced('pattern', node, text), says: `${node.text} → ${text}` }))
}
