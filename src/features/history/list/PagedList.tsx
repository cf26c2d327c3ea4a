import { css } from '@emotion/react'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'

import { failureOf } from '#machines/failure.ts'
import { useAskAgain } from '#src/client/hooks/useAskAgain.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { ErrorState } from '#src/ui/feedback/ErrorState.tsx'
import { RetryNotice } from '#src/ui/feedback/RetryNotice.tsx'
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx'
import { StillLoading } from '#src/ui/feedback/StillLoading.tsx'
import { VisuallyHidden } from '#src/ui/text/VisuallyHidden.tsx'
import { space } from '#src/ui/theme/scale.ts'
import { errorText } from '#src/words/errors.ts'

const styles = { list: css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[2] }) }

/** What a list that comes in pages is made of: a query of TanStack's. */
interface Pages {
  readonly data: object | undefined
  readonly error: Error | null
  readonly isRefetchError: boolean
  readonly isFetchNextPageError: boolean
  readonly hasNextPage: boolean
  readonly isFetchingNextPage: boolean
  readonly refetch: () => Promise<unknown>
  readonly fetchNextPage: () => Promise<unknown>
}

interface PagedListProps {
  pages: Pages
  texts: {
    readonly loading: ReactNode
    /** Said where it could not be loaded. */
    readonly failed: ReactNode
    readonly reassurance?: ReactNode
    readonly notCurrent: ReactNode
    readonly moreFailed: ReactNode
  }
  /** Of a row, px. */
  rowHeight: number
  children: ReactNode
}

/** A list of the history, page after page. A refresh leaves what is shown until the new is there. */
export function PagedList({ pages, texts, rowHeight, children }: PagedListProps) {
  const { data, error } = pages
  const retry = (): void => void pages.refetch()
  const more = (): void => void pages.fetchNextPage()
  if (data === undefined) {
    if (error === null) return <Loading rowHeight={rowHeight}>{texts.loading}</Loading>
    return (
      <Failed error={error} title={texts.failed} onRetry={retry}>
        {texts.reassurance}
      </Failed>
    )
  }
  return (
    <div css={styles.list}>
      {pages.isRefetchError && <RetryNotice onRetry={retry}>{texts.notCurrent}</RetryNotice>}
      {children}
      {pages.isFetchNextPageError && <RetryNotice onRetry={more}>{texts.moreFailed}</RetryNotice>}
      {pages.hasNextPage && !pages.isFetchNextPageError && (
        <Button isWide disabled={pages.isFetchingNextPage} onClick={more}>
          {pages.isFetchingNextPage ? (
            <Trans context="something being loaded">Loading…</Trans>
          ) : (
            <Trans context="button: unfold more of the same">Show more</Trans>
          )}
        </Button>
      )}
    </div>
  )
}

interface FailedProps {
  error: Error
  title: ReactNode
  children: ReactNode
  onRetry: () => void
}

function Failed({ error, title, children, onRetry }: FailedProps) {
  const { i18n } = useLingui()
  return (
    <ErrorState title={title} onRetry={onRetry}>
      {errorText(i18n, failureOf(error))} {children}
    </ErrorState>
  )
}

const rowsWhileLoading = [0, 1, 2]

function Loading({ rowHeight, children }: { rowHeight: number; children: ReactNode }) {
  return (
    <StillLoading onRetry={useAskAgain()}>
      <div css={styles.list}>
        <VisuallyHidden>{children}</VisuallyHidden>
        {rowsWhileLoading.map((row) => (
          <Skeleton key={row} height={rowHeight} />
        ))}
      </div>
    </StillLoading>
  )
}
