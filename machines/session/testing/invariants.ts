import { expect } from 'vitest'

import type { Invariant } from '#tests/model/replay.ts'

import type { SessionContext } from '../types.ts'

/** Who may say how long a token lives: its refresh, here or in another tab. */
const newToken = /^(xstate\.done\.actor\.refreshToken|token\.refreshedElsewhere)$/
/** Who may end a session: the server alone [SRV-07] [SRV-08]. */
const endings = /^((call|channel)\.(unauthorized|forbidden)|xstate\.error\.actor\.refreshToken)$/

/** What always holds of a session: one refresh at a time, and an end that is the server's word [LIVE-04]. */
export const sessionInvariant: Invariant = (snapshot, came) => {
  const { settings, tokenLifetime }: SessionContext = snapshot.context
  const isActive = snapshot.matches('active')
  expect(snapshot.children.keepSession !== undefined).toBe(isActive)
  expect(snapshot.children.refreshToken !== undefined).toBe(
    snapshot.matches({ active: { token: 'refreshing' } }),
  )
  expect(tokenLifetime).toBeGreaterThan(0)
  // Who is here is by the settings, and never changes.
  if (isActive) expect(snapshot.value.active.identity).toBe(settings.isGuest ? 'guest' : 'member')
  else expect(snapshot.output).toEqual({ end: snapshot.value })
  if (came === null) return
  const before: SessionContext = came.before.context
  expect(settings).toBe(before.settings)
  if (tokenLifetime !== before.tokenLifetime) expect(came.event.type).toMatch(newToken)
  if (!isActive) expect(came.event.type).toMatch(endings)
  // One refresh is shared: who asks meanwhile begins no other.
  const [asked, running] = [came.before.children.refreshToken, snapshot.children.refreshToken]
  if (asked && running) expect(running).toBe(asked)
  // Another tab's token ends the question, whatever stood before.
  if (came.event.type === 'token.refreshedElsewhere')
    expect(snapshot.matches({ active: { token: 'good' } })).toBe(true)
}
