import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

import { errors } from '#domain/session/errorCatalogue.ts'
import type { Failure, FailureKind } from '#machines/failure.ts'
import { errorText, serverMessages } from '#src/words/errors.ts'

/** Where a launch stands that has not come through [LAUNCH-03]. */
export type UnfinishedLaunch = 'waiting' | 'failed' | 'timedOut' | 'tokenExpired' | 'storageBlocked'

/** Failures that say by themselves why there is no answer. */
const linesFailed: ReadonlySet<FailureKind> = new Set(['offline', 'unreachable'])

export interface LaunchText {
  readonly title: string
  /** What happened and what to do, a paragraph each. */
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
    paragraphs: paragraphsOf(i18n, step, failure),
  }
}

function paragraphsOf(i18n: I18n, step: UnfinishedLaunch, failure: Failure | null): readonly string[] {
  switch (step) {
    case 'waiting':
      return [i18n._(msg`This takes a moment.`)]
    case 'failed':
      return [
        ...(failure === null ? [] : [errorText(i18n, failure)]),
        i18n._(msg`Go back to your betting site and open this page again.`),
      ]
    case 'timedOut': {
      const isNamed = failure !== null && (linesFailed.has(failure.kind) || failure.code !== null)
      return [errorText(i18n, isNamed ? failure : errors.authenticationTimeout)]
    }
    case 'storageBlocked':
      return [
        i18n._(serverMessages.turnOnCookie),
        i18n._(
          msg`Your browser is not saving data for this site, so reloading will log you out. To log in again, go back to your betting site.`,
        ),
      ]
    case 'tokenExpired':
      return [i18n._(serverMessages.tokenExpired)]
  }
}
