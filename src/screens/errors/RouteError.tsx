import { Trans } from '@lingui/react/macro'
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'

import { Button } from '#src/ui/Button.tsx'

import { StatusPage } from './StatusPage.tsx'

/** A screen failed: a fault of ours, or its code could not be loaded. The machines live outside and go on. */
export function RouteError({ reset }: ErrorComponentProps) {
  const router = useRouter()
  const retry = (): void => {
    reset()
    void router.invalidate()
  }
  return (
    <StatusPage
      isPart
      role="alert"
      icon="error"
      tone="danger"
      title={<Trans>This page could not be shown</Trans>}
      action={
        <Button variant="primary" onClick={retry}>
          <Trans>Retry</Trans>
        </Button>
      }
    >
      <p>
        <Trans>A bet you have confirmed is not lost: it goes on by itself.</Trans>
      </p>
    </StatusPage>
  )
}
