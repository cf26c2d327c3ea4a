import type { ActorRefFrom, SnapshotFrom } from 'xstate'

import type { appMachine } from '#machines/app/machine.ts'
import type { serversMachine } from '#machines/servers/machine.ts'
import { isArriving } from '#src/client/actors/lateMachine.ts'
import type { Services } from '#src/client/services.ts'

/**
 * Calls go to the server that the machine has chosen [SRV-02]. What was asked for and failed, and is looked at, is asked
 * for once more where there is a new one: questions alone, for a bet on its way is the slip's to ask about.
 */
export function watchServers(
  { config, queryClient }: Pick<Services, 'config' | 'queryClient'>,
  appActor: ActorRefFrom<typeof appMachine>,
): void {
  let chosen = config.serverAddress('main')
  const follow = (snapshot: SnapshotFrom<typeof serversMachine>): void => {
    if (isArriving(snapshot) || snapshot.context.chosen === chosen) return
    chosen = snapshot.context.chosen
    config.choose(chosen)
    void queryClient.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' })
  }
  let isWatched = false
  appActor.subscribe(({ children: { servers } }) => {
    if (servers === undefined || isWatched) return
    isWatched = true
    servers.subscribe(follow)
  })
}
