import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'

import type { MiniGameTable } from '#domain/bets/miniGame.ts'
import { errors } from '#domain/session/errorCatalogue.ts'
import { failureOf } from '#machines/failure.ts'
import { useAskAgain } from '#src/client/hooks/useAskAgain.ts'
import { ErrorState } from '#src/ui/feedback/ErrorState.tsx'
import { RetryNotice } from '#src/ui/feedback/RetryNotice.tsx'
import { StillLoading } from '#src/ui/feedback/StillLoading.tsx'
import { VisuallyHidden } from '#src/ui/text/VisuallyHidden.tsx'
import { errorText } from '#src/words/errors.ts'

import type { useTables } from './useTables.ts'

interface QueriedTablesProps {
  query: ReturnType<typeof useTables>
  skeleton: ReactNode
  children: (tables: readonly MiniGameTable[]) => ReactNode
}

/**
 * The tables, once they are there. A mini-game server that refuses, or that knows no session, says nothing of the member's:
 * the games are not available, in the catalogue's words [SRV-07] [SRV-12].
 */
export function QueriedTables({ query, skeleton, children }: QueriedTablesProps) {
  const { i18n } = useLingui()
  const askAgain = useAskAgain()
  const { data, error, isError } = query
  const retry = (): void => void query.refetch()
  if (data !== undefined)
    return (
      <>
        {isError && (
          <RetryNotice onRetry={retry}>
            <Trans>These tables may not be up to date.</Trans>
          </RetryNotice>
        )}
        {children(data)}
      </>
    )
  if (!isError)
    return (
      <StillLoading onRetry={askAgain}>
        <div role="status">
          <VisuallyHidden>
            <Trans>Loading the mini-games</Trans>
          </VisuallyHidden>
          {skeleton}
        </div>
      </StillLoading>
    )
  const failure = failureOf(error)
  const isDown = failure.kind === 'broken' || failure.kind === 'unauthorized'
  const isNamed = failure.code !== null && failure.code !== 0
  return (
    <ErrorState title={<Trans context="a mini-game">Game not available</Trans>} onRetry={retry}>
      {errorText(i18n, isDown && !isNamed ? errors.minigameDown : failure)}
    </ErrorState>
  )
}
