import { css } from '@emotion/react'
import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'

import { eventQuery } from '#src/api/events.ts'
import { useClient } from '#src/client/context.tsx'
import { ScreenHeading } from '#src/shell/ScreenHeading.tsx'
import { AfterPaint } from '#src/ui/afterPaint.tsx'
import { ErrorState } from '#src/ui/ErrorState.tsx'
import { space } from '#src/ui/theme/scale.ts'

import { BackToList } from './BackToList.tsx'
import { EventDetail } from './EventDetail.tsx'
import { EventOver } from './EventOver.tsx'
import { EventSkeleton } from './EventSkeleton.tsx'
import { useEventChannel } from './useEventChannel.ts'

const screen = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[2],
  alignContent: 'start',
  paddingTop: space[2],
})

/** One event with every market of it [BROWSE-08]: on its way, failed, over, or here. */
export function EventScreen({ eventId }: { eventId: string }) {
  const client = useClient()
  useEventChannel(eventId)
  return (
    <div css={screen}>
      <BackToList />
      <EventContent key={eventId} client={client} eventId={eventId} />
    </div>
  )
}

function EventContent({ client, eventId }: { client: ReturnType<typeof useClient>; eventId: string }) {
  const { data: event, isPending, refetch } = useQuery(eventQuery(client, eventId))
  if (event)
    return (
      <AfterPaint waiting={<EventSkeleton />}>
        <EventDetail event={event} />
      </AfterPaint>
    )
  if (event !== null && isPending) return <EventSkeleton />
  return (
    <>
      <ScreenHeading isHidden>
        <Trans>Match</Trans>
      </ScreenHeading>
      {event === null ? (
        <EventOver />
      ) : (
        <ErrorState title={<Trans>This event could not be loaded</Trans>} onRetry={() => void refetch()}>
          <Trans>Check your connection, then try again.</Trans>
        </ErrorState>
      )}
    </>
  )
}
