import { describe, expect, it } from 'vitest'
import {
  and,
  assign,
  cancel,
  createMachine,
  emit,
  fromPromise,
  not,
  or,
  raise,
  sendParent,
  sendTo,
  setup,
  spawnChild,
  stateIn,
} from 'xstate'
import type { AnyStateMachine } from 'xstate'

import { type ActionEffect, effectsByData } from '#machines/actionEffects.ts'
import { allMachines } from '#machines/all.ts'
import { chartOf } from '#machines/chart.ts'
import { sentenceOf, wordsOf } from '#machines/chartWords.ts'
import { guardName, siblingsOf, statesIn, transitionName } from '#machines/transitionName.ts'
import { transitionsIn } from '#tests/model/transitions.ts'

/** Everything of a chart that a designer sees: states, what they run and do, and where they lead. */
function shapeOf(machine: AnyStateMachine): unknown {
  const states = statesIn(machine).map((node) => ({
    id: node.id,
    type: node.type,
    initial: node.config.initial,
    tags: node.tags,
    description: node.description,
    invokes: node.invoke.map(({ id, src, systemId }) => ({
      id,
      src,
      systemId,
    })),
    entry: node.config.entry,
    exit: node.config.exit,
    waits: node.after.map(({ delay }) => delay),
  }))
  const transitions = transitionsIn(machine).map((transition) => ({
    name: transitionName(transition),
    reenter: transition.reenter,
    actions: transition.actions.map((action) =>
      typeof action === 'object' && 'type' in action ? action.type : action,
    ),
  }))
  return { states, transitions }
}

/** Whether an action is one built-in whose event stands in it. */
function isReadable(action: unknown): boolean {
  if (typeof action !== 'function') return false
  return (
    Reflect.get(action, 'type') !== 'xstate.enqueueActions' &&
    typeof Reflect.get(action, 'event') !== 'function'
  )
}

const charts = Object.entries(allMachines)

describe('the charts', () => {
  it.each(charts)('%s is read back from its JSON as the same chart [CHART-01]', (_, machine) => {
    const json = JSON.stringify(chartOf(machine).config)
    expect(shapeOf(createMachine(JSON.parse(json)))).toEqual(shapeOf(machine))
  })

  it.each(charts)(
    '%s names its states, guards and actions: nothing in it is an unnamed function [CHART-01]',
    (_, machine) => {
      for (const transition of transitionsIn(machine)) {
        const name = transitionName(transition)
        expect(typeof transition.guard, name).not.toBe('function')
        for (const action of transition.actions) expect(typeof action, name).not.toBe('function')
      }
      for (const node of statesIn(machine)) {
        for (const action of [node.config.entry, node.config.exit].flat())
          expect(typeof action, node.id).not.toBe('function')
        for (const { id } of node.invoke)
          expect(id, `${node.id} has an invoke without an id`).not.toMatch(/^\d+\./)
      }
    },
  )

  it.each(charts)('%s says what each of its words means [CHART-01]', (_, machine) => {
    // Throws where a part of a guard has no name, or nobody says what an action tells.
    const { guards, actions, actors } = wordsOf(machine)
    const { implementations } = machine
    for (const sentence of Object.values(guards)) expect(sentence).not.toBe('')
    expect(Object.keys(actions)).toEqual(Object.keys(implementations.actions))
    for (const actor of Object.values(actors)) if (actor !== null) expect(allMachines).toHaveProperty(actor)
    // Each of these is there, and could not be read.
    for (const name of Object.keys(effectsByData[machine.id] ?? {})) {
      const action: unknown = implementations.actions[name]
      expect(action, name).toBeTypeOf('function')
      expect(isReadable(action), name).toBe(false)
    }
  })

  it('say what guards made of others are made of [CHART-01]', () => {
    expect(wordsOf(allMachines.betSlip).guards).toMatchObject({
      canEdit: 'not isLocked',
      canCheck: 'canSubmit and isABet and not isStale and isStakeRight',
      isRangeMissing: 'in range.unavailable or in range.failed',
    })
  })

  it('say what actions tell, and whom, and after how long [CHART-01]', () => {
    const { actions, delays } = wordsOf(allMachines.betSlip)
    expect(actions).toMatchObject({
      saveSlip: [{ does: 'sends', event: 'slip.changed', to: 'keepSlip' }],
      tellSelectionChanged: [{ does: 'raises', event: 'selection.changed' }],
      timeUndo: [{ does: 'raises', event: 'undo.ended', after: 'undoDelay' }],
    })
    expect(delays).toMatchObject({ undoDelay: 8_000 })
    expect(wordsOf(allMachines.placement).delays).toMatchObject({
      retryDelay: null,
    })
  })

  it.each([
    ['an unnamed function', and(['isOn', () => true])],
    ['an unnamed function deep within', or(['isOn', not(() => true)])],
    ['nothing', and([null as never])],
  ])('may not be made of %s [CHART-01]', (_, guard) => {
    expect(() => sentenceOf(guard)).toThrow('no name')
  })

  it.each(charts)(
    '%s speaks of facts: its events are dotted and in the past tense [CHART-01]',
    (_, machine) => {
      const own = machine.events.filter((event) => !event.startsWith('xstate.'))
      for (const event of own)
        expect(event).toMatch(
          /^[a-z][a-zA-Z]*\.([a-zA-Z]*ed[a-zA-Z]*|chosen|began|kept|lost|left|woke|cameBack|becameUnknown|undone|hidden|shown|unauthorized|forbidden)$/,
        )
    },
  )

  it('has a guard named is, has, can or are everywhere', () => {
    for (const machine of Object.values(allMachines))
      for (const guard of Object.keys(machine.implementations.guards))
        expect(guard).toMatch(/^(is|has|can|are)[A-Z]/)
  })
})

