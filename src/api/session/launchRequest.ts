import { isThemeName } from '#domain/session/theme.ts'
import type { components } from '#openapi/client.gen.ts'
import { launchLanguage } from '#src/wire/base/languages.ts'
import type { OpenedLink } from '#src/wire/session/tokens.ts'

type LaunchRequest = components['schemas']['LaunchRequest']

/** The launch call's body, from the partner's link [LAUNCH-02]. */
export function launchRequest(link: OpenedLink, timeZone: string): LaunchRequest {
  const { token, partnerMemberToken, isGuest, language, oddsType, theme, eventId, competitionIds } = link
  return {
    token,
    is_anonymous: isGuest,
    timezone: timeZone,
    ...(partnerMemberToken !== null && { partner_member_token: partnerMemberToken }),
    ...(language !== null && { lang: launchLanguage(language) }),
    ...(oddsType !== null && { odds_type: oddsType }),
    ...(theme !== null && isThemeName(theme) && { theme }),
    ...(eventId !== null && { event_id: eventId }),
    ...(competitionIds.length > 0 && { competition_id: [...competitionIds] }),
  }
}
