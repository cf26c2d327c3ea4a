/** Every path that stands behind the session, below /v8/ [ROUTE-01]. */
export const guardedPaths = [
  '/events',
  '/events/none',
  '/lootbox',
  '/game-results',
  '/game-results/none',
  '/rules',
  '/guides/payout',
  '/news',
  '/notifications',
  '/live-stream-app/',
  '/live-stream-app/none',
  '/test/halfscreen',
] as const
