import type { Assumptions } from './assume.ts'

/**
 * What no machine of ours has and nobody asks one for: snapshots to be written down and begun from (what outlives the page
 * is kept by `src/storage`), ways to a state by an event of its own (`route`). What is wrong with a machine is said in
 * full where it is tested.
 */
export const xstate: Assumptions = {
  edits: [
    [
      "Infinite loop detected: the machine has processed more than ${maxIterations} microsteps without reaching a stable state. This usually happens when there's a cycle of transitions (e.g., eventless transitions or raised events causing state A -> B -> C -> A).",
      'Infinite loop',
    ],
    [' is not a valid target from the root node. Did you mean ".${target}"?', ' is no target'],
    [
      'Null events ("") cannot be specified as a transition key. Use `always: { ... }` instead.',
      'Null event',
    ],
  ],
  bodies: {
    getPersistedSnapshot: 'throw Error("left out of xstate: getPersistedSnapshot")',
    formatRouteTransitions: '',
  },
}

/** The same of a machine, and its definition as a whole, which the charts are made of and no client. */
export const xstateMachine: Assumptions = {
  edits: [
    [
      'restoreSnapshot(snapshot, _actorScope) {',
      'restoreSnapshot(snapshot, _actorScope) { throw Error("left out of xstate: restoreSnapshot");',
    ],
    [
      'get definition() { return { id: this.id,',
      'get definition() { throw Error("left out of xstate: definition"); return { id: this.id,',
    ],
    [
      "toJSON() { const { onDone, onError, ...invokeDefValues } = invokeConfig; return { ...invokeDefValues, type: 'xstate.invoke', src: sourceName, id: resolvedId }; }",
      '',
    ],
    ['. Try adding { initial: "${Object.keys(this.states)[0]}" } to the state config.', ''],
  ],
}
