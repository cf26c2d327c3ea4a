import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'

const troubles = {
  offline: msg`You are offline. Prices are not current.`,
  stranded: msg`Our servers cannot be reached. We keep trying.`,
  silent: msg`Nothing is heard from the server. Prices are not current.`,
  reconnecting: msg`Connecting again. Prices are not current.`,
}

/** Why prices stand still, or nothing can be asked for. */
export type ConnectionTrouble = keyof typeof troubles

export function connectionText(i18n: I18n, trouble: ConnectionTrouble): string {
  return i18n._(troubles[trouble])
}
