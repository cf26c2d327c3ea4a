import { css } from '@emotion/react'
import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'

import { failureOf } from '#machines/failure.ts'
import { eventQuery } from '#src/api/lists/events.ts'
import { FailureText } from '#src/client/components/FailureText.tsx'
import { useClient } from '#src/client/context.tsx'
import { useAskAgain } from '#src/client/hooks/useAskAgain.ts'
import { useEventChannel } from '#src/client/hooks/useEventChannel.ts'
import { ScreenHeading } from '#src/shell/ScreenHeading.tsx'
import { ErrorState } from '#src/ui/feedback/ErrorState.tsx'
import { StillLoading } from '#src/ui/feedback/StillLoading.tsx'
import { space } from '#src/ui/theme/scale.ts'
import { AfterPaint } from '#src/ui/timing/afterPaint.tsx'

import { EventDetail } from './EventDetail.tsx'
import { EventNotFound } from './EventOver.tsx'
import { EventSkeleton } from './EventSkeleton.tsx'
import { BackToList } from './head/BackToList.tsx'
import type { EventView } from './views/eventViews.ts'

const screen = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[2],
  alignContent: 'start',
})

interface EventScreenProps {
  eventId: string
  view?: EventView
  onView?: (view: EventView) => void
}

/** One event with every market of it [BROWSE-08]: on its way, failed, over, or here. */
export function EventScreen({ eventId, view = 'bet', onView = () => {} }: EventScreenProps) {
  const client = useClient()
  useEventChannel(eventId)
  return (
    <div css={screen}>
      <EventContent key={eventId} client={client} eventId={eventId} view={view} onView={onView} />
    </div>
  )
}

interface EventContentProps extends Required<EventScreenProps> {
  client: ReturnType<typeof useClient>
}

function EventContent({ client, eventId, view, onView }: EventContentProps) {
  const askAgain = useAskAgain()
  const { data: event, error, refetch } = useQuery(eventQuery(client, eventId))
  if (event)
    return (
      <AfterPaint waiting={<EventSkeleton view={view} />}>
        <EventDetail event={event} view={view} onView={onView} />
      </AfterPaint>
    )
  if (event === undefined && error === null)
    return (
      <StillLoading onRetry={askAgain}>
        <EventSkeleton view={view} />
      </StillLoading>
    )
  if (event === null)
    return (
      <>
        <BackToList />
        <EventNotFound />
      </>
    )
  return (
    <>
      <ScreenHeading isHidden>
        <Trans context="page heading: a match">Match</Trans>
      </ScreenHeading>
      <BackToList />
      <ErrorState title={<Trans>Couldn't load this event</Trans>} onRetry={() => void refetch()}>
        <FailureText failure={failureOf(error)} />
      </ErrorState>
    </>
  )
}