/** An effect in words: `sends token.changed keepSession`. */
const inWords = (effect: ActionEffect): string => Object.values(effect).join(' ')
const hastened = (child: string) => [`sends connection.cameBack ${child}`, `sends check.requested ${child}`]
const answered = ['emits bet.placed', 'emits bet.refused', 'emits bet.lapsed', 'emits bet.toldElsewhere']

/** What actions tell whose events are made of data. */
const madeOfData: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  app: {
    beginPrebook: ['starts prebook', 'keeps'],
    endPrebook: ['stops prebook', 'keeps'],
    endPrebooks: ['stops prebook', 'keeps'],
    endOnboarding: ['stops onboarding'],
    endCare: ['stops care'],
    forgetBroken: [
      'stops luckyCombo',
      'stops stream',
      'stops onboarding',
      'stops care',
      'stops prebook',
      'keeps',
    ],
  },
  session: {
    keepToken: ['sends token.changed keepSession'],
    tellToken: ['emits token.refreshed'],
  },
  betSlip: {
    saveSlip: ['sends slip.changed keepSlip'],
    saveUnplaced: ['sends slip.changed keepSlip'],
    tellSelectionRefused: ['emits selection.refused'],
    tellAnswer: answered,
    beginWait: ['sends wait.began countSeconds'],
    beginWaitOfAnswer: ['keeps', 'sends wait.began countSeconds'],
    timeMarks: ['cancels mark', 'raises mark.ended changeMarkDuration'],
    takeSeen: ['keeps', 'sends answers.told keepSlip'],
    dismissAnswers: ['sends answers.told keepSlip'],
    askAtOnce: hastened('batch'),
  },
  batch: {
    startNext: ['keeps', 'starts placement'],
    takeOutput: ['keeps', 'stops placement'],
    followBroken: ['stops placement', 'starts placement'],
    tellAnswered: ['sends bet.answered parent'],
    tellNotRecorded: ['sends bet.answered parent'],
    tellUnknown: ['sends outcome.becameUnknown parent'],
    askAtOnce: hastened('placement'),
  },
  care: { rememberBeginning: ['sends beginning.remembered keepReminders'] },
  onboarding: { rememberDismissal: ['sends dismissal.remembered rememberVisits'] },
  placement: { tellUnknown: ['sends outcome.becameUnknown parent'] },
  prebook: {
    tellCancellation: ['emits cancellation.confirmed'],
    tellCancellationEnded: ['emits cancellation.ended'],
    tellTold: ['keeps', 'emits booking.told', 'emits cancellation.told'],
    askAtOnce: hastened('batch'),
  },
}

const spoken = setup({
  types: {
    events: {} as { type: 'said' } | { type: 'asked' },
    emitted: {} as { type: 'told' },
  },
  actors: {
    session: fromPromise(async () => {}),
    lamp: createMachine({ id: 'lamp' }),
    line: fromPromise(async () => {}),
  },
  guards: {
    isOn: () => true,
    isOff: not('isOn'),
    isAny: or(['isOn', and(['isOn', 'isOff']), not('isOn'), stateIn({ one: 'on' })]),
    isNested: and([not(and(['isOn', 'isOff'])), { type: 'isOn' }]),
    isBoth: stateIn({ one: 'on', two: { inner: 'off' } }),
    isThere: stateIn('#here'),
    isInBoth: or([stateIn({ one: 'on', two: 'off' }), 'isOn']),
    isEither: and([or(['isOn', not('isOff')]), 'isOn']),
  },
  actions: {
    keep: assign({}),
    say: raise({ type: 'said' }),
    sayLater: raise({ type: 'said' }, { delay: 'soon' }),
    sayInASecond: raise({ type: 'said' }, { delay: 1_000 }),
    ask: sendTo('line', { type: 'asked' }),
    askParent: sendParent({ type: 'asked' }),
    tell: emit({ type: 'told' }),
    forget: cancel('later'),
    begin: spawnChild('line'),
  },
  delays: { soon: 5, later: () => 7 },
}).createMachine({ id: 'spoken' })

