import { Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import type { SnapshotFrom } from 'xstate'

import type { socketMachine } from '#machines/socket/machine.ts'
import { useClient } from '#src/client/context.tsx'
import { Toast } from '#src/ui/toasts/Toast.tsx'

type Trouble = 'offline' | 'silent' | 'reconnecting'

function troubleOf(snapshot: SnapshotFrom<typeof socketMachine> | undefined): Trouble | null {
  if (snapshot === undefined || snapshot.hasTag('live')) return null
  if (snapshot.matches('offline')) return 'offline'
  if (snapshot.matches({ open: { established: 'silent' } }) || snapshot.matches({ open: 'woken' }))
    return 'silent'
  // The first try of all needs no words: nothing is shown yet that could be old.
  return snapshot.context.hasBeenLive || snapshot.context.attempt > 1 ? 'reconnecting' : null
}

function TroubleText({ trouble }: { trouble: Trouble }) {
  switch (trouble) {
    case 'offline':
      return <Trans>You are offline. Prices are not current.</Trans>
    case 'silent':
      return <Trans>Nothing is heard from the server. Prices are not current.</Trans>
    case 'reconnecting':
      return <Trans>Connecting again. Prices are not current.</Trans>
  }
}

/** Says that prices stand still, and why. */
export function ConnectionNotice() {
  const channel = useSelector(useClient().appActor, ({ children }) => children.eventsChannel)
  const trouble = useSelector(channel, troubleOf)
  if (trouble === null) return null
  return (
    <Toast icon="offline">
      <TroubleText trouble={trouble} />
    </Toast>
  )
}
