import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'

import { defaultLuckyFilters } from '#domain/bets/luckyCombo.ts'
import { drive } from '#tests/model/drive.ts'
import { replayAll } from '#tests/model/replay.ts'
import { type Chapter, createStory, type Story, testChapters } from '#tests/model/story.ts'
import { unwalked } from '#tests/model/transitions.ts'

import { luckyComboMachine } from './machine.ts'
import { luckyComboInvariant } from './testing/invariants.ts'
import {
  ask,
  filters,
  legs,
  luckyCombo as machine,
  luckyComboModels,
  nothing,
  offline,
  timedOut,
} from './testing/model.ts'

describe('luckyCombo, walked by its graph', () => {
  it('takes every transition, shows legs only where they are offered or being replaced, and none that was not made for these filters [CHART-04] [SLIP-14]', () => {
    const walked = new Set(
      Object.values(luckyComboModels).flatMap((model) => [...replayAll(model, luckyComboInvariant).walked]),
    )
    expect(unwalked(machine, walked)).toEqual([])
  })
})

function asked() {
  const lucky = drive(({ parent }) => createActor(machine, { parent }))
  lucky.actor.send({ type: 'filters.changed', filters })
  lucky.actor.send(ask)
  return lucky
}

const state = ({ actor }: ReturnType<typeof asked>) => actor.getSnapshot()

const start = () => drive(({ parent }) => createActor(machine, { parent }))

const shown = ({ actor }: ReturnType<typeof start>) => actor.getSnapshot()

describe('luckyCombo', () => {
  it('asks for what is wished, in the member’s odds type, and offers what comes [SLIP-14]', () => {
    const lucky = asked()
    expect(lucky.given('generate')).toEqual({ filters, oddsType: 'malay' })
    lucky.finish('generate', legs)
    expect(state(lucky)).toMatchObject({ value: 'offered', context: { legs, failure: null } })
  })

  it('keeps what it has on the screen until another is there [SLIP-14]', () => {
    const lucky = asked()
    lucky.finish('generate', legs)
    lucky.actor.send(ask)
    expect(state(lucky)).toMatchObject({ value: 'generating', context: { legs } })
    const [first] = legs
    lucky.finish('generate', [first])
    expect(state(lucky)).toMatchObject({ value: 'offered', context: { legs: [first] } })
  })

  it('asks once, however often it is pressed [SLIP-14]', () => {
    const lucky = asked()
    const before = state(lucky).children.generate
    lucky.actor.send(ask)
    expect(state(lucky).children.generate).toBe(before)
  })

  it('gives the call up when a filter changes [SLIP-14]', () => {
    const lucky = asked()
    lucky.actor.send({ type: 'filters.changed', filters: { ...filters, count: 5 } })
    expect(lucky.isRunning('generate')).toBe(false)
    expect(state(lucky)).toMatchObject({ value: 'filtering', context: { filters: { count: 5 } } })
  })

  it('waits 15 s and no longer, and can be asked again [SLIP-14] [SRV-14]', () => {
    const lucky = asked()
    lucky.clock.increment(14_999)
    expect(state(lucky).value).toBe('generating')
    lucky.clock.increment(1)
    expect(state(lucky).value).toBe('timedOut')
    expect(lucky.isRunning('generate')).toBe(false)
    lucky.actor.send(ask)
    expect(lucky.isRunning('generate')).toBe(true)
  })

  it.each([
    ['timedOut', timedOut, null],
    ['nothingFound', nothing, null],
    ['failed', offline, offline.failure],
  ])('says %s by how the call failed [SLIP-14]', (value, error, failure) => {
    const lucky = asked()
    lucky.fail('generate', error)
    expect(state(lucky)).toMatchObject({ value, context: { legs: [], failure } })
  })

  it('can be edited leg by leg, down to none [SLIP-14]', () => {
    const lucky = asked()
    lucky.finish('generate', legs)
    lucky.actor.send({ type: 'leg.removed', marketId: 'm2' })
    expect(state(lucky).context.legs.map(({ marketId }) => marketId)).toEqual(['m1', 'm3'])
    lucky.actor.send({ type: 'leg.removed', marketId: 'm1' })
    lucky.actor.send({ type: 'leg.removed', marketId: 'm3' })
    expect(state(lucky)).toMatchObject({ value: 'filtering', context: { legs: [] } })
  })

  it('starts over with the same filters once the slip has it [SLIP-14]', () => {
    const lucky = asked()
    lucky.finish('generate', legs)
    lucky.actor.send({ type: 'combination.added' })
    expect(state(lucky)).toMatchObject({ value: 'filtering', context: { legs: [], filters } })
  })

  it('is not asked for before they ask, and begins with the wishes that everybody has [SLIP-14]', () => {
    const lucky = start()
    expect(shown(lucky)).toMatchObject({
      value: 'filtering',
      context: { filters: defaultLuckyFilters, oddsType: 'euro', legs: [], failure: null },
    })
    expect(lucky.isRunning('generate')).toBe(false)
    lucky.actor.send(ask)
    expect(lucky.given('generate')).toEqual({ filters: defaultLuckyFilters, oddsType: 'malay' })
  })

  it.each([
    ['no answer came', timedOut],
    ['none was found', nothing],
    ['it was cut off', offline],
  ])('is not shown any more where another was wished for and %s [SLIP-14]', (_, error) => {
    const lucky = start()
    lucky.actor.send(ask)
    lucky.finish('generate', legs)
    lucky.actor.send(ask)
    lucky.fail('generate', error)
    expect(shown(lucky).context.legs).toEqual([])
  })

  it.each([
    ['it is asked for once more', ask],
    ['other wishes are made', { type: 'filters.changed', filters } as const],
  ])('that failed is not said to have failed once %s [SLIP-14]', (_, event) => {
    const lucky = start()
    lucky.actor.send(ask)
    lucky.fail('generate', offline)
    expect(shown(lucky).context.failure).toEqual(offline.failure)
    lucky.actor.send(event)
    expect(shown(lucky).context.failure).toBeNull()
  })
})

