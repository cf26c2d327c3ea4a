import { describe, expect, it } from 'vitest'

import { socketMachine } from '#machines/socket/machine.ts'

import { socketInput } from './models/socket.ts'
import { createStory, type Story } from './story.ts'

function live(): Story {
  const line = createStory(socketMachine, socketInput)
  line.says({ type: 'socket.opened' })
  line.takeLines()
  return line
}

describe('a line that is open and says nothing', () => {
  it('has five seconds to answer once it is asked, and not a moment less [LIVE-04] [LIVE-05]', () => {
    const line = live()
    line.passes(6_000)
    line.passes(4_999)
    line.passes(1)
    expect(line.takeLines()).toEqual([
      '6000 ms pass: goes to open.established.silent, sends ping.requested to openSocket, sends line.fellSilent to catchUp',
      '4999 ms pass: stays',
      '1 ms pass: goes to waitingToReconnect, keeps hasBeenLive true, leaves openSocket, leaves catchUp',
    ])
  })

  it('has five seconds more to catch up where it is heard again, and five after a sleep [LIVE-04] [LIVE-05]', () => {
    const line = live()
    line.passes(6_000)
    line.says({ type: 'message.arrived' })
    line.passes(4_999)
    line.passes(1)
    const slept = live()
    slept.says({ type: 'page.woke' })
    slept.passes(4_999)
    slept.passes(1)
    expect([...line.takeLines(), ...slept.takeLines()]).toEqual([
      '6000 ms pass: goes to open.established.silent, sends ping.requested to openSocket, sends line.fellSilent to catchUp',
      'message.arrived: goes to open.established.behind, sends ping.requested to openSocket',
      '4999 ms pass: stays',
      '1 ms pass: goes to waitingToReconnect, keeps hasBeenLive true, leaves openSocket, leaves catchUp',
      'page.woke: goes to open.woken, keeps hasBeenLive true, leaves catchUp, sends ping.requested to openSocket',
      '4999 ms pass: stays',
      '1 ms pass: goes to waitingToReconnect, leaves openSocket',
    ])
  })
})
