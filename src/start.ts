/**
 * Runs as soon as it is there, before the client's own scripts are: the tokens leave the address bar, the launch call
 * begins, the texts in the member's language are fetched, and then React and the screens.
 */
import { createHeadStart } from '#src/api/http/headStart.ts'
import { createConfig } from '#src/client/platform/config.ts'
import { browserEnvironment, type Environment } from '#src/client/platform/environment.ts'
import { createSigning } from '#src/client/platform/signing.ts'
import { launchEarly } from '#src/client/session/earlyLaunch.ts'
import { readDataBlock } from '#src/host/dataBlock.ts'
import { tellMissingScripts } from '#src/host/missingScripts.ts'
import { openedWith } from '#src/host/openedWith.ts'
import { loadScriptsAfterLaunch } from '#src/host/scriptsAfterLaunch.ts'
import { loadCatalogue } from '#src/i18n/catalogues.ts'
import { firstLanguage } from '#src/i18n/firstLanguage.ts'

const page = browserEnvironment(window)
const headStart = createHeadStart({ fetch: page.fetch, timers: page.clock, now: page.clock.now })
const { serverAddress } = createConfig(page)
const signing = createSigning({
  fetch: page.fetch,
  timers: page.clock,
  now: page.clock.now,
  assets: serverAddress('assets'),
  domain: page.domain,
  mapping: readDataBlock(window.document, 'operators'),
})
let show: () => void = () => undefined
const screenShown = new Promise<void>((resolve) => {
  show = resolve
})
/** The first screen is there. */
export const tellScreenShown = (): void => show()
export const environment: Environment = {
  ...page,
  screenShown,
  fetch: headStart.fetch,
  sentAt: headStart.sentAt,
  signing,
}

const { storages, timeZone, languages } = page
launchEarly(openedWith, { headStart, storages, timeZone, serverAddress, sign: signing.sign })
if (openedWith !== null) {
  // If it fails, it is fetched again when the language is activated.
  loadCatalogue(firstLanguage(openedWith.language, languages)).catch(() => undefined)
}
/** Nothing can be shown: the frame says so. */
export function tellMissing(error: unknown): void {
  tellMissingScripts(window.document, page)
  page.reportError(error)
}
loadScriptsAfterLaunch(window.document, tellMissing)
// The first date to be formatted takes 70 ms on a slow phone: it is not the list's, but one while scripts are on their way.
page.clock.startTimer(() => void new window.Intl.DateTimeFormat(), 0)
