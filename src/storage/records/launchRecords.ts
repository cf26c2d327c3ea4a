import { literal, object, string, type GenericSchema } from 'valibot'

import { fitting, flag, language, oddsType, orNull, pressRule, text } from '#src/storage/guards.ts'
import type { StoredRecord } from '#src/storage/storage.ts'
import { webAddress, webOrigin } from '#src/wire/base/addresses.ts'
import { lenient, readable } from '#src/wire/base/read.ts'
import { matching } from '#src/wire/base/values.ts'
import type { OpenedLink } from '#src/wire/session/tokens.ts'

import { launchLinkPlace } from './launchPlaces.ts'

interface KeptLink extends OpenedLink {
  readonly version: 1
}

const keptLink: GenericSchema<unknown, KeptLink> = object({
  version: literal(1),
  token: matching(/./s),
  partnerMemberToken: orNull(text),
  isGuest: flag,
  language: orNull(language),
  oddsType: orNull(oddsType),
  theme: orNull(text),
  pressRule: orNull(pressRule),
  eventId: orNull(text),
  competitionIds: lenient<string[]>(readable(text), []),
})

/**
 * The link that this tab was opened with, until a session has come of it: a reload of a launch that got no answer goes
 * on with it, for it is no longer in the address [LAUNCH-03].
 */
export const launchLinkRecord: StoredRecord<KeptLink> = {
  ...launchLinkPlace,
  decode: (value, onLeftOut) => fitting(keptLink, value, onLeftOut),
}

/** The partner as the client knows it without a session. */
export interface KnownPartner {
  readonly version: 1
  readonly name: string
  /** Where to go back to, and where guests log in: http or https. */
  readonly siteUrl: string | null
  readonly loginUrl: string | null
  /** Origins that may be told what happens. */
  readonly origins: readonly string[]
}

const partnerSchema = object({
  version: literal(1),
  name: string(),
  siteUrl: lenient<string | null>(webAddress, null),
  loginUrl: lenient<string | null>(webAddress, null),
  origins: lenient<string[]>(readable(webOrigin), []),
})

/** The partner of this browser's last session: the way back from a launch that fails before it says anything. */
export const partnerRecord: StoredRecord<KnownPartner> = {
  name: 'partner',
  scope: 'device',
  decode: (value, onLeftOut) => fitting(partnerSchema, value, onLeftOut),
}
