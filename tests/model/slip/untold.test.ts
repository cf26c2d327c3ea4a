import { describe, expect, it } from 'vitest'

import type { PlacementOutput } from '#machines/placement/types.ts'

import { journalEntry, key } from '../samples.ts'
import { ready, start } from './ready.ts'
import { heldSlip, loadedWithEntry, outputs, ranges } from './samples.ts'
import { answers, entries, loadedPair, over, pairQuotes, pairRanges } from './severalSamples.ts'

type Slip = ReturnType<typeof start>

/** A slip whose bet has this answer, which nobody has looked at yet. */
function answered(output: PlacementOutput): Slip {
  const slip = ready()
  slip.submit()
  slip.finish('placement', output)
  return slip
}

/** Two bets of one press, both with their answers. */
function bothAnswered(): Slip {
  const slip = start({}, loadedPair)
  slip.finish('askRange', pairRanges)
  slip.send(pairQuotes)
  slip.submit()
  for (const output of [answers.firstPlaced, answers.secondRefused])
    slip.send({ type: 'bet.answered', output })
  slip.finish('batch', over(answers.firstPlaced, answers.secondRefused))
  return slip
}

/** A slip that has found a bet of an earlier page, which has this answer now. */
function answeredOfEarlierPage(output: PlacementOutput): Slip {
  const slip = start({}, loadedWithEntry)
  slip.finish('placement', output)
  return slip
}

/** What may be taken out of the journal, as far as this page has said so. */
function told(slip: Slip): readonly unknown[] {
  return slip.received('keepSlip').filter(({ type }) => type === 'answers.told')
}

const viewed = (...keys: string[]) => ({ type: 'answers.viewed', keys }) as const

describe('an answer that nobody has seen', () => {
  it.each([
    ['a receipt', outputs.placed],
    ['a refusal', outputs.refused],
    ['a question about changes', outputs.changed],
    ['a bet that came too soon', outputs.tooFast],
    ['a bet that lapsed', outputs.lapsed],
    ['a forgotten one', outputs.forgotten],
  ])('stays written down until the page has shown it: %s [SLIP-18]', (_, output) => {
    const slip = answered(output)
    expect(slip.context().untold).toEqual([key])
    expect(told(slip)).toEqual([])
    slip.send(viewed(key))
    expect(slip.context().untold).toEqual([])
    expect(told(slip)).toEqual([{ type: 'answers.told', keys: [key] }])
  })

  it('is named where the bet was written down, and where it was not there is none [SLIP-18]', () => {
    const slip = ready()
    slip.submit()
    slip.finish('placement', outputs.neverSent)
    expect(slip.context().untold).toEqual([])
  })

  it('among several is told by itself, each once, and nothing of a bet that does not stand there [SLIP-18]', () => {
    const slip = bothAnswered()
    const keys = entries.map((entry) => entry.key)
    expect(slip.context().untold).toEqual(keys)
    slip.send(viewed('9'.repeat(32)))
    expect(told(slip)).toEqual([])
    slip.send(viewed(entries[1].key, '9'.repeat(32)))
    slip.send(viewed(entries[1].key))
    expect(slip.context().untold).toEqual([entries[0].key])
    expect(told(slip)).toEqual([{ type: 'answers.told', keys: [entries[1].key] }])
    slip.send({ type: 'receipt.closed' })
    expect(slip.context().untold).toEqual([])
    expect(told(slip).at(-1)).toEqual({
      type: 'answers.told',
      keys: [entries[0].key],
    })
  })

  it.each<[string, PlacementOutput, (slip: Slip) => void]>([
    ['another stake is typed', outputs.changed, (slip) => slip.send({ type: 'stake.typed', text: '7' })],
    [
      'another policy is chosen',
      outputs.refused,
      (slip) => slip.send({ type: 'policy.chosen', policy: 'any' }),
    ],
    ['the bet is placed once more', outputs.refused, (slip) => slip.submit()],
    [
      'a bet of another tab is shown in its place',
      outputs.placed,
      (slip) =>
        slip.send({
          type: 'confirmation.recordedElsewhere',
          entry: { ...journalEntry, key: 'c'.repeat(32) },
        }),
    ],
  ])('stays written down for the next page where %s [SLIP-18]', (_, output, leave) => {
    const slip = answered(output)
    leave(slip)
    expect(slip.context().untold).toEqual([])
    slip.send(viewed(key))
    expect(told(slip)).toEqual([])
  })

  it('stays written down where a press without a stake takes its place [SLIP-06] [SLIP-18]', () => {
    const slip = start({}, { ...loadedWithEntry, slip: { ...heldSlip, stakeTexts: {} } })
    slip.finish('placement', outputs.refused)
    slip.submit()
    expect(slip.value().placement).toBe('stakeMissing')
    expect(slip.context().untold).toEqual([])
    expect(told(slip)).toEqual([])
  })

  it('is told where its changes are accepted [SLIP-15] [SLIP-18]', () => {
    const slip = answered(outputs.changed)
    slip.accept()
    expect(slip.context().untold).toEqual([])
    expect(told(slip)).toEqual([{ type: 'answers.told', keys: [key] }])
  })

  it('is still untold where its prices do not count any more [LIVE-05] [SLIP-18]', () => {
    const slip = answered(outputs.refused)
    slip.quote({}, true)
    expect(slip.value().terms).toEqual({ watching: 'stale' })
    expect(slip.context().untold).toEqual([key])
    expect(told(slip)).toEqual([])
  })
})

