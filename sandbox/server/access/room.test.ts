import { afterEach, describe, expect, it } from 'vitest'

import { channelListener } from '../../testing/channels.ts'
import { launchBy, startTestSandbox, type TestMember, type TestSandbox } from '../../testing/server.ts'

let sandbox: TestSandbox
let member: TestMember
const { listenUntilOpen, listen, hangUp } = channelListener(() => ({ sandbox, member }))

afterEach(async () => {
  hangUp()
  await sandbox.close()
})

describe('a sandbox with as many channels as it may have', () => {
  it('refuses launches and handshakes with 503, serves those who are there, and takes others once there is room', async () => {
    sandbox = await startTestSandbox({ mostLines: 2 })
    member = await sandbox.enter('alice')
    const first = await listenUntilOpen('events')
    await listenUntilOpen('notifications')

    expect(await listen('event').refused).toBe(503)
    const { link } = await sandbox.control<{ link: string }>('POST', 'launch', { member: 'bob' })
    const refused = await launchBy(sandbox.clientUrl, link)
    expect(refused.status).toBe(503)
    expect(await refused.json()).toMatchObject({ code: 0, message: 'The server could not answer.' })
    expect((await member.bet()).status).toBe(201)
    expect((await sandbox.ledger('alice')).bets).toHaveLength(1)

    first.socket.close()
    await first.ended
    const again = await listenUntilOpen('event')
    expect(again.isOpen()).toBe(true)
  })
})
