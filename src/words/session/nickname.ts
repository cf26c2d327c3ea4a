import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

import { longestNickname, type NicknameProblem } from '#domain/session/nickname.ts'

const texts = {
  empty: msg`Enter a nickname.`,
  tooLong: msg`Use at most ${longestNickname} characters.`,
  notAllowed: msg`Some of these characters can't be used in a nickname. Leave out invisible ones and joined emoji.`,
  taken: msg`This nickname is taken. Nothing is set yet: choose another.`,
} satisfies Record<NicknameProblem | 'taken', MessageDescriptor>

/** Why a nickname cannot be set [MEMBER-02]. */
export function nicknameProblemText(i18n: I18n, problem: NicknameProblem | 'taken'): string {
  return i18n._(texts[problem])
}
