import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

import type { FailureKind } from '#machines/failure.ts'

/** The catalogue's messages that must be there while nothing can be fetched; the others come with `errors.ts`. */
export const earlyMessages = {
  networkFailure: msg`The internet connection appears to be offline`,
  authenticationTimeout: msg`Authentication timeout, retry by refreshing`,
  tokenExpired: msg`Your token has expired. Please exit and launch again.`,
  unableToPlace: msg`Unable to place bet`,
  pageLoadError: msg({ message: 'There was an error loading this page. Error code {code}' }),
  notAuthorized: msg`You are not authorized to view this page`,
  turnOnCookie: msg`If you are using Safari, please turn on cookie`,
} satisfies Record<string, MessageDescriptor>

const serverTrouble = msg`Something went wrong on our side. Please try again.`

const messagesOfKind = {
  offline: earlyMessages.networkFailure,
  unreachable: msg`The server cannot be reached. Please try again.`,
  timedOut: msg`The server did not answer in time. Please try again.`,
  unauthorized: earlyMessages.tokenExpired,
  forbidden: earlyMessages.notAuthorized,
  refused: serverTrouble,
  noRoom: earlyMessages.unableToPlace,
  unreadable: serverTrouble,
  broken: serverTrouble,
} satisfies Record<FailureKind, MessageDescriptor>

/** What is said of a failure that has no message of its own. */
export function kindText(i18n: I18n, kind: FailureKind): string {
  return i18n._(messagesOfKind[kind])
}

/** A message with its placeholders filled. */
export function withParams(
  i18n: I18n,
  { id, message }: MessageDescriptor,
  params: Readonly<Record<string, string>> = {},
): string {
  return i18n._(id, { ...params }, message === undefined ? {} : { message })
}
