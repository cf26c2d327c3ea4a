import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'

import { drive } from './drive.ts'
import { first, second, servers as machine, serversInput as input, third } from './models/servers.ts'

const start = (given = input) => drive(({ parent }) => createActor(machine, { input: given, parent }))
type Servers = ReturnType<typeof start>
const all = [first, second, third]
const longestRest = 5 * 60_000
const chosen = ({ actor }: Servers): string => actor.getSnapshot().context.chosen
const isStranded = ({ actor }: Servers): boolean => actor.getSnapshot().hasTag('stranded')

/** One after the other is asked for its health, and these are well. */
function answer(servers: Servers, id: string, ...healthy: readonly string[]): void {
  servers.finish(id, { ...(servers.given(id) as { asked: readonly string[] }), healthy })
}

/** They were asked at the start, these were well, and the choice was reported. */
function surveyed(...healthy: readonly string[]): Servers {
  const servers = start()
  answer(servers, 'survey', ...healthy)
  if (healthy.length > 0) servers.finish('recordChoice')
  return servers
}

function fail(servers: Servers, server: string): void {
  servers.actor.send({ type: 'call.failed', server })
}

function answered(servers: Servers, server: string): void {
  servers.actor.send({ type: 'call.answered', server })
}

/** How long the dropped ones are left alone from now on. */
function restOf(servers: Servers): number {
  let rest = 0
  for (; !servers.isRunning('checkDropped') && rest < longestRest; rest += 1_000)
    servers.clock.increment(1_000)
  return rest
}

describe('a server that is chosen', () => {
  it('is the first of the list before anything is known of any [SRV-01]', () => {
    const servers = start()
    expect(servers.actor.getSnapshot().context).toStrictEqual({
      servers: input.servers.map((server) => ({ ...server, isDropped: false, drops: 0 })),
      random: input.random,
      chosen: first,
      failures: 0,
      asked: [],
      rest: 0,
    })
    answer(servers, 'survey', ...all)
    expect(chosen(servers)).toBe(first)
  })

  it('is reported once, with those that were asked since the last report [SRV-02]', () => {
    for (const end of ['finish', 'fail'] as const) {
      const servers = start()
      answer(servers, 'survey', ...all)
      servers[end]('recordChoice', new Error('anything'))
      expect(servers.isRunning('recordChoice')).toBe(false)
      fail(servers, first)
      answer(servers, 'checkStanding', second, third)
      servers[end]('recordChoice', new Error('anything'))
      fail(servers, second)
      answer(servers, 'checkStanding', third)
      expect(servers.given('recordChoice')).toEqual({ domains: [second, third], selected: third })
    }
  })

  it('is not reported again where it answers after all [SRV-02]', () => {
    const suspected = surveyed(...all)
    fail(suspected, first)
    const stranded = surveyed()
    for (const servers of [suspected, stranded]) {
      answered(servers, first)
      expect(servers.isRunning('recordChoice')).toBe(false)
    }
  })

  it('stays chosen where all are asked anew and a preferred one is well again [SRV-02] [SRV-13]', () => {
    const servers = surveyed(second, third)
    servers.actor.send({ type: 'connection.lost' })
    servers.actor.send({ type: 'connection.cameBack' })
    answer(servers, 'survey', ...all)
    expect(chosen(servers)).toBe(second)
  })

  it('is asked how it is at each call that fails, and waited for where it says that it is well [SRV-02]', () => {
    const servers = surveyed(...all)
    for (const _ of [1, 2]) {
      fail(servers, first)
      expect(servers.actor.getSnapshot().matches({ choice: { suspecting: 'asking' } })).toBe(true)
      answer(servers, 'checkStanding', ...all)
      expect(servers.actor.getSnapshot().matches({ choice: { suspecting: 'watching' } })).toBe(true)
    }
  })

  it('gives way to one that was well when it was asked last, and to no other [SRV-02]', () => {
    const servers = surveyed(...all)
    fail(servers, first)
    answer(servers, 'checkStanding', first, third)
    fail(servers, first)
    expect(servers.given('checkStanding')).toEqual({ asked: [first, third] })
    answer(servers, 'checkStanding', first, third)
    fail(servers, first)
    expect(chosen(servers)).toBe(third)
  })

  it('is suspected for its own calls alone, and trusted for its own alone [SRV-02]', () => {
    const servers = surveyed(second, third)
    for (const _ of [1, 2]) {
      fail(servers, second)
      answer(servers, 'checkStanding', second, third)
      answered(servers, first)
      fail(servers, first)
      expect(servers.isRunning('checkStanding')).toBe(false)
    }
    fail(servers, second)
    expect(chosen(servers)).toBe(third)
  })

  it('stays where fewer than three calls failed since one was answered, however many did before [SRV-02]', () => {
    const servers = surveyed(...all)
    for (const _ of [1, 2, 3]) {
      for (const _call of [1, 2]) {
        fail(servers, first)
        answer(servers, 'checkStanding', ...all)
      }
      answered(servers, first)
    }
    expect(chosen(servers)).toBe(first)
  })

  it('is forgiven whatever it did before once it answers a call [SRV-02]', () => {
    const servers = start({ ...input, servers: input.servers.slice(0, 1) })
    answer(servers, 'survey')
    expect(restOf(servers)).toBe(5_000)
    answer(servers, 'checkDropped', first)
    servers.finish('recordChoice')
    fail(servers, first)
    answered(servers, first)
    fail(servers, first)
    answer(servers, 'checkStanding')
    expect(restOf(servers)).toBe(5_000)
  })
})

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
