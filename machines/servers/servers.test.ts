import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'

import { drive } from '#tests/model/drive.ts'
import { replayAll } from '#tests/model/replay.ts'
import { createStory, type Chapter, type Story, testChapters } from '#tests/model/story.ts'
import { unwalked } from '#tests/model/transitions.ts'

import { serversMachine } from './machine.ts'
import { recheckDelayFor } from './standing.ts'
import { serversInvariant } from './testing/invariants.ts'
import {
  first,
  second,
  servers as machine,
  serversInput as input,
  serversModels,
  third,
  serversInput,
} from './testing/model.ts'
import type { KnownServer } from './types.ts'

describe('servers, walked by its graph', () => {
  it('takes every transition; a call always has a server to go to, and never a dropped one while another stands [CHART-04] [SRV-02]', () => {
    const walked = new Set(
      Object.values(serversModels).flatMap((model) => [...replayAll(model, serversInvariant).walked]),
    )
    expect(unwalked(machine, walked)).toEqual([])
  })
})

const start = (given = input) => drive(({ parent }) => createActor(machine, { input: given, parent }))

/** All were well at the start, and the choice was reported. */
const settled = () => {
  const servers = start()
  answer(servers, 'survey', first, second, third)
  servers.finish('recordChoice')
  return servers
}

type Servers = ReturnType<typeof start>

const all = [first, second, third]

const chosen = ({ actor }: Servers): string => actor.getSnapshot().context.chosen

/** One after the other is asked for its health, and these are well. */
function answer(servers: Servers, id: string, ...healthy: readonly string[]): void {
  servers.finish(id, { ...(servers.given(id) as { asked: readonly string[] }), healthy })
}

function fail(servers: Servers, server: string): void {
  servers.actor.send({ type: 'call.failed', server })
}

function answered(servers: Servers, server: string): void {
  servers.actor.send({ type: 'call.answered', server })
}

const fails = (server: string) => ({ type: 'call.failed', server })

const answers = (server: string) => ({ type: 'call.answered', server })

