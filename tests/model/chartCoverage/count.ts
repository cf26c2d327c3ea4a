import type { AnyStateMachine } from 'xstate'

import { wordsOf } from '#machines/chartWords.ts'
import { statesIn, transitionName, transitionsIn } from '#machines/transitionName.ts'

import { answerName, type By, deedName, type Recording, type Seen } from './record.ts'

/** One thing of a chart, and whether sentences and generated walks come to it. */
export interface Counted extends Readonly<Record<By, boolean>> {
  readonly name: string
}

/** What of a chart tests come to: its states, its transitions, both answers of each guard, and what its actions tell. */
export type Coverage = Readonly<Record<keyof Seen, readonly Counted[]>>

/** @param recordings of the files that ran, in any order */
export function coverageOf(machine: AnyStateMachine, recordings: readonly Recording[]): Coverage {
  const all: Record<keyof Seen, readonly string[]> = {
    states: statesIn(machine).map(({ id }) => id),
    transitions: transitionsIn(machine).map(transitionName),
    answers: Object.keys(machine.implementations.guards).flatMap((guard) =>
      [true, false].map((answer) => answerName(guard, answer)),
    ),
    deeds: [...new Set(deedsIn(machine))],
  }
  const seenBy = (by: By, what: keyof Seen) =>
    new Set(recordings.flatMap((recording) => recording[by][machine.id]?.[what] ?? []))
  const count = (what: keyof Seen): readonly Counted[] => {
    const [sentences, walks] = [seenBy('sentences', what), seenBy('walks', what)]
    return all[what].map((name) => ({ name, sentences: sentences.has(name), walks: walks.has(name) }))
  }
  return {
    states: count('states'),
    transitions: count('transitions'),
    answers: count('answers'),
    deeds: count('deeds'),
  }
}

/** What of these no sentence, or no walk, comes to, by name. */
function missing(counted: readonly Counted[], by: By): readonly string[] {
  return counted.filter((each) => !each[by]).map(({ name }) => name)
}

/** What was seen to be told by a machine's actions, and its words do not say. */
export function unsaidOf(machine: AnyStateMachine, recordings: readonly Recording[]): readonly string[] {
  const said = new Set(deedsIn(machine))
  const seen = recordings.flatMap(({ sentences, walks }) =>
    [sentences, walks].flatMap((machines) => machines[machine.id]?.deeds ?? []),
  )
  return [...new Set(seen)].filter((deed) => !said.has(deed))
}

function deedsIn(machine: AnyStateMachine): readonly string[] {
  return Object.values(wordsOf(machine).actions)
    .flat()
    .flatMap((deed) => ('event' in deed ? [deedName(deed)] : []))
}

/** What of these charts no sentence comes to, by name: transitions, answers of guards, and what actions tell. */
export function leftOf(machines: Readonly<Record<string, Coverage>>): readonly string[] {
  return Object.entries(machines).flatMap(([name, { transitions, answers, deeds }]) => [
    ...missing(transitions, 'sentences'),
    ...[...missing(answers, 'sentences'), ...missing(deeds, 'sentences')].map((left) => `${name}: ${left}`),
  ])
}

const columns = ['states', 'transitions', 'answers', 'deeds'] as const

/** A line for each machine and one for all: how much of it sentences come to, and how much walks. */
export function tableOf(machines: Readonly<Record<string, Coverage>>): string {
  const sum = (by: By, what: keyof Seen, of: readonly Coverage[]): string => {
    const counted = of.flatMap((coverage) => coverage[what])
    return `${counted.length - missing(counted, by).length}/${counted.length}`
  }
  const row = (name: string, of: readonly Coverage[]): readonly string[] => [
    name,
    ...(['sentences', 'walks'] as const).flatMap((by) => columns.map((what) => sum(by, what, of))),
  ]
  const rows = [
    ['', 'sentences:', '', '', '', 'walks:'],
    ['machine', ...columns, ...columns],
    ...Object.entries(machines).map(([name, coverage]) => row(name, [coverage])),
    row('all', Object.values(machines)),
  ]
  return rows
    .map((cells) =>
      cells
        .map((cell, at) => cell.padEnd(at === 0 ? 14 : 13))
        .join('')
        .trimEnd(),
    )
    .join('\n')
}
