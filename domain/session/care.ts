/** Why a member is excluded from betting: they asked for it, or the partner decided it. */
export const exclusionReasons = ['timeOut', 'selfExclusion', 'partner'] as const

export type ExclusionReason = (typeof exclusionReasons)[number]

/** What keeps a member from betting [CARE-03]. */
export interface Exclusion {
  readonly reason: ExclusionReason | 'unknown'
  /** UTC milliseconds; null without an end that is known. */
  readonly until: number | null
}

/** Whether an exclusion still holds. `now`: UTC milliseconds by the server's clock. */
export function isExcludedAt(exclusion: Exclusion | null, now: number): exclusion is Exclusion {
  return exclusion !== null && (exclusion.until === null || now < exclusion.until)
}

/** How often a member may choose to be reminded, minutes [CARE-02]. */
export const reminderIntervals = ['15', '30', '60', '120'] as const

/** What the member has chosen: an interval, or no reminder at all. */
export const reminderChoices = [...reminderIntervals, 'off'] as const

export type ReminderChoice = (typeof reminderChoices)[number]

/** What the partner says of reminders. */
export interface ReminderRule {
  /** Minutes, where the member has chosen nothing. */
  readonly reminderMinutes: number
  readonly canTurnOff: boolean
}

/**
 * After how many minutes a member is reminded: as they chose, within what the partner allows, else as the partner has it.
 * @returns null for never
 */
export function reminderMinutesOf(choice: ReminderChoice | null, rule: ReminderRule): number | null {
  if (choice === 'off') return rule.canTurnOff ? null : rule.reminderMinutes
  return choice === null ? rule.reminderMinutes : Number(choice)
}
