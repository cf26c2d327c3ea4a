import { css } from '@emotion/react'
import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'

import type { Event } from '#domain/market/event.ts'
import { NextMatches } from '#src/features/eventLists/deferredLists.tsx'
import { ResultBoard } from '#src/features/results/deferredBoard.ts'
import { BackToMatches } from '#src/screens/errors/BackToMatches.tsx'
import { StatusPage } from '#src/screens/errors/StatusPage.tsx'
import { buttonLook } from '#src/ui/controls/Button.tsx'
import { space } from '#src/ui/theme/scale.ts'

const ways = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: space[2],
  '> a': { minHeight: 40 },
})

const board = css({ width: '100%', minWidth: 0, textAlign: 'start' })

/** The event has closed: how it ended, where its result is, and what is played next [LIVE-07]. */
export function EventOver({ event }: { event: Event }) {
  const { eventId, away, scoreline } = event
  return (
    <>
      <StatusPage
        isWithin
        icon="clock"
        title={<Trans>This event is closed</Trans>}
        action={
          <div css={ways}>
            <Link to="/game-results/$eventId" params={{ eventId }} css={buttonLook({ variant: 'primary' })}>
              <Trans context="button: open the result of this match">View result</Trans>
            </Link>
            <BackToMatches />
          </div>
        }
      >
        {away !== '' && scoreline !== null && (
          <div css={board}>
            <ResultBoard event={event} />
          </div>
        )}
        <p>
          <Trans>Betting has ended. Your bets are in your bet history.</Trans>
        </p>
      </StatusPage>
      <NextMatches event={event} />
    </>
  )
}

/** No event has this address [LIVE-07]. */
export function EventNotFound() {
  return (
    <StatusPage
      isPart
      icon="info"
      title={<Trans>Event not found</Trans>}
      action={
        <div css={ways}>
          <BackToMatches />
          <Link to="/game-results" css={buttonLook({})}>
            <Trans context="results of matches">Results</Trans>
          </Link>
        </div>
      }
    >
      <p>
        <Trans>The address may be mistyped, or the event is too old. Results go back 3 months.</Trans>
      </p>
    </StatusPage>
  )
}
