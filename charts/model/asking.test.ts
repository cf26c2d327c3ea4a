import { describe, expect, it } from 'vitest'

import { chartNamed } from '../testing/chartNamed.ts'
import { find, meant, namesIn } from './find.ts'
import { readSentence } from './guardSentence.ts'
import { machineMap } from './machineMap.ts'
import { keptChart, machineNames } from './source.ts'
import { stepByNames, stepFrom } from './walk.ts'
import { waysInto, whatCanHappen } from './whatCanHappen.ts'

const slip = chartNamed('betSlip')

describe('what can happen in a state', () => {
  it('is what it handles itself, and then what the states around it handle [CHART-02]', () => {
    const says = whatCanHappen(slip, 'placement.underWay.placing')
    expect(says.map(({ state }) => state)).toEqual(['placement.underWay', 'placement'])
    const [first] = whatCanHappen(slip, 'placement.confirmingChanges')
    expect(first?.transitions.map(({ cause }) => cause)).toContainEqual({
      kind: 'event',
      event: 'changes.accepted',
    })
  })

  it('comes with the ways into it [CHART-02]', () => {
    expect(waysInto(slip, 'placement.stakeMissing').map(({ guard }) => guard)).toEqual(['isStakeMissing'])
  })
})

describe('the search', () => {
  const names = namesIn(machineNames.map(chartNamed))

  it('finds states, events, guards and actions of all machines by a part of their names [CHART-02]', () => {
    expect(find(names, 'outcomeunknown').map(({ machine, state }) => `${machine} ${state}`)).toEqual(
      expect.arrayContaining(['betSlip placement.underWay.outcomeUnknown', 'placement outcomeUnknown']),
    )
    expect(find(names, 'canPlace')).toContainEqual({
      machine: 'betSlip',
      kind: 'guard',
      name: 'canPlace',
      state: 'placement.checking',
    })
    expect(find(names, 'connection.lost').map(({ machine }) => machine)).toContain('socket')
    expect(find(names, '  ')).toEqual([])
  })

  it('finds two words in any order, requirements, screens, delays and descriptions, which come last [CHART-02]', () => {
    expect(find(names, 'missing stake')).toEqual(find(names, 'stake missing'))
    expect(find(names, 'missing stake')[0]).toMatchObject({
      machine: 'betSlip',
      name: 'placement.stakeMissing',
    })
    const [requirement] = find(names, 'slip-05')
    expect(requirement).toMatchObject({ kind: 'requirement', name: 'SLIP-05' })
    expect(find(names, 'BookingOutcome.tsx')).toContainEqual({
      machine: 'prebook',
      kind: 'screen',
      name: 'src/features/prebook/BookingOutcome.tsx',
      state: 'booking',
    })
    expect(find(names, 'rangeRetryDelay').map(({ kind }) => kind)).toContain('delay')
    const kinds = find(names, 'asked').map(({ kind }) => kind)
    expect(kinds.lastIndexOf('description')).toBe(kinds.length - 1)
    expect(kinds.slice(kinds.indexOf('description'))).not.toContain('state')
  })

  it('says what may have been meant by a name that nothing has [CHART-02]', () => {
    expect(meant(names, 'canPlase')).toBe('canPlace')
    expect(meant(names, 'connexion.lost')).toBe('connection.lost')
    expect(meant(names, 'zzzzzzzzzzzz')).toBeNull()
  })
})

describe('the map of the machines', () => {
  const map = machineMap(
    machineNames.map((name) => ({ chart: chartNamed(name), words: keptChart(name).words })),
  )
  const linesFrom = (machine: string) =>
    map.transitions
      .filter(({ source }) => source === machine)
      .map(({ cause, targets }) => (cause.kind === 'event' ? `${cause.event} → ${targets.join()}` : ''))

  it('has every machine, who starts it, and what it is told [CHART-02]', () => {
    expect(map.states.map(({ path }) => path)).toEqual(['', ...machineNames])
    expect(map.states.filter(({ isInitial }) => isInitial).map(({ path }) => path)).toEqual(['app'])
    expect(linesFrom('batch')).toEqual([
      'starts → placement',
      'bet.answered → betSlip',
      'bet.answered → prebook',
      'outcome.becameUnknown → betSlip',
      'outcome.becameUnknown → prebook',
      'connection.cameBack → placement',
      'check.requested → placement',
    ])
    expect(linesFrom('placement')).toEqual(['outcome.becameUnknown → batch'])
    expect(map.states.find(({ path }) => path === 'prebook')?.description).toContain('money.moved')
    expect(new Set(map.transitions.map(({ name }) => name)).size).toBe(map.transitions.length)
  })
})

describe('moving with the arrow keys', () => {
  it('goes along a transition to its target, and back [CHART-02]', () => {
    const on = stepFrom(slip, { state: 'placement.stakeMissing' }, 'onwards')
    expect(on).toEqual({ transition: expect.stringContaining('selection.changed') })
    expect(stepFrom(slip, on, 'onwards')).toEqual({ state: 'placement.editing' })
    expect(stepFrom(slip, on, 'back')).toEqual({ state: 'placement.stakeMissing' })
    expect(stepFrom(slip, stepFrom(slip, on, 'next'), 'previous')).toEqual(on)
  })

  it('goes from state to state where transitions are not drawn [CHART-02]', () => {
    const checking = stepByNames(slip, { state: 'placement.confirmingChanges' }, 'onwards')
    expect(checking).toEqual({ state: 'placement.checking' })
    expect(stepByNames(slip, { state: 'placement.stakeMissing' }, 'onwards')).toEqual({
      state: 'placement.editing',
    })
    expect(stepByNames(slip, { state: 'contents' }, 'back')).toEqual({ state: '' })
    for (const { path } of slip.states)
      for (const step of ['onwards', 'back', 'next', 'previous'] as const)
        expect(stepByNames(slip, { state: path }, step)).toHaveProperty('state')
  })

  it('reaches every state and transition of every chart by going next and onwards [CHART-02]', () => {
    for (const chart of machineNames.map(chartNamed)) {
      const reached = new Set<string>()
      let state = { state: '' } as ReturnType<typeof stepFrom>
      for (const _ of chart.states) {
        reached.add(JSON.stringify(state))
        let at = stepFrom(chart, state, 'onwards')
        while ('transition' in at && !reached.has(JSON.stringify(at))) {
          reached.add(JSON.stringify(at))
          at = stepFrom(chart, at, 'next')
        }
        state = stepFrom(chart, state, 'next')
      }
      const { states, transitions } = chart
      for (const { path } of states) expect(reached).toContain(JSON.stringify({ state: path }))
      for (const { name } of transitions) expect(reached).toContain(JSON.stringify({ transition: name }))
    }
  })
})

describe('the sentence of a guard', () => {
  it('is read as what it is made of [CHART-01]', () => {
    expect(readSentence('canSubmit and (not isStale) and (in range.known or isGuest)')).toEqual({
      kind: 'and',
      parts: [
        { kind: 'guard', name: 'canSubmit' },
        { kind: 'not', part: { kind: 'guard', name: 'isStale' } },
        {
          kind: 'or',
          parts: [
            { kind: 'in', state: 'range.known' },
            { kind: 'guard', name: 'isGuest' },
          ],
        },
      ],
    })
    expect(() => readSentence('isStale isGuest')).toThrow('is no sentence of a guard')
    for (const name of machineNames)
      for (const sentence of Object.values(keptChart(name).words.guards)) readSentence(sentence)
  })
})