const begin = (): Story => createStory(luckyComboMachine)

function askedStory(): Story {
  const lucky = begin()
  lucky.says(ask)
  lucky.takeLines()
  return lucky
}

function offeredStory(): Story {
  const lucky = askedStory()
  lucky.ends('generate', legs)
  lucky.takeLines()
  return lucky
}

const chapters: readonly Chapter[] = [
  {
    title:
      'is made to match its filters, shown, made smaller, and requested again if nothing is left [SLIP-14]',
    begins: begin,
    happens: (lucky) => {
      lucky.says({ type: 'filters.changed', filters })
      lucky.says(ask)
      lucky.says(ask)
      lucky.ends('generate', legs)
      for (const { marketId } of legs) lucky.says({ type: 'leg.removed', marketId })
    },
    lines: [
      'begins: goes to filtering, keeps filters, keeps oddsType "euro", keeps legs',
      'filters.changed: stays, keeps filters',
      'combination.requested: goes to generating, keeps oddsType "malay", starts generate',
      'combination.requested: stays',
      'generate ends: goes to offered, keeps legs, leaves generate',
      'leg.removed: stays, keeps legs',
      'leg.removed: stays, keeps legs',
      'leg.removed: goes to filtering, keeps legs',
    ],
  },
  {
    title: 'is put into the slip [SLIP-14]',
    begins: offeredStory,
    happens: (lucky) => {
      lucky.says({ type: 'combination.added' })
    },
    lines: ['combination.added: goes to filtering, keeps legs'],
  },
  {
    title: 'is made up once more, or given up for other wishes [SLIP-14]',
    begins: offeredStory,
    happens: (lucky) => {
      lucky.says(ask)
      lucky.says({ type: 'filters.changed', filters })
      lucky.says(ask)
    },
    lines: [
      'combination.requested: goes to generating, starts generate',
      'filters.changed: goes to filtering, keeps filters, keeps legs, leaves generate',
      'combination.requested: goes to generating, starts generate',
    ],
  },
  {
    title: 'is not there in time [SLIP-14]',
    begins: offeredStory,
    happens: (lucky) => {
      lucky.says(ask)
      lucky.passes(14_999)
      lucky.passes(1)
      lucky.says(ask)
      lucky.fails('generate', timedOut)
      lucky.says({ type: 'filters.changed', filters })
    },
    lines: [
      'combination.requested: goes to generating, starts generate',
      '14999 ms pass: stays',
      '1 ms pass: goes to timedOut, keeps legs, leaves generate',
      'combination.requested: goes to generating, starts generate',
      'generate fails: goes to timedOut, leaves generate',
      'filters.changed: goes to filtering, keeps filters',
    ],
  },
  {
    title: 'is not there at all [SLIP-14]',
    begins: offeredStory,
    happens: (lucky) => {
      lucky.says(ask)
      lucky.fails('generate', nothing)
      lucky.says(ask)
    },
    lines: [
      'combination.requested: goes to generating, starts generate',
      'generate fails: goes to nothingFound, keeps legs, leaves generate',
      'combination.requested: goes to generating, starts generate',
    ],
  },
  {
    title: 'has failed, until it is asked for again [SLIP-14]',
    begins: offeredStory,
    happens: (lucky) => {
      lucky.says(ask)
      lucky.fails('generate', offline)
      lucky.says(ask)
      lucky.ends('generate', legs)
    },
    lines: [
      'combination.requested: goes to generating, starts generate',
      'generate fails: goes to failed, keeps legs, keeps failure, leaves generate',
      'combination.requested: goes to generating, forgets failure, starts generate',
      'generate ends: goes to offered, keeps legs, leaves generate',
    ],
  },
  {
    title: 'has failed, until other wishes are made [SLIP-14]',
    begins: askedStory,
    happens: (lucky) => {
      lucky.fails('generate', offline)
      lucky.says({ type: 'filters.changed', filters })
    },
    lines: [
      'generate fails: goes to failed, keeps failure, leaves generate',
      'filters.changed: goes to filtering, keeps filters, forgets failure',
    ],
  },
]

testChapters('all that becomes of a lucky combo', chapters)
