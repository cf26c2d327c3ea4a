import { object, string, type InferOutput } from 'valibot'

import { pictureAddress } from '#src/wire/base/addresses.ts'
import { read, readable, type Tell } from '#src/wire/base/read.ts'
import { integerOrNull } from '#src/wire/base/values.ts'

import { memberConfig, memberFields } from './member.ts'

/** What a member has chosen; null until chosen. */
export interface AccountSettings {
  /** By the contract's name. */
  readonly landingPage: string | null
  readonly avatarId: string | null
}

/** Of `members/config/`. @throws Unreadable */
export function readAccountSettings(value: unknown): AccountSettings {
  const { avatarId, defaultLandingPage } = read(memberConfig, value)
  return { avatarId, landingPage: defaultLandingPage }
}

/** Of `members/me/` and `members/nickname/`. @throws Unreadable */
export function readNickname(value: unknown): string | null {
  return read(memberFields, value).nickname
}

const avatarPage = object({
  next: integerOrNull,
  results: readable(object({ id: string(), url: pictureAddress })),
})

/** Some of the avatars to choose from. `next`: the page that follows. */
export type AvatarPage = Readonly<InferOutput<typeof avatarPage>>

/** @throws Unreadable */
export function readAvatarPage(value: unknown, onLeftOut: Tell): AvatarPage {
  return read(avatarPage, value, onLeftOut)
}
