import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

const landings = {
  default: [
    msg({ message: 'Default', context: 'home page option: no page chosen' }),
    msg`The standard page: today's matches.`,
  ],
  today: [msg`Open markets`, msg`Today's matches open for betting.`],
  hotBetting: [
    msg({ message: 'Hot betting', context: 'hot markets and big combos together' }),
    msg`Ready-made combos and hot markets.`,
  ],
  masterRankings: [
    msg({ message: 'Master rankings', context: 'board of members by profit' }),
    msg`Members with the highest profit.`,
  ],
} satisfies Record<string, readonly [MessageDescriptor, MessageDescriptor]>

/** The landing pages that a member is offered [MEMBER-03]. */
export type OfferedLanding = keyof typeof landings

export function landingName(i18n: I18n, landing: OfferedLanding): string {
  return i18n._(landings[landing][0])
}

/** What is found there, in a sentence. */
export function landingDetail(i18n: I18n, landing: OfferedLanding): string {
  return i18n._(landings[landing][1])
}

export function isOfferedLanding(landing: string): landing is OfferedLanding {
  return Object.hasOwn(landings, landing)
}
