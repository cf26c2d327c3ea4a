import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

import type { Failure, FailureKind } from '#machines/failure.ts'
import { earlyMessages } from '#src/words/failures.ts'

/** Where a launch stands that has not come through [LAUNCH-03]. */
export type UnfinishedLaunch = 'waiting' | 'failed' | 'timedOut' | 'tokenExpired' | 'storageBlocked'

/** Failures that say by themselves why there is no answer. */
const linesFailed: ReadonlySet<FailureKind> = new Set(['offline', 'unreachable'])

export interface LaunchText {
  readonly title: string
  /** What happened and what to do, a paragraph each; a failure is told before them. */
  readonly paragraphs: readonly string[]
}

const titles = {
  waiting: msg`Logging you in`,
  failed: msg`Couldn't log you in`,
  timedOut: msg`No reply yet`,
  tokenExpired: msg`Log in again`,
  storageBlocked: msg`Turn on cookies to stay logged in`,
} satisfies Record<UnfinishedLaunch, MessageDescriptor>

/** @param failure what is known of it, or null */
export function launchText(i18n: I18n, step: UnfinishedLaunch, failure: Failure | null): LaunchText {
  const isOffline = step === 'timedOut' && failure?.kind === 'offline'
  return {
    title: i18n._(isOffline ? msg`You're offline` : titles[step]),
    paragraphs: paragraphsOf(step, failure).map((message) => i18n._(message)),
  }
}

/** Whether a failure says why a launch has not come through. */
export function saysWhy(step: UnfinishedLaunch, failure: Failure | null): failure is Failure {
  if (failure === null) return false
  return (
    step === 'failed' || (step === 'timedOut' && (linesFailed.has(failure.kind) || failure.code !== null))
  )
}

function paragraphsOf(step: UnfinishedLaunch, failure: Failure | null): readonly MessageDescriptor[] {
  switch (step) {
    case 'waiting':
      return [msg`This takes a moment.`]
    case 'failed':
      return [msg`Go back to your betting site and open this page again.`]
    case 'timedOut':
      return saysWhy(step, failure) ? [] : [earlyMessages.authenticationTimeout]
    case 'storageBlocked':
      return [
        earlyMessages.turnOnCookie,
        msg`Your browser is not saving data for this site, so reloading will log you out. To log in again, go back to your betting site.`,
      ]
    case 'tokenExpired':
      return [earlyMessages.tokenExpired]
  }
}
