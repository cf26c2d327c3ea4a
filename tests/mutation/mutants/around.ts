import type { AnyStateMachine } from 'xstate'

import { statesIn } from '#machines/transitionName.ts'

import type { Words } from './words.ts'

/** Where a state of a chart is, by the keys of the states around it. */
export interface Place {
  /** All of its siblings, from the next one round to the previous one. States of a parallel state have none. */
  readonly others: readonly string[]
  /** Where its level begins; null if all of the level is entered at once. */
  readonly first: string | null
  /** Where its inside begins; null if it has none, or all of it is entered at once. */
  readonly inner: string | null
}

/** What is around a place of a chart: its states by their keys, and the words that the chart is written in. */
export interface Around {
  readonly root: { readonly id: string; readonly initial: string | null }
  readonly places: ReadonlyMap<string, Place>
  readonly words: Words
}

export function aroundOf(machine: AnyStateMachine, words: Words): Around {
  return {
    root: { id: machine.id, initial: initialOf(machine.root) },
    words,
    places: new Map(
      statesIn(machine).flatMap((parent) => {
        const keys = Object.keys(parent.states)
        return keys.map((key, at) => [
          key,
          {
            others: [...keys.slice(at + 1), ...keys.slice(0, at)],
            first: initialOf(parent),
            inner: initialOf(parent.states[key]),
          },
        ])
      }),
    ),
  }
}

type Node = AnyStateMachine['root']

function initialOf(node: Node | undefined): string | null {
  return node?.type === 'compound' ? (node.initial.target?.[0]?.key ?? null) : null
}
