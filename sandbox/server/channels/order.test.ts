import { expect, it } from 'vitest'

import { createClock } from '../../clock.ts'
import { commandsOf } from '../../feeds/replay/testing.ts'
import { createMarketModel } from '../../market/model.ts'
import { quietFeed } from '../../testing/server.ts'
import type { Connection } from './connection.ts'
import { createHub } from './hub.ts'

it('a price that moved with a score is sent before it, in one batch, to list and event page alike [LIVE-06]', () => {
  const model = createMarketModel({ clock: createClock({ start: 0, realNow: () => 0 }) })
  for (const { at, command } of commandsOf(quietFeed({ seed: 1, epoch: 0 }))) model.apply(command, at)
  const hub = createHub(
    () => model,
    () => 0,
  )
  hub.begin()
  model.on('change', (batch) => hub.changed(batch))
  const sent: string[] = []
  const lineOf = (channel: 'events' | 'event'): Connection => ({
    subject: {
      channel,
      eventId: channel === 'event' ? 'e2' : null,
      comboOnly: false,
      member: 'm',
      sessionId: 's',
      server: 'primary',
    },
    send: (text) => sent.push(`${channel} ${String(JSON.parse(text).event)}`),
    close: () => {},
    drop: () => {},
    beat: () => {},
    keepBack: () => {},
  })
  hub.add(lineOf('events'))
  hub.add(lineOf('event'))

  // Whichever comes first in the feed.
  model.apply({ kind: 'score', eventId: 'e2', scoreline: '1-0', details: null }, 5)
  model.apply({ kind: 'prices', marketId: 'e2-1x2', prices: [{ side: 'home', euro: '1.20' }] }, 5)
  expect(sent).toEqual([])
  hub.flush()
  for (const channel of ['events', 'event']) {
    expect(sent.filter((text) => text.startsWith(`${channel} `))).toEqual([
      `${channel} gameclient-updates`,
      `${channel} market-scoreline`,
    ])
  }
})
