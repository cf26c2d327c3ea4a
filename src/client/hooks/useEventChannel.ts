import { useEffect } from 'react'

import { useClient } from '#src/client/context.tsx'

/** While a screen shows an event, the event's own channel is open [LIVE-02]. */
export function useEventChannel(eventId: string): void {
  const { appActor } = useClient()
  useEffect(() => {
    appActor.send({ type: 'eventChannel.opened', eventId })
    return () => appActor.send({ type: 'eventChannel.closed' })
  }, [appActor, eventId])
}
