import { describe, expect, it } from 'vitest'

import { recheckDelayFor } from '../standing.ts'
import { first, second, third } from '../testing/model.ts'
import { chosen, answer, fail, answered, surveyed, restOf, known, type Servers } from '../testing/surveyed.ts'

const isStranded = ({ actor }: Servers): boolean => actor.getSnapshot().hasTag('stranded')

describe('where no server is left', () => {
  it('the member is told so until one of them serves, and not by a call to another [SRV-02]', () => {
    const servers = surveyed()
    answered(servers, second)
    expect(isStranded(servers)).toBe(true)
    restOf(servers)
    answer(servers, 'checkDropped')
    expect(isStranded(servers)).toBe(true)
    expect(servers.isRunning('recordChoice')).toBe(false)
    restOf(servers)
    answer(servers, 'checkDropped', second)
    expect([isStranded(servers), chosen(servers)]).toEqual([false, second])
  })

  it('they still are told where the network was gone, and nobody could be asked since [SRV-02] [SRV-13]', () => {
    const servers = surveyed()
    servers.actor.send({ type: 'connection.lost' })
    servers.actor.send({ type: 'connection.cameBack' })
    servers.fail('survey', new Error('anything'))
    expect(isStranded(servers)).toBe(true)
  })

  it('the one that answers a call serves again as if it had never failed, and the others do not [SRV-02]', () => {
    const servers = surveyed()
    for (const rest of [5_000, 10_000]) {
      expect(restOf(servers)).toBe(rest)
      answer(servers, 'checkDropped')
    }
    answered(servers, first)
    expect(restOf(servers)).toBe(20_000)
    expect(servers.given('checkDropped')).toEqual({ asked: [second, third] })
    answer(servers, 'checkDropped')
    fail(servers, first)
    expect(servers.given('checkStanding')).toEqual({ asked: [first] })
    answer(servers, 'checkStanding')
    expect(restOf(servers)).toBe(40_000)
    answer(servers, 'checkDropped')
    expect(restOf(servers)).toBe(10_000)
  })
})

describe('a dropped server', () => {
  it('is asked again where it is the only one [SRV-02]', () => {
    const servers = surveyed(first, second)
    expect(restOf(servers)).toBe(5_000)
    expect(servers.given('checkDropped')).toEqual({ asked: [third] })
  })

  it.each(['connection.cameBack', 'page.returned'] as const)(
    'is not asked without a network, nor is any other; and after %s as before [SRV-02] [SRV-13]',
    (back) => {
      const servers = surveyed(first, second)
      expect(servers.isRunning('watchConnectivity')).toBe(true)
      servers.actor.send({ type: 'connection.lost' })
      servers.clock.increment(600_000)
      for (const id of ['survey', 'checkStanding', 'checkDropped']) expect(servers.isRunning(id)).toBe(false)
      servers.actor.send({ type: back })
      answer(servers, 'survey', first, second)
      restOf(servers)
      expect(servers.given('checkDropped')).toEqual({ asked: [third] })
    },
  )
})

describe('the wait before a dropped server is asked again', () => {
  it('is about 5 s at first and never more than 5 minutes, by the one dropped least often, spread over the clients [SRV-02]', () => {
    const wait = (random: number, ...drops: number[]): number =>
      recheckDelayFor({
        random,
        servers: drops.map((count) => ({ ...known, isDropped: true, drops: count })),
      })
    expect(wait(0, 1)).toBe(3_750)
    expect(wait(0.5, 9, 1)).toBe(5_000)
    for (const drops of [7, 20, 5_000]) {
      expect(wait(0, drops)).toBeGreaterThanOrEqual(225_000)
      expect(wait(0.999, drops)).toBe(300_000)
    }
  })
})
