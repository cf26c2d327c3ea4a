import { Trans, useLingui } from '@lingui/react/macro'

import type { Failure } from '#machines/failure.ts'
import { FailureText } from '#src/client/components/FailureText.tsx'
import { BackToPartner } from '#src/features/partner/deferredPartner.ts'
import { ForbiddenScreen } from '#src/screens/errors/deferredErrors.ts'
import { StatusPage } from '#src/screens/errors/StatusPage.tsx'
import { Button } from '#src/ui/controls/Button.tsx'
import { Notice } from '#src/ui/feedback/Notice.tsx'
import { Spinner } from '#src/ui/feedback/Spinner.tsx'
import { earlyMessages } from '#src/words/failures.ts'
import { launchText, saysWhy, type UnfinishedLaunch } from '#src/words/session/launch.ts'

import { useLaunchState } from './launchState.ts'

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
    case 'storageBlocked':
      return <Locked step={step} />
    case 'nothingToLaunch':
      return <ForbiddenScreen />
  }
}

function Waiting({ isStorageBlocked }: { isStorageBlocked: boolean }) {
  const { i18n } = useLingui()
  const { title, paragraphs } = launchText(i18n, 'waiting', null)
  return (
    <StatusPage role="status" icon="clock" picture={<Spinner />} title={title}>
      <Paragraphs texts={paragraphs} />
      {isStorageBlocked && <Notice tone="warning">{i18n._(earlyMessages.turnOnCookie)}</Notice>}
    </StatusPage>
  )
}

function Failed({ failure }: { failure: Failure | null }) {
  const { i18n } = useLingui()
  const { title, paragraphs } = launchText(i18n, 'failed', failure)
  return (
    <StatusPage role="alert" icon="error" tone="danger" title={title} action={<BackToPartner />}>
      <Why step="failed" failure={failure} />
      <Paragraphs texts={paragraphs} />
      <Reference failure={failure} />
    </StatusPage>
  )
}

function TimedOut({ failure, onRetry }: { failure: Failure | null; onRetry: () => void }) {
  const { i18n } = useLingui()
  const { title, paragraphs } = launchText(i18n, 'timedOut', failure)
  return (
    <StatusPage
      role="alert"
      icon={failure?.kind === 'offline' ? 'offline' : 'clock'}
      tone="warning"
      title={title}
      action={
        <Button variant="primary" isLarge onClick={onRetry}>
          <Trans context="verb: try again what failed">Retry</Trans>
        </Button>
      }
    >
      <Why step="timedOut" failure={failure} />
      <Paragraphs texts={paragraphs} />
      <Reference failure={failure} />
    </StatusPage>
  )
}

/** Only a new launch leads on. */
function Locked({ step }: { step: 'tokenExpired' | 'storageBlocked' }) {
  const { i18n } = useLingui()
  const { title, paragraphs } = launchText(i18n, step, null)
  return (
    <StatusPage role="alert" icon="lock" tone="warning" title={title} action={<BackToPartner />}>
      <Paragraphs texts={paragraphs} />
    </StatusPage>
  )
}

function Why({ step, failure }: { step: UnfinishedLaunch; failure: Failure | null }) {
  return saysWhy(step, failure) ? (
    <p>
      <FailureText failure={failure} />
    </p>
  ) : null
}

function Paragraphs({ texts }: { texts: readonly string[] }) {
  return texts.map((text) => <p key={text}>{text}</p>)
}

/** What support can look up. */
function Reference({ failure }: { failure: Failure | null }) {
  if (failure === null || failure.refCode === null) return null
  const { refCode: code } = failure
  return (
    <p>
      <small>
        <Trans>Support code {code}</Trans>
      </small>
    </p>
  )
}
