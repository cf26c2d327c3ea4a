import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'

import { drive } from '#tests/model/drive.ts'
import { replayAll } from '#tests/model/replay.ts'
import { createStory } from '#tests/model/story.ts'
import { unwalked } from '#tests/model/transitions.ts'

import { heldBackBy } from './machine.ts'
import { careInvariant } from './testing/invariants.ts'
import { began, care as machine, careModels, later } from './testing/model.ts'
import type { CareEvent } from './types.ts'

describe('care, walked by its graph', () => {
  it('takes every transition, and reminds nobody before an interval has passed [CHART-04] [CARE-02]', () => {
    const walked = new Set(
      Object.values(careModels).flatMap((model) => [...replayAll(model, careInvariant).walked]),
    )
    expect(unwalked(machine, walked)).toEqual([])
  })
})

const recalled: CareEvent = { type: 'session.recalled', from: began, minutes: 60 }
const without: CareEvent = { type: 'session.recalled', from: began, minutes: null }
const chosen = (minutes: number | null): CareEvent => ({ type: 'interval.chosen', minutes, at: later })
const passed: CareEvent = { type: 'interval.passed' }
const shown: CareEvent = { type: 'reminder.shown' }
const answered: CareEvent = { type: 'reminder.answered', at: later }
const elsewhere: CareEvent = { type: 'reminder.answeredElsewhere', at: later }

function session(...events: readonly CareEvent[]) {
  const driven = drive(({ parent }) => createActor(machine, { parent }))
  for (const event of events) driven.actor.send(event)
  return driven
}

type Driven = ReturnType<typeof session>

const counted = (driven: Driven) => (driven.isRunning('watchInterval') ? driven.given('watchInterval') : null)

describe('what is counted', () => {
  it('is not known before the session is recalled: neither from when, nor how long [CARE-02]', () => {
    expect(session().actor.getSnapshot().context).toEqual({ from: 0, minutes: null })
  })

  it.each<[string, readonly CareEvent[], unknown]>([
    ['nothing before it is known when the session began', [], null],
    ['the interval from the beginning of the session', [recalled], { from: began, minutes: 60 }],
    ['nothing where the member wants no reminder', [without], null],
    ['another interval from when it was chosen', [recalled, chosen(30)], { from: later, minutes: 30 }],
    ['an interval that is wanted after none', [without, chosen(30)], { from: later, minutes: 30 }],
    ['nothing once it is turned off', [recalled, chosen(null)], null],
    ['nothing while the reminder waits', [recalled, passed], null],
    ['nothing while it is shown', [recalled, passed, shown], null],
    ['the next interval from the answer', [recalled, passed, shown, answered], { from: later, minutes: 60 }],
    ['the next from the answer in another tab', [recalled, passed, elsewhere], { from: later, minutes: 60 }],
    [
      'the same from then, where it was answered in another tab before it was due here',
      [recalled, elsewhere],
      { from: later, minutes: 60 },
    ],
    ['what was chosen before the session was recalled', [chosen(15), recalled], { from: later, minutes: 15 }],
  ])('is %s [CARE-02]', (_, events, interval) => {
    expect(counted(session(...events))).toEqual(interval)
  })
})

describe('a reminder', () => {
  const waitsFor = ({ actor }: Driven) => heldBackBy(actor.getSnapshot())

  it('waits for any bet, and after five minutes for one on its way alone [CARE-02]', () => {
    const member = session(recalled)
    expect(waitsFor(member)).toBeNull()
    member.actor.send(passed)
    expect(waitsFor(member)).toBe('anyBet')
    member.clock.increment(5 * 60_000 - 1)
    expect(waitsFor(member)).toBe('anyBet')
    member.clock.increment(1)
    expect(waitsFor(member)).toBe('betOnItsWay')
    member.actor.send(shown)
    expect(member.actor.getSnapshot().value).toEqual({ reminded: 'shown' })
  })

  it('stays once it is shown, until it is answered here or in another tab [CARE-02]', () => {
    for (const end of [answered, elsewhere]) {
      const member = session(recalled, passed, shown)
      member.clock.increment(24 * 3_600_000)
      expect(member.actor.getSnapshot().value).toEqual({ reminded: 'shown' })
      expect(waitsFor(member)).toBeNull()
      member.actor.send(end)
      expect(member.actor.getSnapshot().value).toEqual({ reminded: 'counting' })
    }
  })

  it('is remembered once it is answered, and a choice is, not what another tab has remembered itself [CARE-02]', () => {
    const remembered = { type: 'beginning.remembered', from: later }
    expect(session(recalled, passed, shown, answered).received('keepReminders')).toEqual([remembered])
    expect(session(recalled, chosen(15)).received('keepReminders')).toEqual([remembered])
    expect(session(recalled, passed, shown, elsewhere).received('keepReminders')).toEqual([])
    expect(session(recalled, chosen(null)).received('keepReminders')).toEqual([])
  })
})

/** All that it does as these events come, from its beginning. */
function told(...events: readonly CareEvent[]): readonly string[] {
  const story = createStory(machine, undefined)
  for (const event of events) story.says(event)
  return story.takeLines()
}

describe('a session', () => {
  const beginning = 'begins: goes to recalling, keeps from 0, starts keepReminders'

  it('is told whole, with nothing done that is not said here [CARE-02]', () => {
    expect(told(recalled, passed, shown, answered, chosen(30), chosen(null), answered, elsewhere)).toEqual([
      beginning,
      'session.recalled: goes to reminded.counting, keeps from 1000, keeps minutes 60, starts watchInterval',
      'interval.passed: goes to reminded.due, leaves watchInterval',
      'reminder.shown: goes to reminded.shown',
      'reminder.answered: goes to reminded.counting, keeps from 2000, starts watchInterval, sends beginning.remembered to keepReminders',
      'interval.chosen: stays, keeps minutes 30, starts watchInterval, sends beginning.remembered to keepReminders',
      'interval.chosen: goes to off, forgets minutes, leaves watchInterval',
      'reminder.answered: stays',
      'reminder.answeredElsewhere: stays',
    ])
  })

  it('without a reminder is told whole [CARE-02]', () => {
    expect(told(without, passed, chosen(15), elsewhere)).toEqual([
      beginning,
      'session.recalled: goes to off, keeps from 1000',
      'interval.passed: stays',
      'interval.chosen: goes to reminded.counting, keeps from 2000, keeps minutes 15, starts watchInterval, sends beginning.remembered to keepReminders',
      'reminder.answeredElsewhere: stays, starts watchInterval',
    ])
  })
})
