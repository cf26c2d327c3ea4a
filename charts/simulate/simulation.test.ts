import { describe, expect, test } from 'vitest'

import { machineNames } from '../model/source.ts'
import { mainTransitions, mainWays } from './mainWays.ts'
import { beginning, modelsOf, type Play, simulate } from './simulation.ts'
import { testOf } from './testOf.ts'

const offer = { model: 'a paused selection', steps: [], answers: {} }

describe('a simulation', () => {
  test.each(machineNames)(
    'begins for each model of %s, and everything that can happen there can be chosen [CHART-02]',
    (machine) => {
      for (const model of modelsOf(machine)) {
        const start = simulate(machine, { model, steps: [], answers: {} })
        expect(start.failure).toBeNull()
        expect(start.active[0]).toBe('')
        for (const { step, transitions } of start.choices) {
          const next = simulate(machine, { model, steps: [step], answers: {} })
          expect(next.lost).toBeNull()
          expect(next.played.map((each) => each.step)).toEqual([step])
          // What follows automatically comes after what was foretold.
          expect(next.played[0]?.transitions).toEqual(expect.arrayContaining([...transitions]))
        }
      }
    },
  )

  test('goes where the chart says, with what the machine does on the way [CHART-02]', () => {
    const { leaves, played, choices, lost } = simulate('prebook', {
      ...offer,
      steps: ['open the form', 'book', 'it is booked'],
    })
    expect(lost).toBeNull()
    expect(leaves).toEqual(['booked'])
    expect(played.map(({ leaves: after }) => after)).toEqual([['settingTarget'], ['booking.sending'], leaves])
    expect(played.at(-1)?.transitions).toEqual([
      'prebook.booking --xstate.done.actor.batch#0 [isOutcome]--> prebook.starting',
      'prebook.starting --always#4 [hasTicket]--> prebook.booked',
    ])
    expect(choices.map(({ step }) => step)).toContain('cancel')
    // What leads somewhere comes first.
    const leading = choices.map(({ transitions }) => transitions.length > 0)
    expect(leading).toEqual(leading.toSorted((one, other) => Number(other) - Number(one)))
  })

  test('stops where a step cannot happen any more, and says which [CHART-02]', () => {
    const { played, lost } = simulate('prebook', {
      ...offer,
      steps: ['open the form', 'it is booked', 'cancel'],
    })
    expect(played.map(({ step }) => step)).toEqual(['open the form'])
    expect(lost).toBe('it is booked')
  })

  test('has a guard answer what is set, and the others as they are [CHART-02]', () => {
    const steps = ['open the form', 'book']
    const leavesWith = (answers: Play['answers']) => simulate('prebook', { ...offer, steps, answers }).leaves
    expect(leavesWith({})).toEqual(['booking.sending'])
    expect(leavesWith({ canBook: true })).toEqual(['booking.sending'])
    expect(leavesWith({ canBook: false })).toEqual(['settingTarget'])
    // One that is asked at the start decides there.
    expect(leavesWith({ isPlaced: true })).toEqual(['placed'])
  })

  test('is saved as a test that says the same steps and states [CHART-03]', () => {
    const play = { ...offer, steps: ['open the form', 'book'] }
    const text = testOf('prebook', play, simulate('prebook', play))
    for (const { step, leaves } of simulate('prebook', play).played)
      expect(text).toContain(`['${step}', '${leaves.join(' ')}'],`)
    expect(text).toContain("simulate('prebook', play)")
  })

  test.each(machineNames)('takes the main way of %s, every step of it somewhere [CHART-02]', (machine) => {
    const way = { ...Object.entries(mainWays).find(([name]) => name === machine)?.[1], answers: {} } as Play
    const { lost, failure, played } = simulate(machine, way)
    expect([lost, failure]).toEqual([null, null])
    for (const { step, transitions } of played) expect(transitions, step).not.toEqual([])
    expect(mainTransitions(machine)).toEqual(new Set(played.flatMap(({ transitions }) => transitions)))
  })

  test('knows no main way of a machine that is not ours [CHART-02]', () => {
    expect(mainTransitions('machines')).toEqual(new Set())
  })

  test('of what is not there is refused by name [CHART-02]', () => {
    expect(() => simulate('prebook', { ...offer, model: 'nothing' })).toThrow(
      'prebook has no model "nothing"',
    )
    expect(() => simulate('nobody', beginning('nobody'))).toThrow('nobody has no model ""')
  })
})
