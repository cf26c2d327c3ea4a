import { earlyCodes } from '#domain/session/errorCodes.ts'

import type { PlacementOutput } from '../placement/types.ts'
import type { BetRanges, CountSecondsEvent } from './types.ts'

/** How long nobody may make a member wait by a word in a reply, in seconds. */
const longestWait = 60

/** The seconds until another bet may be placed, where one came too soon after the last and the server says how long [SLIP-20]; else 0. */
export function waitAfter({ outcome }: PlacementOutput): number {
  if (outcome.kind !== 'refused' || outcome.refusal.code !== earlyCodes.placeBetTooFast) return 0
  const { seconds = '' } = outcome.refusal.params
  return /^[0-9]{1,3}$/.test(seconds) ? Math.min(Number(seconds), longestWait) : 0
}

/** The seconds a bet within these ranges waits before it is decided: of an in-play market mostly. 0 where at once. */
export function betDelayOf(ranges: BetRanges | null): number {
  return Math.max(0, ...Object.values(ranges ?? {}).map(({ betDelay = 0 }) => betDelay))
}

/** What is told to who counts the seconds. */
export function waitOf(seconds: number): CountSecondsEvent {
  return { type: 'wait.began', seconds }
}