describe('servers', () => {
  it('send calls to the most preferred from the first moment on, while each is asked for its health [SRV-01] [SRV-02]', () => {
    const servers = start()
    expect(chosen(servers)).toBe(first)
    expect(servers.given('survey')).toEqual({ asked: [first, second, third] })
  })

  it('report what was asked and what is used, once a choice [SRV-02]', () => {
    const servers = start()
    answer(servers, 'survey', first, second, third)
    expect(servers.given('recordChoice')).toEqual({ domains: [first, second, third], selected: first })
    servers.fail('recordChoice', new Error('anything'))
    expect(servers.actor.getSnapshot().matches({ choice: { serving: 'settled' } })).toBe(true)
    fail(servers, first)
    answer(servers, 'checkStanding', second, third)
    expect(servers.given('recordChoice')).toEqual({ domains: [first, second, third], selected: second })
  })

  it('report what was dropped for its calls, and again the same where a call failed meanwhile [SRV-02]', () => {
    const servers = settled()
    for (const _ of [1, 2, 3]) {
      fail(servers, first)
      if (chosen(servers) === first) servers.fail('checkStanding', new Error('anything'))
    }
    const report = { domains: [first], selected: second }
    expect(servers.given('recordChoice')).toEqual(report)
    fail(servers, second)
    answered(servers, second)
    expect(servers.given('recordChoice')).toEqual(report)
  })

  it('leave one that fails its health check for the next, mirrors before the other family [SRV-02]', () => {
    const servers = start({
      ...input,
      servers: [
        { family: 'primary', address: first },
        { family: 'primary', address: second },
        { family: 'secondary', address: third },
      ],
    })
    answer(servers, 'survey', second, third)
    expect(chosen(servers)).toBe(second)
  })

  it('ask who stands as soon as one call fails, and leave a server that is not well at once [SRV-02]', () => {
    const servers = settled()
    fail(servers, first)
    expect(chosen(servers)).toBe(first)
    expect(servers.given('checkStanding')).toEqual({ asked: [first, second, third] })
    answer(servers, 'checkStanding', third)
    expect(chosen(servers)).toBe(third)
  })

  it('stay with one that is well, but leave it after three failed calls in a row [SRV-02]', () => {
    const servers = settled()
    for (const _ of [1, 2]) {
      fail(servers, first)
      answer(servers, 'checkStanding', first, second, third)
      expect(chosen(servers)).toBe(first)
    }
    fail(servers, first)
    expect(chosen(servers)).toBe(second)
  })

  it('count calls in a row alone: one that is answered clears those before it [SRV-02]', () => {
    const servers = settled()
    for (const _ of [1, 2, 3, 4]) {
      fail(servers, first)
      answer(servers, 'checkStanding', first)
      servers.actor.send({ type: 'call.answered', server: first })
    }
    expect(chosen(servers)).toBe(first)
  })

  it('hear nothing of calls that were still on their way to the one before [SRV-02]', () => {
    const servers = settled()
    fail(servers, first)
    answer(servers, 'checkStanding', second, third)
    for (const _ of [1, 2, 3, 4]) fail(servers, first)
    expect(chosen(servers)).toBe(second)
    expect(servers.isRunning('checkStanding')).toBe(false)
  })

  it('forgive a server that answers while it is being reported, whatever was counted against it [SRV-02]', () => {
    const servers = settled()
    fail(servers, first)
    answer(servers, 'checkStanding', second, third)
    servers.finish('recordChoice')
    servers.clock.increment(10_000)
    answer(servers, 'checkDropped', first)
    fail(servers, second)
    answer(servers, 'checkStanding', first)
    expect(chosen(servers)).toBe(first)
    const dropsOfFirst = () => servers.actor.getSnapshot().context.servers[0]?.drops
    expect(dropsOfFirst()).toBe(1)
    fail(servers, first)
    answered(servers, first)
    expect(servers.given('recordChoice')).toMatchObject({ selected: first })
    expect(dropsOfFirst()).toBe(0)
  })

  it('stay with a choice that holds when a preferred one is back [SRV-02]', () => {
    const servers = start()
    answer(servers, 'survey', second)
    servers.clock.increment(10_000)
    answer(servers, 'checkDropped', first)
    expect(chosen(servers)).toBe(second)
  })

  it('stay with a choice that holds though its calls fail, and when the network was gone meanwhile [SRV-02]', () => {
    const servers = start()
    answer(servers, 'survey', second)
    servers.clock.increment(10_000)
    answer(servers, 'checkDropped', first)
    fail(servers, second)
    answer(servers, 'checkStanding', first, second)
    expect(chosen(servers)).toBe(second)
    servers.actor.send({ type: 'connection.lost' })
    servers.actor.send({ type: 'connection.cameBack' })
    answer(servers, 'survey', first, second)
    expect(chosen(servers)).toBe(second)
    expect(servers.actor.getSnapshot().matches({ choice: 'serving' })).toBe(true)
  })

  it('are asked again where the network was gone after none was left, and go on with who is well [SRV-02]', () => {
    const servers = settled()
    fail(servers, first)
    answer(servers, 'checkStanding')
    servers.actor.send({ type: 'connection.lost' })
    servers.actor.send({ type: 'connection.cameBack' })
    answer(servers, 'survey', second)
    expect(chosen(servers)).toBe(second)
    expect(servers.actor.getSnapshot().matches({ choice: 'serving' })).toBe(true)
  })

  it('are asked again where none is left and a question gets no answer [SRV-02]', () => {
    const servers = settled()
    fail(servers, first)
    answer(servers, 'checkStanding')
    servers.clock.increment(10_000)
    servers.fail('checkDropped', new Error('anything'))
    expect(servers.isRunning('checkDropped')).toBe(false)
    servers.clock.increment(10_000)
    expect(servers.given('checkDropped')).toEqual({ asked: all })
  })

  it('are asked again once one is dropped after the network was gone while all stood [SRV-02]', () => {
    const servers = settled()
    servers.actor.send({ type: 'connection.lost' })
    servers.actor.send({ type: 'connection.cameBack' })
    answer(servers, 'survey', first, second, third)
    fail(servers, first)
    answer(servers, 'checkStanding', second, third)
    servers.clock.increment(10_000)
    expect(servers.given('checkDropped')).toEqual({ asked: [first] })
  })

  it('keep the last where none is left, say so, and go on with whichever is back [SRV-02]', () => {
    const servers = settled()
    fail(servers, first)
    answer(servers, 'checkStanding')
    expect(servers.actor.getSnapshot().hasTag('stranded')).toBe(true)
    expect(chosen(servers)).toBe(first)
    servers.clock.increment(10_000)
    answer(servers, 'checkDropped', third)
    expect(servers.actor.getSnapshot().hasTag('stranded')).toBe(false)
    expect(chosen(servers)).toBe(third)
  })

  it('go on at once where the last one answers a call after all [SRV-02]', () => {
    const servers = settled()
    fail(servers, first)
    answer(servers, 'checkStanding')
    servers.actor.send({ type: 'call.answered', server: first })
    expect(servers.actor.getSnapshot().hasTag('stranded')).toBe(false)
    expect(chosen(servers)).toBe(first)
  })

  it('stay with one that answers calls again, whatever an older question about its health is answered with [SRV-02]', () => {
    const servers = settled()
    fail(servers, first)
    answer(servers, 'checkStanding')
    servers.clock.increment(10_000)
    expect(servers.given('checkDropped')).toEqual({ asked: [first, second, third] })
    servers.actor.send({ type: 'call.answered', server: first })
    answer(servers, 'checkDropped', second)
    expect(chosen(servers)).toBe(first)
    expect(servers.actor.getSnapshot().matches({ choice: { serving: 'settled' } })).toBe(true)
    expect(servers.actor.getSnapshot().context.servers).toMatchObject([
      { isDropped: false, drops: 0 },
      { isDropped: false },
      { isDropped: true, drops: 2 },
    ])
    // It is asked with those that stand once a call on it fails, and what was asked is reported.
    fail(servers, first)
    expect(servers.given('checkStanding')).toEqual({ asked: [first, second] })
    answer(servers, 'checkStanding', second)
    expect(servers.given('recordChoice')).toEqual({ domains: [first, second, third], selected: second })
  })

  it('report with the next choice also those that were asked while they were dropped [SRV-02]', () => {
    const servers = start()
    answer(servers, 'survey', second)
    servers.finish('recordChoice')
    servers.clock.increment(10_000)
    answer(servers, 'checkDropped', first)
    fail(servers, second)
    answer(servers, 'checkStanding', first)
    expect(servers.given('recordChoice')).toEqual({ domains: [first, third, second], selected: first })
  })

  it('ask dropped ones again less and less often [SRV-02]', () => {
    const servers = start()
    answer(servers, 'survey', first)
    const waits = [1, 2, 3].map((drops) =>
      recheckDelayFor({ random: 0.5, servers: [{ ...known, isDropped: true, drops }] }),
    )
    for (const wait of waits) {
      servers.clock.increment(wait - 1)
      expect(servers.isRunning('checkDropped')).toBe(false)
      servers.clock.increment(1)
      expect(servers.given('checkDropped')).toEqual({ asked: [second, third] })
      answer(servers, 'checkDropped')
    }
    expect(waits).toEqual([5_000, 10_000, 20_000])
  })

  it('go on with the most preferred where the first survey fails, and report it [SRV-02]', () => {
    const servers = start()
    servers.fail('survey', new Error('anything'))
    expect(chosen(servers)).toBe(first)
    expect(servers.given('recordChoice')).toEqual({ domains: [first], selected: first })
  })

  it('stay with the chosen one where nobody could be asked how it is: its next calls tell [SRV-02]', () => {
    const servers = settled()
    fail(servers, first)
    servers.fail('checkStanding', new Error('anything'))
    expect(servers.actor.getSnapshot().matches({ choice: { suspecting: 'watching' } })).toBe(true)
    expect(chosen(servers)).toBe(first)
    servers.actor.send({ type: 'call.answered', server: first })
    expect(servers.actor.getSnapshot().matches({ choice: { serving: 'settled' } })).toBe(true)
  })

  it('ask dropped ones again where that failed, and no more once all are back [SRV-02]', () => {
    const servers = start()
    answer(servers, 'survey', first)
    servers.clock.increment(5_000)
    servers.fail('checkDropped', new Error('anything'))
    expect(servers.actor.getSnapshot().matches({ dropped: 'waiting' })).toBe(true)
    servers.clock.increment(5_000)
    expect(servers.given('checkDropped')).toEqual({ asked: [second, third] })
    answer(servers, 'checkDropped', second, third)
    expect(servers.actor.getSnapshot().matches({ dropped: 'none' })).toBe(true)
    servers.clock.increment(600_000)
    expect(servers.isRunning('checkDropped')).toBe(false)
    expect(chosen(servers)).toBe(first)
  })

  it('blame no server for a network that is gone, and ask all of them when it is back [SRV-02] [SRV-13]', () => {
    for (const back of ['connection.cameBack', 'page.returned'] as const) {
      const servers = settled()
      servers.actor.send({ type: 'connection.lost' })
      for (const _ of [1, 2, 3, 4]) fail(servers, first)
      servers.clock.increment(600_000)
      expect(chosen(servers)).toBe(first)
      servers.actor.send({ type: back })
      expect(servers.given('survey')).toEqual({ asked: [first, second, third] })
    }
  })
})

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

