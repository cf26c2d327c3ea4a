import type { ConnectivityEvent } from '#machines/connectivity/types.ts'

import { actorOf, type AppActor } from './actorOf.ts'

/** The page and its network, as the root's machine of that name reports them [LIVE-04]. */
export interface Connectivity {
  /** Only once the root has started: before that nothing is told. */
  subscribe(listener: (event: ConnectivityEvent) => void): () => void
  /** Tells everybody to try again at once: the servers are back, as far as is known elsewhere. */
  reportBack(): void
}

export function createConnectivity(root: { readonly appActor: AppActor }): Connectivity {
  const actor = () => actorOf(root, 'connectivity')
  return {
    subscribe(listener) {
      const subscription = actor()?.on('*', listener)
      return () => subscription?.unsubscribe()
    },
    reportBack: () => actor()?.send({ type: 'servers.cameBack' }),
  }
}
