import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

import { errorText, serverMessages, type ServerError } from './errors.ts'

/** What a member asked for that did not work, where the screen has no place to say so [SRV-10]. */
const failed = {
  balance: msg`The balance could not be loaded.`,
  language: msg`The texts of this language could not be loaded.`,
  homePage: serverMessages.homePageNotUpdated,
  avatar: serverMessages.avatarNotUpdated,
  favourite: msg`Your favourites could not be changed.`,
} satisfies Record<string, MessageDescriptor>

export type FailedName = keyof typeof failed

/** What a member asked for, once it is done and nothing on the screen shows it. */
const done = {
  homePage: msg`Your home page is saved. You land on it from your next start on.`,
  avatar: msg`Your avatar is saved.`,
} satisfies Record<string, MessageDescriptor>

export type DoneName = keyof typeof done

export function doneText(i18n: I18n, name: DoneName): string {
  return i18n._(done[name])
}

interface Told {
  readonly message: FailedName | { readonly text: string } | null
  readonly failure: ServerError | null
}

/**
 * What is told of an error, line by line: what did not work, then why. A message that holds '/ ' is several lines
 * [SRV-10]; a line that was said is not said again.
 */
export function errorLines(i18n: I18n, { message, failure }: Told): readonly string[] {
  const texts = [
    message === null ? '' : typeof message === 'object' ? message.text : i18n._(failed[message]),
    failure === null ? '' : errorText(i18n, failure),
  ]
  const lines = texts.flatMap((text) => text.split('/ ')).map((line) => line.trim())
  return [...new Set(lines)].filter((line) => line !== '')
}
