import { describe, expect, it } from 'vitest'

import { serversMachine } from '#machines/servers/machine.ts'

import { first, second, serversInput, third } from './models/servers.ts'
import { createStory } from './story.ts'

describe('a call that fails on a server that is not chosen', () => {
  it('says nothing of the chosen one, however many there were before [SRV-01] [SRV-02]', () => {
    const servers = createStory(serversMachine, serversInput)
    const healthy = { asked: [first, second, third], healthy: [first, second, third] }
    servers.ends('survey', healthy)
    for (let count = 0; count < 2; count += 1) {
      servers.says({ type: 'call.failed', server: first })
      servers.ends('checkStanding', healthy)
    }
    servers.takeLines()
    for (let count = 0; count < 4; count += 1) servers.says({ type: 'call.failed', server: second })
    expect(servers.takeLines()).toEqual(Array(4).fill('call.failed: stays'))
  })
})