describe('the words of a chart, by their value', () => {
  it('say what is made of data [CHART-01]', () => {
    const known = Object.entries(effectsByData).map(([machine, actions]) => [
      machine,
      Object.fromEntries(Object.entries(actions).map(([name, effects]) => [name, effects.map(inWords)])),
    ])
    expect(Object.fromEntries(known)).toEqual(madeOfData)
    for (const [name, actions] of Object.entries(madeOfData)) {
      const { actions: read } = wordsOf(allMachines[name as keyof typeof allMachines])
      for (const action of Object.keys(actions)) expect(read[action]?.map(inWords)).toEqual(actions[action])
    }
  })

  it('say what else is in them: what is kept, raised, sent, emitted, begun and forgotten [CHART-01]', () => {
    expect(wordsOf(spoken)).toEqual({
      guards: {
        isOff: 'not isOn',
        isAny: 'isOn or (isOn and isOff) or not isOn or in one.on',
        isNested: '(not (isOn and isOff)) and isOn',
        isBoth: 'in one.on and two.inner.off',
        isThere: 'in #here',
        isInBoth: '(in one.on and two.off) or isOn',
        isEither: '(isOn or not isOff) and isOn',
      },
      actions: {
        keep: [{ does: 'keeps' }],
        say: [{ does: 'raises', event: 'said' }],
        sayLater: [{ does: 'raises', event: 'said', after: 'soon' }],
        sayInASecond: [{ does: 'raises', event: 'said' }],
        ask: [{ does: 'sends', event: 'asked', to: 'line' }],
        askParent: [{ does: 'sends', event: 'asked', to: 'parent' }],
        tell: [{ does: 'emits', event: 'told' }],
        forget: [{ does: 'cancels', id: 'later' }],
        begin: [{ does: 'starts', actor: 'line' }],
      },
      delays: { soon: 5, later: null },
      actors: { session: 'session', lamp: 'lamp', line: null },
    })
    expect(chartOf(spoken)).toEqual({
      config: { id: 'spoken' },
      words: wordsOf(spoken),
    })
  })

  it.each([
    ['raised', raise(() => ({ type: 'x' }))],
    ['sent', sendTo('line', () => ({ type: 'x' }))],
    ['emitted', emit(() => ({ type: 'x' }))],
    ['done', () => {}],
    ['raised without a name', raise({} as never)],
  ])('are not made up for what is %s out of data [CHART-01]', (_, action) => {
    const machine = createMachine({ id: 'other' }, { actions: { act: action as never } })
    expect(() => wordsOf(machine)).toThrow('other: what act says is made of data')
  })

  it('of a guard are none where it is no function, or one of its own [CHART-01]', () => {
    for (const guard of [undefined, null, 'isOn', {}, { guards: ['isOn'] }, () => true])
      expect(sentenceOf(guard)).toBeNull()
  })

  it('hold nothing that is no JSON [CHART-01]', () => {
    const machine = createMachine({ id: 'odd', meta: { big: 5n } })
    expect(() => chartOf(machine)).toThrow('no JSON for a bigint in a chart')
  })
})

describe('the name of a transition', () => {
  const machine = createMachine({
    id: 'm',
    type: 'parallel',
    states: {
      one: {
        initial: 'off',
        states: {
          off: {
            always: [{ guard: 'isOn', target: 'on' }],
            on: {
              pressed: [
                { guard: { type: 'isOn' }, target: 'on' },
                { guard: () => true },
                { target: ['#m.one.on', '#m.two.on'] },
              ],
            },
          },
          on: {},
        },
      },
      two: { initial: 'off', states: { off: {}, on: {} } },
    },
  })

  it('is its source, event, place, guard and targets [CHART-01]', () => {
    expect(transitionsIn(machine).map(transitionName)).toEqual([
      'm.one.off --pressed#0 [isOn]--> m.one.on',
      'm.one.off --pressed#1 [inline]--> (stays)',
      'm.one.off --pressed#2--> m.one.on, m.two.on',
      'm.one.off --always#0 [isOn]--> m.one.on',
    ])
  })

  it('is of the chart alone: what is not in it has none, and no others beside it [CHART-01]', () => {
    const [first] = transitionsIn(machine)
    if (first === undefined) throw new Error('It has transitions.')
    const foreign = { ...first, eventType: 'unheard' }
    expect(siblingsOf(foreign)).toEqual([])
    expect(() => transitionName(foreign)).toThrow('m.one.off has no such transition of unheard')
    const never = { ...first, source: machine.root, eventType: '' }
    expect(siblingsOf(never)).toEqual([])
    expect(() => transitionName(never)).toThrow('m has no such transition of always')
  })

  it('has of a guard the name that it goes by [CHART-01]', () => {
    for (const [guard, name] of [
      ['isOn', 'isOn'],
      [{ type: 'isOn' }, 'isOn'],
      [{ type: 5 }, 'inline'],
      [{}, 'inline'],
      [null, 'inline'],
      [() => true, 'inline'],
      [Object.assign(() => true, { type: 'isOn' }), 'inline'],
      [5, 'inline'],
    ] as const)
      expect(guardName(guard)).toBe(name)
  })
})
