import { css } from '@emotion/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'

import { failureOf } from '#machines/failure.ts'
import { eventQuery } from '#src/api/events.ts'
import { useClient } from '#src/client/context.tsx'
import { useAskAgain } from '#src/client/useAskAgain.ts'
import { ScreenHeading } from '#src/shell/ScreenHeading.tsx'
import { AfterPaint } from '#src/ui/afterPaint.tsx'
import { ErrorState } from '#src/ui/ErrorState.tsx'
import { StillLoading } from '#src/ui/StillLoading.tsx'
import { space } from '#src/ui/theme/scale.ts'
import { errorText } from '#src/words/errors.ts'

import { BackToList } from './BackToList.tsx'
import { EventDetail } from './EventDetail.tsx'
import { EventOver } from './EventOver.tsx'
import { EventSkeleton } from './EventSkeleton.tsx'
import type { EventView } from './eventViews.ts'
import { useEventChannel } from './useEventChannel.ts'

const screen = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[2],
  alignContent: 'start',
  paddingTop: space[2],
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
      <BackToList />
      <EventContent key={eventId} client={client} eventId={eventId} view={view} onView={onView} />
    </div>
  )
}

interface EventContentProps extends Required<EventScreenProps> {
  client: ReturnType<typeof useClient>
}

function EventContent({ client, eventId, view, onView }: EventContentProps) {
  const { i18n } = useLingui()
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
  return (
    <>
      <ScreenHeading isHidden>
        <Trans>Match</Trans>
      </ScreenHeading>
      {event === null ? (
        <EventOver />
      ) : (
        <ErrorState title={<Trans>This event could not be loaded</Trans>} onRetry={() => void refetch()}>
          {errorText(i18n, failureOf(error))}
        </ErrorState>
      )}
    </>
  )
}