describe('an answer to a bet of an earlier page', () => {
  it.each([
    ['a receipt', outputs.placed, 'receipt.closed'],
    ['a refusal', outputs.refused, 'refusal.dismissed'],
    ['a question about changes', outputs.changed, 'changes.declined'],
    ['a bet that lapsed', outputs.lapsed, 'lapse.dismissed'],
    ['a forgotten one', outputs.forgotten, 'lapse.dismissed'],
  ] as const)('is marked as that, until it is put away: %s [SLIP-18]', (_, output, type) => {
    const earlier = answeredOfEarlierPage(output)
    expect(earlier.context().earlierEntry).toEqual(journalEntry)
    earlier.send({ type })
    expect(earlier.context().earlierEntry).toBeNull()
    const own = answered(output)
    expect(own.context().earlierEntry).toBeNull()
  })
})

describe('a price that does not count', () => {
  const policy = 'any'
  const stale = { price: { euro: '2.00' } }
  const odds = (slip: Slip) => slip.context().legs.map(({ euroOdds }) => euroOdds)

  it('is not agreed to by a policy that is chosen after a refusal [LIVE-05] [SLIP-16]', () => {
    const slip = ready({ policy: 'none' })
    slip.submit()
    slip.finish('placement', outputs.refused)
    slip.quote(stale, true)
    const before = odds(slip)
    slip.send({ type: 'policy.chosen', policy })
    expect(odds(slip)).toEqual(before)
    // The region that hears of the policy last hears it with the new one.
    slip.submit()
    expect(odds(slip)).toEqual(before)
  })

  it('is not agreed to as a bet of another tab is placed [LIVE-05] [SLIP-16]', () => {
    const slip = ready({ policy })
    slip.send({ type: 'confirmation.recordedElsewhere', entry: journalEntry })
    slip.quote(stale, true)
    const before = odds(slip)
    slip.finish('placement', outputs.placedElsewhere)
    expect(odds(slip)).toEqual(before)
  })

  it('is not agreed to as another selection leaves the slip [LIVE-05] [SLIP-16]', () => {
    const slip = start({ policy }, loadedPair)
    slip.finish('askRange', pairRanges)
    slip.send(pairQuotes)
    slip.quote(stale, true)
    const [before] = odds(slip)
    const [, second] = slip.context().legs
    slip.send({
      type: 'selection.removed',
      marketId: second?.marketId ?? '',
      side: second?.side ?? '',
    })
    expect(odds(slip)).toEqual([before])
  })
})

describe('the way back from a lost selection', () => {
  const cleared = { type: 'selections.cleared' } as const
  const undone = { type: 'selection.undone' } as const
  const same = { price: { euro: '2.10' } }
  const between: readonly (readonly [
    what: string,
    begin: () => Slip,
    again: (slip: Slip) => void,
    happens: (slip: Slip) => void,
  ])[] = [
    ['an answer was seen', ready, ofOne, (slip) => slip.send(viewed(key))],
    [
      'the member was asked about a change',
      () => ready({ policy: 'none' }),
      ofOne,
      (slip) => {
        slip.quote({ price: { euro: '2.00' } })
        slip.submit()
        slip.send({ type: 'changes.declined' })
      },
    ],
    [
      'a bet was refused',
      ready,
      ofOne,
      (slip) => {
        slip.submit()
        slip.finish('placement', outputs.refused)
        slip.send({ type: 'refusal.dismissed' })
      },
    ],
    [
      'several bets were answered, one of them after it was checked',
      () => start({}, loadedPair),
      ofTwo,
      (slip) => {
        slip.submit()
        slip.send({ type: 'outcome.becameUnknown', entry: entries[1] })
        const second = answers.secondRefused
        slip.send({ type: 'bet.answered', output: second })
        slip.finish('batch', over(second))
        slip.send({ type: 'receipt.closed' })
      },
    ],
  ]

  function ofOne(slip: Slip): void {
    slip.finish('askRange', ranges)
    slip.quote(same)
  }

  function ofTwo(slip: Slip): void {
    slip.finish('askRange', pairRanges)
    slip.send(pairQuotes)
  }

  it.each(between)(
    'lasts as long as ever where, in the seconds of an earlier one, %s [SLIP-02]',
    (_, begin, again, happens) => {
      const slip = begin()
      slip.send(cleared)
      slip.send(undone)
      again(slip)
      slip.clock.increment(4_000)
      happens(slip)
      expect(slip.value().placement).toBe('editing')
      slip.clock.increment(5_000)
      slip.send(cleared)
      slip.clock.increment(7_999)
      expect(slip.actor.getSnapshot().can(undone)).toBe(true)
      slip.clock.increment(1)
      expect(slip.actor.getSnapshot().can(undone)).toBe(false)
    },
  )
})
