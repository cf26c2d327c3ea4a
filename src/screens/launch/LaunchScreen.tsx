import { Trans } from '@lingui/react/macro'

import { errors } from '#domain/errorCatalogue.ts'
import type { Failure } from '#machines/failure.ts'
import { BackToPartner } from '#src/features/partner/BackToPartner.tsx'
import { ForbiddenScreen } from '#src/screens/errors/ForbiddenScreen.tsx'
import { StatusPage } from '#src/screens/errors/StatusPage.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { useErrorText } from '#src/words/useErrorText.ts'

import { useLaunchState } from './launchState.ts'
import { Spinner } from './Spinner.tsx'

/** The launch, as far as it has come [LAUNCH-03]. */
export function LaunchScreen() {
  const { step, failure, isStorageBlocked, retry } = useLaunchState()
  switch (step) {
    case 'waiting':
      return <Waiting isStorageBlocked={isStorageBlocked} />
    case 'failed':
      return <Failed failure={failure} />
    case 'timedOut':
      return <TimedOut failure={failure} onRetry={retry} />
    case 'tokenExpired':
      return <TokenExpired />
    case 'storageBlocked':
      return <StorageBlocked />
    case 'nothingToLaunch':
      return <ForbiddenScreen />
  }
}

function Waiting({ isStorageBlocked }: { isStorageBlocked: boolean }) {
  const errorText = useErrorText()
  return (
    <StatusPage role="status" icon="clock" picture={<Spinner />} title={<Trans>Signing you in</Trans>}>
      <p>
        <Trans>This takes a moment.</Trans>
      </p>
      {isStorageBlocked && <Notice tone="warning">{errorText({ code: errors.turnOnCookie.code })}</Notice>}
    </StatusPage>
  )
}

function Failed({ failure }: { failure: Failure | null }) {
  const errorText = useErrorText()
  return (
    <StatusPage
      role="alert"
      icon="error"
      tone="danger"
      title={<Trans>You could not be signed in</Trans>}
      action={<BackToPartner />}
    >
      {failure !== null && <p>{errorText(failure)}</p>}
      <p>
        <Trans>Go back to your operator's site and open the game again.</Trans>
      </p>
      <Reference failure={failure} />
    </StatusPage>
  )
}

function TimedOut({ failure, onRetry }: { failure: Failure | null; onRetry: () => void }) {
  const errorText = useErrorText()
  const isOffline = failure?.kind === 'offline'
  const isNamed = failure !== null && failure.code !== null
  return (
    <StatusPage
      role="alert"
      icon={isOffline ? 'offline' : 'clock'}
      tone="warning"
      title={isOffline ? <Trans>You are offline</Trans> : <Trans>No answer yet</Trans>}
      action={
        <Button variant="primary" isLarge onClick={onRetry}>
          <Trans>Retry</Trans>
        </Button>
      }
    >
      <p>{errorText(isOffline || isNamed ? failure : { code: errors.authenticationTimeout.code })}</p>
      <Reference failure={failure} />
    </StatusPage>
  )
}

function TokenExpired() {
  const errorText = useErrorText()
  return (
    <StatusPage
      role="alert"
      icon="lock"
      tone="warning"
      title={errorText({ code: errors.tokenExpired.code })}
      action={<BackToPartner />}
    />
  )
}

function StorageBlocked() {
  const errorText = useErrorText()
  return (
    <StatusPage
      role="alert"
      icon="lock"
      tone="warning"
      title={errorText({ code: errors.turnOnCookie.code })}
      action={<BackToPartner />}
    >
      <p>
        <Trans>
          Your browser keeps nothing for this site, so a reload cannot go on where you were. Open the game
          again from your operator's site.
        </Trans>
      </p>
    </StatusPage>
  )
}

/** What support can look up. */
function Reference({ failure }: { failure: Failure | null }) {
  if (failure === null || failure.refCode === null) return null
  const { refCode } = failure
  return (
    <p>
      <small>
        <Trans>Support code {refCode}</Trans>
      </small>
    </p>
  )
}
