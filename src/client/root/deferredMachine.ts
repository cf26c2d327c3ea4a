import type { AnyActorLogic, AnyActorRef, AnyEventObject, AnyStateMachine, Snapshot } from 'xstate'

const arrived = 'code.arrived'
/** XState's own event. */
const stopped = 'xstate.stop'

/** What a machine shows while its code is on its way. */
type Arriving = Snapshot<undefined> & {
  readonly isArriving: true
  readonly input: unknown
  /** What it was told meanwhile, in order: it hears it once it is there. */
  readonly heard: readonly AnyEventObject[]
}

/** Whether the code of a machine made by `deferredMachine` is still on its way: then nothing is known of its state. */
export function isArriving(snapshot: object): boolean {
  return 'isArriving' in snapshot
}

function arriving(input: unknown): Arriving {
  return {
    status: 'active',
    output: undefined,
    error: undefined,
    isArriving: true,
    input,
    heard: [],
  }
}

function isStillArriving(snapshot: Snapshot<unknown>): snapshot is Arriving {
  return isArriving(snapshot)
}

/** A machine whose code comes later. */
export interface DeferredMachine<TMachine extends AnyStateMachine> {
  /**
   * Its actors are there from the start and take events; each begins with its input, and hears what it was told, when the
   * code is there: at once where it is there already.
   */
  readonly logic: TMachine
  /** Its code is there. */
  bring(machine: TMachine): void
}

/** A machine whose code is brought by what has it first. */
export function deferredMachine<TMachine extends AnyStateMachine>(): DeferredMachine<TMachine> {
  let there: TMachine | undefined
  const waiting = new Set<AnyActorRef>()
  const logic: AnyActorLogic = {
    getInitialSnapshot: (scope, input: unknown): Snapshot<unknown> =>
      there?.getInitialSnapshot(scope, input as never) ?? arriving(input),
    start(snapshot: Snapshot<unknown>, { self }) {
      if (!isStillArriving(snapshot)) return
      if (there === undefined) waiting.add(self)
      else self.send({ type: arrived, machine: there })
    },
    transition(snapshot: Snapshot<unknown>, event: AnyEventObject, scope) {
      if (!isStillArriving(snapshot)) return machineOf(snapshot).transition(snapshot as never, event, scope)
      if (event.type === stopped) {
        waiting.delete(scope.self)
        return { ...snapshot, status: 'stopped' }
      }
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
  return {
    // Once it is there it is the machine in all that can be seen of it.
    logic: logic as unknown as TMachine,
    bring(machine) {
      there = machine
      for (const actor of waiting) {
        waiting.delete(actor)
        actor.send({ type: arrived, machine })
      }
    },
  }
}

function machineOf(snapshot: Snapshot<unknown>): AnyStateMachine {
  return (snapshot as unknown as { readonly machine: AnyStateMachine }).machine
}
