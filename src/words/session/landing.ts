import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

const landings = {
  default: [msg`Default`, msg`Where everybody starts: the matches of today.`],
  today: [msg`Open markets`, msg`The matches of today that can be bet on.`],
  hotBetting: [msg`Hot betting`, msg`What is put forward and what other members bet on.`],
  masterRankings: [msg`Master rankings`, msg`The members who came off best.`],
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
