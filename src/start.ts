/**
 * Runs as soon as it is there, before the client's own scripts are: the tokens leave the address bar, the launch call
 * begins, and the texts in the member's language are fetched.
 */
import { createHeadStart } from '#src/api/http/headStart.ts'
import { createConfig } from '#src/client/config.ts'
import { launchEarly } from '#src/client/earlyLaunch.ts'
import { browserEnvironment, type Environment } from '#src/client/environment.ts'
import { createSigning } from '#src/client/signing.ts'
import { readDataBlock } from '#src/host/dataBlock.ts'
import { openedWith } from '#src/host/openedWith.ts'
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
export const environment: Environment = {
  ...page,
  fetch: headStart.fetch,
  sentAt: headStart.sentAt,
  signing,
}

const { storages, timeZone, languages } = page
launchEarly(openedWith, { headStart, storages, timeZone, serverAddress, sign: signing.sign })
if (openedWith !== null) {
  // What fails is asked for again by whoever turns the language on.
  loadCatalogue(firstLanguage(openedWith.language, languages)).catch(() => undefined)
}