const known: KnownServer = { family: 'primary', address: first, isDropped: false, drops: 0 }

const longestRest = 5 * 60_000

/** They were asked at the start, these were well, and the choice was reported. */
function surveyed(...healthy: readonly string[]): Servers {
  const servers = start()
  answer(servers, 'survey', ...healthy)
  if (healthy.length > 0) servers.finish('recordChoice')
  return servers
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
      reported: null,
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

  it('is reported after all where a call failed while its report was on the way, and another was answered [SRV-02]', () => {
    const servers = start()
    answer(servers, 'survey', ...all)
    expect(servers.isRunning('recordChoice')).toBe(true)
    fail(servers, first)
    expect(servers.isRunning('recordChoice')).toBe(false)
    answered(servers, first)
    expect(servers.given('recordChoice')).toEqual({ domains: all, selected: first })
    servers.finish('recordChoice')
    fail(servers, first)
    answered(servers, first)
    expect(servers.isRunning('recordChoice')).toBe(false)
  })

  it('is reported with the one it replaces, also where three calls on that failed before it was heard of its health [SRV-02]', () => {
    const servers = surveyed(...all)
    for (let at = 0; at < 3; at += 1) fail(servers, first)
    expect(servers.given('recordChoice')).toEqual({ domains: [first], selected: second })
  })

  it('is reported as well where another was reported before it [SRV-02]', () => {
    const servers = surveyed(...all)
    fail(servers, first)
    answer(servers, 'checkStanding', second, third)
    expect(servers.given('recordChoice')).toMatchObject({ selected: second })
    fail(servers, second)
    answered(servers, first)
    expect(servers.isRunning('recordChoice')).toBe(false)
    answered(servers, second)
    expect(servers.given('recordChoice')).toMatchObject({ selected: second })
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

  it('stays chosen if all are asked again and a preferred one is well again [SRV-02] [SRV-13]', () => {
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

const begin = (): Story => createStory(serversMachine, serversInput)

/** All were asked, and these are well. */
function afterSurvey(...healthy: readonly string[]): Story {
  const servers = begin()
  servers.ends('survey', { asked: all, healthy })
  servers.takeLines()
  return servers
}

const chapters: readonly Chapter[] = [
  {
    title: 'is that all are asked once, and the first that is well is chosen and reported [SRV-01] [SRV-02]',
    begins: begin,
    happens: (servers) => {
      servers.ends('survey', { asked: all, healthy: [second, third] })
      servers.ends('recordChoice')
    },
    lines: [
      'begins: goes to choice.surveying and dropped.none, keeps servers, keeps random 0.5, keeps chosen "https://a.test/api", keeps failures 0, keeps asked, keeps rest 0, starts watchConnectivity, starts checkHealth as survey',
      'survey ends: goes to choice.serving.reporting and dropped.waiting, keeps servers, keeps chosen "https://b.test/api", keeps asked, keeps rest 5000, starts recordChoice, leaves survey',
      'recordChoice ends: goes to choice.serving.settled, keeps asked, keeps reported "https://b.test/api", leaves recordChoice',
    ],
  },
  {
    title: 'is that the first serves though nobody could be asked or told [SRV-01] [SRV-02]',
    begins: begin,
    happens: (servers) => {
      servers.fails('survey')
      servers.fails('recordChoice')
      servers.says(answers(first))
    },
    lines: [
      'begins: goes to choice.surveying and dropped.none, keeps servers, keeps random 0.5, keeps chosen "https://a.test/api", keeps failures 0, keeps asked, keeps rest 0, starts watchConnectivity, starts checkHealth as survey',
      'survey fails: goes to choice.serving.reporting, starts recordChoice, leaves survey',
      'recordChoice fails: goes to choice.serving.settled, keeps reported "https://a.test/api", leaves recordChoice',
      'call.answered: stays',
    ],
  },
  {
    title: 'is that one a call failed on is asked, and serves on where it is well and answers [SRV-02]',
    begins: () => afterSurvey(...all),
    happens: (servers) => {
      servers.ends('recordChoice')
      servers.says(fails(second))
      servers.says(fails(first))
      servers.ends('checkStanding', { asked: all, healthy: all })
      servers.says(fails(second))
      servers.says(answers(second))
      servers.says(fails(first))
      servers.says(answers(first))
    },
    lines: [
      'recordChoice ends: goes to choice.serving.settled, keeps asked, keeps reported "https://a.test/api", leaves recordChoice',
      'call.failed: stays',
      'call.failed: goes to choice.suspecting.asking, keeps failures 1, starts checkHealth as checkStanding',
      'checkStanding ends: goes to choice.suspecting.watching, keeps asked, leaves checkStanding',
      'call.failed: stays',
      'call.answered: stays',
      'call.failed: goes to choice.suspecting.asking, keeps failures 2, starts checkHealth as checkStanding',
      'call.answered: goes to choice.serving.settled, keeps failures 0, leaves checkStanding',
    ],
  },
  {
    title:
      'is that one calls keep failing on is dropped, though it says that it is well, and asked again [SRV-02]',
    begins: () => afterSurvey(...all),
    happens: (servers) => {
      servers.says(fails(first))
      servers.fails('checkStanding')
      servers.says(fails(first))
      servers.ends('checkStanding', { asked: all, healthy: all })
      servers.says(fails(first))
      servers.ends('recordChoice')
      servers.passes(5_000)
      servers.fails('checkDropped')
      servers.passes(5_000)
      servers.ends('checkDropped', { asked: [first], healthy: [first] })
      servers.says(fails(second))
      servers.ends('checkStanding', { asked: all, healthy: [first, third] })
    },
    lines: [
      'call.failed: goes to choice.suspecting.asking, keeps failures 1, starts checkHealth as checkStanding, leaves recordChoice',
      'checkStanding fails: goes to choice.suspecting.watching, leaves checkStanding',
      'call.failed: goes to choice.suspecting.asking, keeps failures 2, starts checkHealth as checkStanding',
      'checkStanding ends: goes to choice.suspecting.watching, leaves checkStanding',
      'call.failed: goes to choice.serving.reporting and dropped.waiting, keeps servers, keeps chosen "https://b.test/api", keeps failures 0, keeps rest 5000, starts recordChoice',
      'recordChoice ends: goes to choice.serving.settled, keeps asked, keeps reported "https://b.test/api", leaves recordChoice',
      '5000 ms pass: goes to dropped.asking, starts checkHealth as checkDropped',
      'checkDropped fails: goes to dropped.waiting, leaves checkDropped',
      '5000 ms pass: goes to dropped.asking, starts checkHealth as checkDropped',
      'checkDropped ends: goes to dropped.none, keeps servers, keeps asked, keeps rest 300000, leaves checkDropped',
      'call.failed: goes to choice.suspecting.asking, keeps failures 1, starts checkHealth as checkStanding',
      'checkStanding ends: goes to choice.serving.reporting and dropped.waiting, keeps servers, keeps chosen "https://a.test/api", keeps failures 0, keeps asked, keeps rest 5000, starts recordChoice, leaves checkStanding',
    ],
  },
  {
    title: 'is that no server is left, and the one that answers serves [SRV-02] [SRV-03]',
    begins: () => afterSurvey(),
    happens: (servers) => {
      servers.says(fails(first))
      servers.says(answers(second))
      servers.passes(5_000)
      servers.ends('checkDropped', { asked: all, healthy: [] })
      servers.passes(10_000)
      servers.ends('checkDropped', { asked: all, healthy: [third] })
      servers.says(fails(third))
    },
    lines: [
      'call.failed: stays',
      'call.answered: stays',
      '5000 ms pass: goes to dropped.asking, starts checkHealth as checkDropped',
      'checkDropped ends: goes to dropped.waiting, keeps servers, keeps rest 10000, leaves checkDropped',
      '10000 ms pass: goes to dropped.asking, starts checkHealth as checkDropped',
      'checkDropped ends: goes to choice.serving.reporting and dropped.waiting, keeps servers, keeps chosen "https://c.test/api", keeps rest 20000, starts recordChoice, leaves checkDropped',
      'call.failed: goes to choice.suspecting.asking, keeps failures 1, starts checkHealth as checkStanding, leaves recordChoice',
    ],
  },
  {
    title: 'is that the one a call was answered by serves, where nobody was left [SRV-02] [SRV-03]',
    begins: () => afterSurvey(),
    happens: (servers) => {
      servers.says(answers(first))
    },
    lines: ['call.answered: goes to choice.serving.settled, keeps servers'],
  },
  {
    title: 'is that nothing is asked or said of them without a network [SRV-02]',
    begins: () => afterSurvey(second),
    happens: (servers) => {
      servers.says({ type: 'connection.lost' })
      servers.says(fails(second))
      servers.passes(60_000)
      servers.says({ type: 'connection.cameBack' })
      servers.says({ type: 'connection.lost' })
      servers.says({ type: 'page.returned' })
      servers.ends('survey', { asked: all, healthy: all })
    },
    lines: [
      'connection.lost: goes to choice.offline and dropped.resting, leaves recordChoice',
      'call.failed: stays',
      '60000 ms pass: stays',
      'connection.cameBack: goes to choice.surveying and dropped.waiting, starts checkHealth as survey',
      'connection.lost: goes to choice.offline and dropped.resting, leaves survey',
      'page.returned: goes to choice.surveying and dropped.waiting, starts checkHealth as survey',
      'survey ends: goes to choice.serving.reporting and dropped.none, keeps servers, starts recordChoice, leaves survey',
    ],
  },
  {
    title:
      'is that all are well, and so that none is asked again but after the network was gone [SRV-01] [SRV-02]',
    begins: () => afterSurvey(...all),
    happens: (servers) => {
      servers.ends('recordChoice')
      servers.says({ type: 'connection.lost' })
      servers.says({ type: 'page.returned' })
      servers.ends('survey', { asked: all, healthy: all })
    },
    lines: [
      'recordChoice ends: goes to choice.serving.settled, keeps asked, keeps reported "https://a.test/api", leaves recordChoice',
      'connection.lost: goes to choice.offline and dropped.resting',
      'page.returned: goes to choice.surveying and dropped.none, starts checkHealth as survey',
      'survey ends: goes to choice.serving.reporting, keeps asked, starts recordChoice, leaves survey',
    ],
  },
  {
    title: 'is that the network goes and comes where nobody was left [SRV-02] [SRV-03]',
    begins: () => afterSurvey(),
    happens: (servers) => {
      servers.says({ type: 'connection.lost' })
      servers.says({ type: 'page.returned' })
    },
    lines: [
      'connection.lost: goes to choice.offline and dropped.resting',
      'page.returned: goes to choice.surveying and dropped.waiting, starts checkHealth as survey',
    ],
  },
]

testChapters('all that becomes of the servers', chapters)
