import type { ActorLogic, AnyActorRef, AnyEventObject, AnyStateMachine, Snapshot } from 'xstate'

import { recorded } from './chartCoverage/record.ts'

/** What a stand-in shows: whom it plays, what it was given, what it was sent, and how it ended. */
export type StubSnapshot = Snapshot<unknown> & {
  readonly plays: string
  readonly given: unknown
  readonly received: readonly AnyEventObject[]
}

/**
 * An actor that does nothing until it is told how to end. It takes the place of a promise, a callback or a whole machine,
 * and ends within the call, so that a replay needs no waiting.
 */
const stubLogic = (plays: string): ActorLogic<StubSnapshot, AnyEventObject, unknown> => ({
  transition: (snapshot, event) => {
    switch (event.type) {
      case 'stub.done':
        return { ...snapshot, status: 'done', output: event.output, error: undefined }
      case 'stub.failed':
        return { ...snapshot, status: 'error', output: undefined, error: event.error }
      default:
        return { ...snapshot, received: [...snapshot.received, event] }
    }
  },
  getInitialSnapshot: (_, input) => ({
    status: 'active',
    output: undefined,
    error: undefined,
    plays,
    given: input,
    received: [],
  }),
  getPersistedSnapshot: (snapshot) => snapshot,
})

/** The machine with a stand-in for every actor it names. */
export function withStubs<TMachine extends AnyStateMachine>(machine: TMachine): TMachine {
  const actors = Object.fromEntries(
    Object.keys(machine.implementations.actors).map((name) => [name, stubLogic(name)]),
  )
  // The one place where fakes are passed off as the real thing: the chart cannot tell, which is its point.
  return recorded(machine).provide({ actors }) as TMachine
}

/** What a stand-in shows of itself. @throws if no actor has that id */
export function stubOf(actor: AnyActorRef, id: string): { ref: AnyActorRef; snapshot: StubSnapshot } {
  const ref: AnyActorRef | undefined = actor.getSnapshot().children[id]
  if (ref === undefined) throw new Error(`no actor "${id}" is running`)
  return { ref, snapshot: ref.getSnapshot() }
}
