import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'

const troubles = {
  offline: msg`You're offline. Odds aren't updating.`,
  stranded: msg`We can't reach our servers. Retrying…`,
  silent: msg`Connection lost. Odds aren't updating.`,
  reconnecting: msg`Reconnecting… Odds aren't updating.`,
}

/** Why prices stand still, or nothing can be asked for. */
export type ConnectionTrouble = keyof typeof troubles

export function connectionText(i18n: I18n, trouble: ConnectionTrouble): string {
  return i18n._(troubles[trouble])
}
