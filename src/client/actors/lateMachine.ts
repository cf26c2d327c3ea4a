import type { AnyActorLogic, AnyEventObject, AnyStateMachine, Snapshot } from 'xstate'

const arrived = 'code.arrived'

/** What a machine shows while its code is on its way. */
type Arriving = Snapshot<undefined> & {
  readonly isArriving: true
  readonly input: unknown
  /** What it was told meanwhile, in order: it hears it once it is there. */
  readonly heard: readonly AnyEventObject[]
}

/** Whether the code of a machine made by `lateMachine` is still on its way: then nothing is known of its state. */
export function isArriving(snapshot: object): boolean {
  return 'isArriving' in snapshot
}

function isStillArriving(snapshot: Snapshot<unknown>): snapshot is Arriving {
  return isArriving(snapshot)
}

/**
 * A machine whose code comes later. Its actor is there from the start and takes events; it begins with its input, and
 * hears what it was told, when the code is there.
 * @param load fetches the machine; asked once an actor
 */
export function lateMachine<TMachine extends AnyStateMachine>(load: () => Promise<TMachine>): TMachine {
  const logic: AnyActorLogic = {
    getInitialSnapshot: (_, input: unknown): Arriving => ({
      status: 'active',
      output: undefined,
      error: undefined,
      isArriving: true,
      input,
      heard: [],
    }),
    start(_, { self }) {
      void load().then((machine) => {
        if (self.getSnapshot().status === 'active') self.send({ type: arrived, machine })
      })
    },
    transition(snapshot: Snapshot<unknown>, event: AnyEventObject, scope) {
      if (!isStillArriving(snapshot)) return machineOf(snapshot).transition(snapshot as never, event, scope)
      if (event.type !== arrived) return { ...snapshot, heard: [...snapshot.heard, event] }
      const machine = event.machine as TMachine
      const begun = machine.getInitialSnapshot(scope, snapshot.input as never)
      return snapshot.heard.reduce((state, heard) => machine.transition(state, heard, scope), begun)
    },
    getPersistedSnapshot: (snapshot: Snapshot<unknown>, options) =>
      isStillArriving(snapshot)
        ? snapshot
        : machineOf(snapshot).getPersistedSnapshot(snapshot as never, options),
  }
  // Once it is there it is the machine in all that can be seen of it.
  return logic as unknown as TMachine
}

function machineOf(snapshot: Snapshot<unknown>): AnyStateMachine {
  return (snapshot as unknown as { readonly machine: AnyStateMachine }).machine
}
