import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

import type { PressRule } from '#domain/bets/bet.ts'

const names = {
  replace: msg({ message: 'Replace', context: 'option of When I press another price' }),
  add: msg({ message: 'Add', context: 'option of When I press another price' }),
} satisfies Record<PressRule, MessageDescriptor>

/** What odds do that are pressed beside a single [SLIP-02]. */
export function pressRuleName(i18n: I18n, rule: PressRule): string {
  return i18n._(names[rule])
}
