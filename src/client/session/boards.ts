import type { Settings } from '#machines/session/settings.ts'

/** Whether the partner shows anything of the hot-betting boards: each has a flag of its own [LAUNCH-14] [BROWSE-11]. */
export function isHotBettingOn(settings: Settings | null): boolean {
  return settings?.features.enableBigCombo === true || settings?.features.enableHotMarket === true
}

/** Whether the partner shows the top winning members and their reviews [MEMBER-06] [MEMBER-07]. */
export function areTopWinningsOn(settings: Settings | null): boolean {
  return settings?.miniGame.isTopWinningsEnabled === true
}
