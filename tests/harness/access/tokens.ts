import type { BrowserContext, Page } from '@playwright/test'

/** Where a token was seen that had no business there. */
export interface Sighting {
  readonly place: string
  readonly text: string
}

/**
 * Keeps all that leaves a page or is written by it from now on: addresses and referrers of requests, what the console
 * says, errors. `sightings` looks for tokens in it.
 */
export function watchForTokens(context: BrowserContext) {
  const kept: { place: string; text: string }[] = []
  const watchPage = (page: Page): void => {
    page.on('console', (message) => void kept.push({ place: 'console', text: message.text() }))
    page.on(
      'pageerror',
      (error) => void kept.push({ place: 'error', text: `${error.message} ${error.stack ?? ''}` }),
    )
    page.on('websocket', (socket) => void kept.push({ place: 'socket', text: socket.url() }))
    page.on('framenavigated', (frame) => void kept.push({ place: 'address', text: frame.url() }))
  }
  context.pages().forEach(watchPage)
  context.on('page', watchPage)
  context.on('request', (request) => {
    kept.push({ place: 'request', text: request.url() })
    kept.push({ place: 'referrer', text: request.headers()['referer'] ?? '' })
    // Calls that send a body have the launch's tokens in it, once: that is how they are exchanged.
    const { pathname } = new URL(request.url())
    if (pathname !== '/api/game-launch/')
      kept.push({ place: `body of ${pathname}`, text: request.postData() ?? '' })
  })
  return {
    kept,
    sightings: (tokens: readonly string[]): Sighting[] =>
      kept.filter(({ text }) =>
        tokens.some((token) => text.includes(token) || text.includes(encodeURIComponent(token))),
      ),
  }
}
