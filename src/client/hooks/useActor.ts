import { useSelector } from '@xstate/react'

import { useClient } from '#src/client/context.tsx'
import { actorOf, type ActorName, type ActorOf } from '#src/client/root/actorOf.ts'

/** The actor that the root has under a name, kept current. Its code may still be on its way (`isArriving`). */
export function useActor<Name extends ActorName>(name: Name): ActorOf<Name> | undefined {
  const client = useClient()
  return useSelector(client.appActor, () => actorOf(client, name))
}
