import { literal, object, safeParse, string } from 'valibot'

import { webAddress, webOrigin } from '#src/wire/addresses.ts'
import { isFields } from '#src/wire/fields.ts'
import { lenient, readable } from '#src/wire/read.ts'
import type { OpenedLink } from '#src/wire/tokens.ts'

import { launchLinkPlace } from './launchPlaces.ts'
import { isLanguageCode, isListOf, isOddsTypeName, isText } from './records.ts'
import type { StoredRecord } from './storage.ts'

interface KeptLink extends OpenedLink {
  readonly version: 1
}

/**
 * The link that this tab was opened with, until a session has come of it: a reload of a launch that got no answer goes
 * on with it, for it is no longer in the address [LAUNCH-03].
 */
export const launchLinkRecord: StoredRecord<KeptLink> = {
  ...launchLinkPlace,
  decode(value) {
    if (!isFields(value) || value.version !== 1) return null
    const { token, partnerMemberToken, isGuest, language, oddsType, theme, eventId, competitionIds } = value
    if (!isText(token) || token === '' || typeof isGuest !== 'boolean') return null
    const textOrNull = (text: unknown): string | null => (isText(text) ? text : null)
    return {
      version: 1,
      token,
      partnerMemberToken: textOrNull(partnerMemberToken),
      isGuest,
      language: isLanguageCode(language) ? language : null,
      oddsType: isOddsTypeName(oddsType) ? oddsType : null,
      theme: textOrNull(theme),
      eventId: textOrNull(eventId),
      competitionIds: isListOf(competitionIds, isText) ? competitionIds : [],
    }
  },
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
  decode(value) {
    const { success, output } = safeParse(partnerSchema, value)
    return success ? output : null
  },
}
