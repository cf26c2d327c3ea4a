import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'

import { Button } from '#src/ui/controls/Button.tsx'

import { EmptyState } from './EmptyState.tsx'

interface ErrorStateProps {
  /** What happened, in words. */
  title: ReactNode
  children?: ReactNode
  onRetry?: () => void
}

/** Something could not be loaded: what happened, and a quiet offer to try again. */
export function ErrorState({ title, children, onRetry }: ErrorStateProps) {
  return (
    <div role="alert">
      <EmptyState
        icon="warning"
        title={title}
        action={
          onRetry && (
            <Button onClick={onRetry}>
              <Trans context="verb: try again what failed">Retry</Trans>
            </Button>
          )
        }
      >
        {children}
      </EmptyState>
    </div>
  )
}
