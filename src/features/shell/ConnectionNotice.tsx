import { Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import type { SnapshotFrom } from 'xstate'

import type { socketMachine } from '#machines/socket/machine.ts'
import { useClient } from '#src/app/context.tsx'
import { Toast } from '#src/ui/toasts/Toast.tsx'

type Trouble = 'offline' | 'reconnecting'

function troubleOf(snapshot: SnapshotFrom<typeof socketMachine> | undefined): Trouble | null {
  if (snapshot === undefined) return null
  if (snapshot.matches('offline')) return 'offline'
  if (snapshot.matches('waitingToReconnect')) return 'reconnecting'
  return null
}

/** Says that prices stand still, and why. */
export function ConnectionNotice() {
  const channel = useSelector(useClient().appActor, ({ children }) => children.eventsChannel)
  const trouble = useSelector(channel, troubleOf)
  if (trouble === null) return null
  return (
    <Toast icon="offline">
      {trouble === 'offline' ? (
        <Trans>You are offline. Prices are not current.</Trans>
      ) : (
        <Trans>Connecting again. Prices are not current.</Trans>
      )}
    </Toast>
  )
}
