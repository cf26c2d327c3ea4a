import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

import type { AcceptPolicy } from '#domain/bets/bet.ts'

const names = {
  any: msg({ message: 'Any odds', context: 'option of Accept odds changes' }),
  better: msg`Better odds only`,
  none: msg`Always ask`,
} satisfies Record<AcceptPolicy, MessageDescriptor>

/** Which moves of a price are taken without being asked [SLIP-16]. */
export function acceptPolicyName(i18n: I18n, policy: AcceptPolicy): string {
  return i18n._(names[policy])
}
