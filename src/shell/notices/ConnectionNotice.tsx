import { useLingui } from '@lingui/react'
import { useSelector } from '@xstate/react'
import type { SnapshotFrom } from 'xstate'

import type { serversMachine } from '#machines/servers/machine.ts'
import type { socketMachine } from '#machines/socket/machine.ts'
import { useActor } from '#src/client/hooks/useActor.ts'
import { isArriving } from '#src/client/root/deferredMachine.ts'
import { Toast } from '#src/ui/overlay/toasts/Toast.tsx'
import { connectionText, type ConnectionTrouble } from '#src/words/session/connection.ts'

function troubleOf(snapshot: SnapshotFrom<typeof socketMachine> | undefined): ConnectionTrouble | null {
  if (snapshot === undefined || snapshot.hasTag('live')) return null
  if (snapshot.matches('offline')) return 'offline'
  if (snapshot.matches({ open: { established: 'silent' } }) || snapshot.matches({ open: 'woken' }))
    return 'silent'
  // The first try of all needs no words: nothing is shown yet that could be old.
  const { hasBeenLive, attempt } = snapshot.context
  return hasBeenLive || attempt > 1 || snapshot.matches({ open: 'established' }) ? 'reconnecting' : null
}

function isStranded(snapshot: SnapshotFrom<typeof serversMachine> | undefined): boolean {
  return snapshot !== undefined && !isArriving(snapshot) && snapshot.hasTag('stranded')
}

/** Says that prices stand still or that no server is left, and why. */
export function ConnectionNotice() {
  const ofChannel = useSelector(useActor('eventsChannel'), troubleOf)
  const hasNone = useSelector(useActor('servers'), isStranded)
  // What the channel has to say is of the prices, and comes first; but where no server is left, it has none either.
  const isForServers = hasNone && (ofChannel === null || ofChannel === 'reconnecting')
  const trouble = isForServers ? 'stranded' : ofChannel
  const { i18n } = useLingui()
  return trouble === null ? null : (
    <Toast tone="warning" icon="offline">
      {connectionText(i18n, trouble)}
    </Toast>
  )
}
