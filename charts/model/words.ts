import type { AnyStateMachine } from 'xstate'

/** One thing that an action does. Events that are sent go to a child by its id, or to the parent. */
export interface Deed {
  readonly does: string
  readonly event?: string
  readonly to?: string
  readonly actor?: string
  readonly id?: string
  readonly after?: string
}

/** What the names in a chart stand for, as far as a machine can be read. */
export interface Words {
  /** Guards made of others, each as a sentence of its parts: `not isLocked`. */
  readonly guards: Readonly<Record<string, string>>
  /** What each action raises, sends, emits, starts or keeps. */
  readonly actions: Readonly<Record<string, readonly Deed[]>>
  /** In milliseconds; null where the length follows from the context. */
  readonly delays: Readonly<Record<string, number | null>>
  /** The machine that each actor is; null where it is none of ours. */
  readonly actors: Readonly<Record<string, string | null>>
}
