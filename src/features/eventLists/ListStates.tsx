import { css } from '@emotion/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'

import { errors } from '#domain/errorCatalogue.ts'
import { failureOf } from '#machines/failure.ts'
import { Button } from '#src/ui/Button.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { ErrorState } from '#src/ui/ErrorState.tsx'
import { RetryNotice } from '#src/ui/RetryNotice.tsx'
import { layer, floating, space } from '#src/ui/theme/scale.ts'
import { errorText } from '#src/words/errors.ts'

import { type ListPlace, searchOf } from './eventsSearch.ts'

// Over the rows' lower end, so that none of them moves to make room.
const notCurrent = css({
  position: 'sticky',
  bottom: `calc(var(--shell-bottom) + ${space[3]}px)`,
  zIndex: layer.overRows,
  display: 'grid',
  justifyItems: 'center',
  height: 0,
  alignContent: 'end',
  pointerEvents: 'none',
  '> div': { boxShadow: floating, pointerEvents: 'auto' },
})

/** Nothing in this list, and where there may be something [BROWSE-14]. */
export function ListEmpty({ place }: { place: ListPlace }) {
  const { tab, gameId } = place
  const { i18n } = useLingui()
  const navigate = useNavigate()
  const isOfGame = gameId !== null
  return (
    <EmptyState
      icon="calendar"
      title={errorText(i18n, { code: errors.noResult.code })}
      action={
        isOfGame ? (
          <Button
            onClick={() => void navigate({ to: '/events', search: searchOf({ ...place, gameId: null }) })}
          >
            <Trans>Show all games</Trans>
          </Button>
        ) : (
          tab !== 'today' && (
            <Button onClick={() => void navigate({ to: '/events', search: {} })}>
              <Trans>Show today's events</Trans>
            </Button>
          )
        )
      }
    >
      {isOfGame ? (
        <Trans>This game has no events here now. Other games may have some, or look in another tab.</Trans>
      ) : (
        <Trans>There are no events here now. Look in another tab; new ones appear by themselves.</Trans>
      )}
    </EmptyState>
  )
}

/** The list could not be loaded, and nothing was lost by it [BROWSE-14]. */
export function ListFailed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const { i18n } = useLingui()
  return (
    <ErrorState title={<Trans>The events could not be loaded</Trans>} onRetry={onRetry}>
      {errorText(i18n, failureOf(error))}
    </ErrorState>
  )
}

/**
 * The list could not be fetched again. Its rows stay, so that the member keeps their place; which of their prices can
 * be bet is the price book's to say, as ever [SRV-11].
 */
export function ListNotCurrent({ onRetry }: { onRetry: () => void }) {
  return (
    <div css={notCurrent}>
      <RetryNotice onRetry={onRetry}>
        <Trans>This list may not be up to date.</Trans>
      </RetryNotice>
    </div>
  )
}
