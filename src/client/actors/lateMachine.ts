import type { AnyActorLogic, AnyEventObject, AnyStateMachine, Snapshot } from 'xstate'

import type { Timers } from '#src/realtime/timers.ts'

import { persistently } from './persistently.ts'

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
      if (event.type === stopped) return { ...snapshot, status: 'stopped' }
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

/** A machine whose code comes when it is wanted. */
export interface WantedLater<TMachine extends AnyStateMachine> {
  readonly logic: TMachine
  /** Fetches the code now: something waits for it. */
  load(): void
}

/** A late machine that is fetched when somebody wants it, and asked for until it comes. */
export function wantedLater<TMachine extends AnyStateMachine>(
  timers: Timers,
  fetchMachine: () => Promise<TMachine>,
): WantedLater<TMachine> {
  let want: () => void = () => undefined
  const wanted = new Promise<void>((resolve) => (want = resolve))
  const logic = lateMachine(async () => {
    await wanted
    return await persistently(fetchMachine, timers)
  })
  return { logic, load: () => want() }
}
