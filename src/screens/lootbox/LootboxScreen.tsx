import { useLingui } from '@lingui/react'

import { errors } from '#domain/session/errorCatalogue.ts'
import { NotAvailable } from '#src/screens/errors/NotAvailable.tsx'
import { errorText } from '#src/words/errors.ts'

/** The place of the mini-games, which are not there yet: said in the catalogue's words. */
export function LootboxScreen() {
  const { i18n } = useLingui()
  return <NotAvailable>{errorText(i18n, { code: errors.minigameDown.code })}</NotAvailable>
}
