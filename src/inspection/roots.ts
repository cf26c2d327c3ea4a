import { createActor as create, type AnyActorRef } from 'xstate'

/** Hears of each actor that is started outside all others, those that are there already included. */
export type RootListener = (root: AnyActorRef) => void

const roots = new Set<AnyActorRef>()
const listeners = new Set<RootListener>()

/**
 * XState's `createActor`, which the inspecting build puts in its place in all of the client: so every root is known,
 * from before it starts.
 */
export const createActor: typeof create = (...args) => {
  const actor = create(...args)
  roots.add(actor)
  for (const listener of listeners) listener(actor)
  return actor
}

/** Tells of every root, now and from now on. @returns what ends it */
export function watchRoots(listener: RootListener): () => void {
  for (const root of roots) listener(root)
  listeners.add(listener)
  return () => listeners.delete(listener)
}
