/**
 * Runs as soon as it is there, before the client's own scripts are: the tokens leave the address bar, the launch call
 * begins, and the texts in the member's language are fetched.
 */
import { createHeadStart } from '#src/api/http/headStart.ts'
import { sameOrigin } from '#src/client/config.ts'
import { launchEarly } from '#src/client/earlyLaunch.ts'
import { openedWith } from '#src/host/openedWith.ts'
import { loadCatalogue } from '#src/i18n/catalogues.ts'
import { firstLanguage } from '#src/i18n/firstLanguage.ts'

export const headStart = createHeadStart()

launchEarly(openedWith, { headStart, host: window, apiBase: sameOrigin(window.location).apiBase })
if (openedWith !== null) {
  // What fails is asked for again by whoever turns the language on.
  loadCatalogue(firstLanguage(openedWith.language, navigator.languages)).catch(() => undefined)
}
