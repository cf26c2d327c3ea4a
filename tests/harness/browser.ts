import { existsSync } from 'node:fs'

const debian = '/usr/bin/chromium'
const path = process.env.SLIPWAY_CHROMIUM || (existsSync(debian) ? debian : undefined)

/** How Chromium is started: the one that was found or installed (SLIPWAY_CHROMIUM), without traffic of its own. */
export const launchOptions = {
  ...(path === undefined ? {} : { executablePath: path }),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
}

/** The same where nothing is timed: what V8 does on threads beside the page's own costs a tenth more of busy cores. */
export const frugalOptions = {
  ...launchOptions,
  args: [...launchOptions.args, '--js-flags=--single-threaded'],
}
