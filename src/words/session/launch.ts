import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

import { errors } from '#domain/errorCatalogue.ts'
import type { Failure, FailureKind } from '#machines/failure.ts'

import { errorText, serverMessages } from './errors.ts'

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
  waiting: msg`Signing you in`,
  failed: msg`You could not be signed in`,
  timedOut: msg`No answer yet`,
  tokenExpired: serverMessages.tokenExpired,
  storageBlocked: serverMessages.turnOnCookie,
} satisfies Record<UnfinishedLaunch, MessageDescriptor>

/** @param failure what is known of it, or null */
export function launchText(i18n: I18n, step: UnfinishedLaunch, failure: Failure | null): LaunchText {
  const isOffline = step === 'timedOut' && failure?.kind === 'offline'
  return {
    title: i18n._(isOffline ? msg`You are offline` : titles[step]),
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
        i18n._(msg`Go back to your operator's site and open the game again.`),
      ]
    case 'timedOut': {
      const isNamed = failure !== null && (linesFailed.has(failure.kind) || failure.code !== null)
      return [errorText(i18n, isNamed ? failure : errors.authenticationTimeout)]
    }
    case 'storageBlocked':
      return [
        i18n._(
          msg`Your browser keeps nothing for this site, so a reload cannot go on where you were. Open the game again from your operator's site.`,
        ),
      ]
    case 'tokenExpired':
      return []
  }
}
