import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'

import { errors } from '#domain/errorCatalogue.ts'
import { Button } from '#src/ui/Button.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { errorText } from '#src/words/errors.ts'

import { type ListPlace, searchOf } from './eventsSearch.ts'

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
