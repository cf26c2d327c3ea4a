import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'

import { drive } from './drive.ts'
import { app as machine, appInput as input, asGuest, asMember, linkFound } from './models/app.ts'

const start = () => drive(({ parent }) => createActor(machine, { input, parent }))

function running(launched = asMember) {
  const app = start()
  app.finish('readStart', linkFound)
  app.finish('launch', launched)
  return app
}

describe('from the first call to the last', () => {
  it('there is who knows the servers and who asks about maintenance, before the launch and after the end [SRV-02] [LIVE-12] [SLIP-18]', () => {
    const app = start()
    const isThere = () => {
      expect(app.given('servers')).toEqual({ servers: input.servers, random: input.random })
      expect(app.given('maintenance')).toEqual({ random: input.random })
    }
    isThere()
    app.finish('readStart', linkFound)
    app.finish('launch', asMember)
    app.finish('session', { end: 'expired' })
    isThere()
  })

  it('nothing is known of the member or of an event before it is told [LAUNCH-01]', () => {
    expect(start().actor.getSnapshot().context).toEqual({
      ...input,
      start: null,
      launched: null,
      eventId: null,
    })
  })

  it('the member sees that it starts for as long as the launch is under way [LAUNCH-03]', () => {
    const app = start()
    app.finish('readStart', linkFound)
    expect(app.actor.getSnapshot().hasTag('starting')).toBe(true)
    app.finish('launch', asMember)
    expect(app.actor.getSnapshot().hasTag('starting')).toBe(false)
  })
})

describe('a channel', () => {
  it('of notifications is there for members and never for a guest [LAUNCH-05] [LIVE-03]', () => {
    expect(running().actor.getSnapshot().value).toMatchObject({ running: { notifications: 'connected' } })
    expect(running(asGuest).actor.getSnapshot().value).toMatchObject({ running: { notifications: 'none' } })
  })

  it.each(['unauthorized', 'forbidden'])(
    'of an event that was closed for good as %s stays so on the next screen, and where that is left [LIVE-02] [LIVE-04]',
    (end) => {
      const app = running()
      app.actor.send({ type: 'eventChannel.opened', eventId: 'e1' })
      app.finish('eventChannel', { end })
      for (const eventId of ['e1', 'e2']) {
        app.actor.send({ type: 'eventChannel.opened', eventId })
        expect(app.isRunning('eventChannel')).toBe(false)
        app.actor.send({ type: 'eventChannel.closed' })
      }
    },
  )
})
