import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'

import { failureOf } from '#machines/failure.ts'
import { useAskAgain } from '#src/client/hooks/useAskAgain.ts'
import { ErrorState } from '#src/ui/feedback/ErrorState.tsx'
import { RetryNotice } from '#src/ui/feedback/RetryNotice.tsx'
import { StillLoading } from '#src/ui/feedback/StillLoading.tsx'
import { VisuallyHidden } from '#src/ui/text/VisuallyHidden.tsx'
import { errorText } from '#src/words/errors.ts'

interface QueriedProps<Data> {
  query: {
    readonly data: Data | undefined
    readonly error: Error | null
    readonly isError: boolean
    readonly refetch: () => unknown
  }
  /** Says what is on its way, for anyone who cannot see the skeleton. */
  loading: ReactNode
  /** Placeholders, exactly where the content will be. */
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
