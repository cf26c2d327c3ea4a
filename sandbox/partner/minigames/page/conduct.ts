import type { GameState } from './types.ts'

/** What no game may say, and this one says anyway. */
const lies = [
  { slipway: 1, type: 'wallet-sync', data: { balance: '999999.00' } },
  { slipway: 1, type: 'back-to-match', data: {} },
  { slipway: 1, type: 'session-ended', data: {} },
  { type: 'wallet-sync', balance: '999999.00' },
  'wallet-sync',
  '<img src=x onerror=alert(1)>',
  null,
  { slipway: 1, type: 'wallet-sync', data: { balance: '9'.repeat(100_000) } },
]

/** Does what a control call asks of a game instead of being played. True if there is nothing to play any more. */
export function misbehave(conduct: GameState['conduct']): boolean {
  switch (conduct) {
    case 'plays':
      return false
    case 'talks':
      for (const lie of lies) for (const heard of [parent, top]) heard?.postMessage(lie, '*')
      return false
    case 'dies':
      document.body.replaceChildren()
      return true
    case 'navigates':
      try {
        // A sandboxed frame may not.
        if (top !== null) top.location.href = new URL('/', location.href).href
      } catch {
        // The browser refused, as it should.
      }
      location.href = new URL('/player/', location.href).href
      return true
  }
}
