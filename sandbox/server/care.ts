import type { components } from '#openapi/client.gen.ts'

type Schemas = components['schemas']

type CareFields = Omit<Schemas['CareSettings'], 'since' | 'exclusion'>

/** What a control call says of how the partner has its members play with care. */
export type CareWishes = Readonly<Partial<CareFields>>

/** What keeps a member from betting at their own wish or the partner's: its reason, and its end as an ISO 8601 time. */
export type Exclusion = Schemas['CareExclusion']

export const careReasons = [
  'time_out',
  'self_exclusion',
  'partner',
] as const satisfies readonly Schemas['CareReason'][]

/** The partner's switches, unless a control call says otherwise. */
export function careSwitches(wishes: CareWishes): Required<CareFields> {
  return {
    enabled: false,
    reminderMinutes: 60,
    canTurnOff: true,
    limitsUrl: null,
    timeOutUrl: null,
    selfExclusionUrl: null,
    ...wishes,
  }
}

/** What of the sandbox decides. */
interface CareDesk {
  readonly care: CareWishes
  readonly exclusions: ReadonlyMap<string, Exclusion>
  realNow(): number
}

/** What keeps a member from betting now; null where nothing does, or it is over. */
export function exclusionOf(
  desk: Pick<CareDesk, 'exclusions' | 'realNow'>,
  member: string,
): Exclusion | null {
  const exclusion = desk.exclusions.get(member) ?? null
  if (exclusion === null || exclusion.until === null) return exclusion
  return Date.parse(exclusion.until) > desk.realNow() ? exclusion : null
}

/** The settings of a member's session [CARE-01]. `beganReal`: when it began, real time. */
export function careOf(desk: CareDesk, member: string, beganReal: number): Schemas['CareSettings'] {
  const switches = careSwitches(desk.care)
  if (!switches.enabled) return { enabled: false }
  return { ...switches, since: new Date(beganReal).toISOString(), exclusion: exclusionOf(desk, member) }
}
