import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'

import { failureOf } from '#machines/failure.ts'
import { ErrorState } from '#src/ui/ErrorState.tsx'
import { RetryNotice } from '#src/ui/RetryNotice.tsx'
import { StillLoading } from '#src/ui/StillLoading.tsx'
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx'
import { errorText } from '#src/words/errors.ts'

import { useAskAgain } from './useAskAgain.ts'

interface QueriedProps<Data> {
  query: {
    readonly data: Data | undefined
    readonly error: Error | null
    readonly isError: boolean
    readonly refetch: () => unknown
  }
  /** What is on its way, for who cannot see the places of it. */
  loading: ReactNode
  /** The very places of what comes. */
  skeleton: ReactNode
  /** That it could not be loaded. */
  failed: ReactNode
  /** That what is shown may be old: the last try failed. */
  old: ReactNode
  children: (data: Data) => ReactNode
}

/** What was asked for, once it is there; before that, or where it does not come, what is to be said of it [BROWSE-14]. */
export function Queried<Data>({ query, loading, skeleton, failed, old, children }: QueriedProps<Data>) {
  const { i18n } = useLingui()
  const askAgain = useAskAgain()
  const { data, error, isError } = query
  const retry = (): void => void query.refetch()
  if (data === undefined)
    return isError ? (
      <ErrorState title={failed} onRetry={retry}>
        {errorText(i18n, failureOf(error))}
      </ErrorState>
    ) : (
      <StillLoading onRetry={askAgain}>
        <div role="status">
          <VisuallyHidden>{loading}</VisuallyHidden>
          {skeleton}
        </div>
      </StillLoading>
    )
  return (
    <>
      {isError && <RetryNotice onRetry={retry}>{old}</RetryNotice>}
      {children(data)}
    </>
  )
}
