import { describe, expect, it } from 'vitest'

import type { Entry } from '#recording/entries.ts'

import { titleOf } from './describe.ts'
import { noFilter, placesOf } from './filter.ts'
import { activeStates, createTimeline, enteredWords, stateWords } from './timeline.ts'

const entries: readonly Entry[] = [
  { at: 0, kind: 'began', actor: 'app/betSlip', machine: null, value: null, context: null },
  {
    at: 5,
    kind: 'began',
    actor: 'app/betSlip',
    machine: 'betSlip',
    value: { placement: 'editing', terms: 'none' },
    context: { legs: 0 },
  },
  {
    at: 9,
    kind: 'step',
    actor: 'app/betSlip',
    from: null,
    event: { type: 'slip.submitted' },
    transitions: ['placement --slip.submitted#0--> placement.checking'],
    value: { placement: 'checking', terms: 'none' },
    context: { legs: 1 },
  },
  {
    at: 10,
    kind: 'began',
    actor: 'app/betSlip/placement',
    machine: 'placement',
    value: 'recording',
    context: {},
  },
  {
    at: 11,
    kind: 'step',
    actor: 'app/betSlip',
    from: null,
    event: { type: 'quotes.arrived' },
    transitions: [],
    value: { placement: 'checking', terms: 'none' },
  },
  { at: 12, kind: 'ended', actor: 'app/betSlip/placement', status: 'done' },
  {
    at: 13,
    kind: 'began',
    actor: 'app/betSlip/placement',
    machine: 'placement',
    value: 'recording',
    context: {},
  },
]

describe('a time line', () => {
  const timeline = createTimeline()
  // In two parts, as a running client sends its entries.
  timeline.append(entries.slice(0, 3))
  timeline.append(entries.slice(3))

  it('knows of each actor how it was at any moment, and that it had not begun [CHART-02]', () => {
    expect(timeline.actorAt('app/betSlip', 0)).toMatchObject({ machine: null, value: null })
    expect(timeline.actorAt('app/betSlip', 1)).toMatchObject({
      machine: 'betSlip',
      context: { legs: 0 },
      taken: [],
    })
    expect(timeline.actorAt('app/betSlip/placement', 2)).toBeNull()
    expect(timeline.actorsAt(2)).toHaveLength(1)
  })

  it('keeps what was taken and kept last, through steps that changed nothing [CHART-02]', () => {
    expect(timeline.actorAt('app/betSlip', 6)).toEqual({
      path: 'app/betSlip',
      machine: 'betSlip',
      status: 'running',
      value: { placement: 'checking', terms: 'none' },
      context: { legs: 1 },
      taken: ['placement --slip.submitted#0--> placement.checking'],
      at: 2,
    })
  })

  it('knows an actor that ended, and the next of the same name as another [CHART-02]', () => {
    const status = (moment: number) => timeline.actorAt('app/betSlip/placement', moment)?.status
    expect([3, 5, 6].map(status)).toEqual(['running', 'done', 'running'])
  })

  it('says what xstate reports of waits and actors in the words of the charts [CHART-02] [CHART-05]', () => {
    const step = entries.find((entry) => entry.kind === 'step')!
    const titleWith = (type: string) => titleOf({ ...step, event: { type } })
    expect(titleWith('xstate.after.recheckDelay.maintenance.up')).toBe('after recheckDelay')
    expect(titleWith('xstate.done.actor.askRange')).toBe('answer: askRange')
    expect(titleWith('slip.submitted')).toBe('slip.submitted')
  })

  it('is filtered by actor, by words of the title, and to what led somewhere [CHART-02]', () => {
    const titles = (filter: object) =>
      placesOf(entries, { ...noFilter, ...filter })
        .map((place) => entries[place])
        .map((entry) => entry && titleOf(entry))
    expect(titles({ who: 'app/betSlip/placement' })).toEqual(['began', 'is done', 'began'])
    expect(titles({ title: 'SUBMITTED' })).toEqual(['slip.submitted'])
    expect(titles({ changesOnly: true })).not.toContain('quotes.arrived')
  })
})

describe('a value', () => {
  const value = { placement: { underWay: 'placing' }, terms: 'none', contents: {} }

  it('names the states that are active, those around them included [CHART-02]', () => {
    expect([...activeStates(value)]).toEqual([
      '',
      'placement',
      'placement.underWay',
      'placement.underWay.placing',
      'terms',
      'terms.none',
      'contents',
    ])
    expect(activeStates(null).size).toBe(0)
  })

  it('is told by its innermost states, or by those that are new in it [CHART-02]', () => {
    expect(stateWords(value)).toBe('placement.underWay.placing, terms.none, contents')
    expect(enteredWords({ ...value, placement: 'checking' }, value)).toBe('placement.underWay.placing')
    expect(enteredWords(value, value)).toBe('')
  })
})
