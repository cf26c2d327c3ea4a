import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'

import { gameById } from '#domain/market/game.ts'

/** What a game is called: by the server, by the catalogue, else by its number in the member's language [BROWSE-15]. */
export function gameName(i18n: I18n, gameId: string, serverName: string): string {
  const given = serverName.trim()
  const name = given === '' ? gameById(gameId).name : given
  return name === '' ? i18n._(msg`Game ${gameId}`) : name
}
