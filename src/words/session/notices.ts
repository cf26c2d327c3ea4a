import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

import { errorText, serverMessages, type ServerError } from '#src/words/errors.ts'

/** What a member asked for that did not work, where the screen has no place to say so [SRV-10]. */
const failed = {
  balance: msg`Couldn't load your balance.`,
  language: msg`Couldn't load this language.`,
  homePage: serverMessages.homePageNotUpdated,
  avatar: serverMessages.avatarNotUpdated,
  nickname: msg`Couldn't set your nickname. Try again.`,
  favourite: msg`Couldn't update your favourites.`,
  notificationsRead: msg`Couldn't mark your notifications as read.`,
  notificationSettings: msg`Couldn't save your notification settings.`,
} satisfies Record<string, MessageDescriptor>

export type FailedName = keyof typeof failed

/** Our own words over the catalogue's. */
const headlines: Partial<Record<FailedName, MessageDescriptor>> = {
  homePage: msg`Home page not saved`,
  avatar: msg`Avatar not saved`,
}

/** What a member asked for, once it is done and nothing on the screen shows it. */
const done = {
  homePage: msg`Home page saved. It opens first from your next visit.`,
  avatar: msg`Avatar saved.`,
  nickname: msg`Nickname set.`,
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
  const headline = typeof message === 'string' ? headlines[message] : undefined
  const texts = [
    headline === undefined ? '' : i18n._(headline),
    message === null ? '' : typeof message === 'object' ? message.text : i18n._(failed[message]),
    failure === null ? '' : errorText(i18n, failure),
  ]
  const lines = texts.flatMap((text) => text.split('/ ')).map((line) => line.trim())
  return [...new Set(lines)].filter((line) => line !== '')
}
