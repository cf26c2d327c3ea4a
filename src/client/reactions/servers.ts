import type { SnapshotFrom } from 'xstate'

import type { serversMachine } from '#machines/servers/machine.ts'
import { actorOf, type AppActor } from '#src/client/root/actorOf.ts'
import { isArriving } from '#src/client/root/deferredMachine.ts'
import type { Services } from '#src/client/services.ts'

/**
 * Calls go to the server that the machine has chosen [SRV-02]. What was asked for and failed, and is looked at, is asked
 * for once more where there is a new one: questions alone, for a bet on its way is the slip's to ask about.
 */
export function watchServers(
  { config, queryClient }: Pick<Services, 'config' | 'queryClient'>,
  appActor: AppActor,
): void {
  let chosen = config.serverAddress('main')
  const follow = (snapshot: SnapshotFrom<typeof serversMachine>): void => {
    if (isArriving(snapshot) || snapshot.context.chosen === chosen) return
    chosen = snapshot.context.chosen
    config.choose(chosen)
    void queryClient.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' })
  }
  actorOf({ appActor }, 'servers')?.subscribe(follow)
}
