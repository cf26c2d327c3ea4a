import type { AnyStateMachine, AnyTransitionDefinition } from 'xstate'

import {
  type Counted,
  type Coverage,
  type Kind,
  kinds,
  leftBy,
  type Report,
  type Source,
  type SourceRun,
  sources,
  type Test,
} from '#charts/tested/report.ts'
import { wordsOf } from '#machines/chartWords.ts'
import { guardName, siblingsOf, statesIn, transitionName } from '#machines/transitionName.ts'
import { transitionsIn } from '#tests/model/transitions.ts'

import { answerName, effectName, type Recording, type Seen } from './record.ts'

/** What the tests of a source saw of each machine, by its id. */
export interface SourceSeen {
  readonly tests: readonly Test[]
  readonly machines: Readonly<Record<string, Seen>>
}

/** Of one thing no more tests of a source are named: those that say most of it. */
const most = 8

/**
 * Puts together what ran apart, by source.
 * @param recordings each with the path of its file
 */
export function together(
  recordings: readonly (readonly [file: string, recording: Recording])[],
): Readonly<Partial<Record<Source, SourceSeen>>> {
  return Object.fromEntries(
    sources.flatMap((source) => {
      const tests: Test[] = []
      const machines: Record<string, Record<Kind, Record<string, number[]>>> = {}
      for (const [file, { titles, seen }] of recordings) {
        const own = seen[source]
        if (own === undefined) continue
        const first = tests.length
        tests.push(...titles.map((title) => ({ file, title })))
        for (const [id, one] of Object.entries(own)) {
          const machine = (machines[id] ??= { states: {}, transitions: {}, answers: {}, effects: {} })
          for (const kind of kinds)
            for (const [name, places] of Object.entries(one[kind]))
              (machine[kind][name] ??= []).push(...places.map((place) => first + place))
        }
      }
      return Object.keys(machines).length === 0 ? [] : [[source, { tests, machines }]]
    }),
  )
}

/**
 * What the sources come to of each chart.
 * @param machines by their names
 */
export function reportOf(
  machines: Readonly<Record<string, AnyStateMachine>>,
  seen: Readonly<Partial<Record<Source, SourceSeen & { readonly run: SourceRun }>>>,
): Report {
  const tests: Test[] = []
  const places = new Map<string, number>()
  const placeOf = (test: Test): number => {
    const key = `${test.file}\n${test.title}`
    const known = places.get(key) ?? tests.push(test) - 1
    places.set(key, known)
    return known
  }
  const bySource = sources.flatMap((source) => {
    const own = seen[source]
    return own === undefined ? [] : [{ source, own, length: lengths(own) }]
  })
  const coverageOf = (machine: AnyStateMachine): Coverage => {
    const all = namesOf(machine)
    const withAnswers = bySource.map(({ source, own, length }) => ({
      source,
      own,
      length,
      of: withAnswersOf(machine, own.machines[machine.id]),
    }))
    const count = (kind: Kind): readonly Counted[] =>
      all[kind].map((name) => ({
        name,
        by: Object.fromEntries(
          withAnswers.flatMap(({ source, own, length, of }) => {
            const found = of[kind][name]
            if (found === undefined) return []
            const shortest = found.toSorted((one, other) => (length.get(one) ?? 0) - (length.get(other) ?? 0))
            const named = shortest.slice(0, most).flatMap((place) => own.tests[place] ?? [])
            return [[source, named.map(placeOf)]]
          }),
        ),
      }))
    return {
      states: count('states'),
      transitions: count('transitions'),
      answers: count('answers'),
      effects: count('effects'),
    }
  }
  return {
    sources: Object.fromEntries(bySource.map(({ source, own: { run } }) => [source, run])),
    machines: Object.fromEntries(
      Object.entries(machines).map(([name, machine]) => [name, coverageOf(machine)]),
    ),
    tests,
  }
}

/** How many transitions each test takes: one that takes few says most of each. */
function lengths({ machines }: SourceSeen): ReadonlyMap<number, number> {
  const length = new Map<number, number>()
  for (const { transitions } of Object.values(machines))
    for (const places of Object.values(transitions))
      for (const place of places) length.set(place, (length.get(place) ?? 0) + 1)
  return length
}

const nothing: Seen = { states: {}, transitions: {}, answers: {}, effects: {} }

/** With the answers that the transitions tell: of one that was taken the guard said yes, and of those before it no. */
function withAnswersOf(machine: AnyStateMachine, seen: Seen = nothing): Seen {
  const answers = new Map(Object.entries(seen.answers).map(([name, places]) => [name, new Set(places)]))
  const note = (transition: AnyTransitionDefinition, answer: boolean, places: readonly number[]): void => {
    if (transition.guard === undefined) return
    const name = answerName(guardName(transition.guard), answer)
    answers.set(name, new Set([...(answers.get(name) ?? []), ...places]))
  }
  for (const transition of transitionsIn(machine)) {
    const places = seen.transitions[transitionName(transition)]
    if (places === undefined) continue
    note(transition, true, places)
    const siblings = siblingsOf(transition)
    for (const before of siblings.slice(0, siblings.indexOf(transition))) note(before, false, places)
  }
  return { ...seen, answers: Object.fromEntries([...answers].map(([name, places]) => [name, [...places]])) }
}

/** All that can be come to of a chart, by name. */
function namesOf(machine: AnyStateMachine): Readonly<Record<Kind, readonly string[]>> {
  return {
    states: statesIn(machine).map(({ id }) => id),
    transitions: transitionsIn(machine).map(transitionName),
    answers: Object.keys(machine.implementations.guards).flatMap((guard) =>
      [true, false].map((answer) => answerName(guard, answer)),
    ),
    effects: [...new Set(effectsIn(machine))],
  }
}

/** What was seen to be told by a machine's actions, and its words do not say. */
export function unsaidOf(machine: AnyStateMachine, recordings: readonly Recording[]): readonly string[] {
  const said = new Set(effectsIn(machine))
  const seen = recordings.flatMap((recording) =>
    Object.values(recording.seen).flatMap((machines) => Object.keys(machines[machine.id]?.effects ?? {})),
  )
  return [...new Set(seen)].filter((effect) => !said.has(effect))
}

function effectsIn(machine: AnyStateMachine): readonly string[] {
  return Object.values(wordsOf(machine).actions)
    .flat()
    .flatMap((effect) => ('event' in effect ? [effectName(effect)] : []))
}

/** What of these charts no sentence comes to, by name: states, transitions, answers of guards, and what actions tell. */
export function leftBySentences({ machines }: Pick<Report, 'machines'>): readonly string[] {
  return Object.entries(machines).flatMap(([name, { states, transitions, answers, effects }]) => [
    ...leftBy(states, 'sentences'),
    ...leftBy(transitions, 'sentences'),
    ...[...leftBy(answers, 'sentences'), ...leftBy(effects, 'sentences')].map((left) => `${name}: ${left}`),
  ])
}
