import { createAtom } from '@tanstack/store'
import { object, literal, nullable, type GenericSchema } from 'valibot'

import type { AcceptPolicy, PressRule } from '#domain/bets/bet.ts'
import type { OddsType } from '#domain/odds/odds.ts'
import type { ReminderChoice } from '#domain/session/care.ts'
import type { Language } from '#domain/session/language.ts'
import type { ThemeName } from '#domain/session/theme.ts'
import type { LaunchLink } from '#machines/launch/types.ts'
import type { KeptSettings } from '#machines/session/settings.ts'
import { firstLanguage } from '#src/i18n/firstLanguage.ts'
import { isTimeZone } from '#src/i18n/timeZone.ts'
import { translatedOr } from '#src/i18n/translated.ts'
import {
  acceptPolicy,
  fitting,
  flag,
  language,
  oddsType,
  orNull,
  themeName,
  pressRule,
  quickBetStakes,
  quickStakes,
  reminderChoice,
  text,
} from '#src/storage/guards.ts'
import type { Storage, StoredRecord } from '#src/storage/storage.ts'

/** What the page was opened with. */
interface Opened {
  /** What the launch link asks for goes before what was kept: it is the newer word. */
  readonly link: Pick<LaunchLink, 'language' | 'oddsType' | 'pressRule'> | null
  readonly browserLanguages: readonly string[]
  /** IANA name. */
  readonly deviceTimeZone: string
}

interface Preference<Value> {
  /** What may be kept of it. */
  readonly schema: GenericSchema<unknown, Value>
  /** What the launch link asks for. */
  readonly asked?: (link: NonNullable<Opened['link']>) => Value | null
  /** What it is before the member is known. */
  readonly first: (opened: Opened) => Value
  /** What it is for a member: the choice, within what the partner offers, or what the partner has for it. */
  readonly forMember: (chosen: Value | null, member: KeptSettings, opened: Opened) => Value
}

/** Fixes a preference's type, so that the table can be read by name. */
function preference<Value>(of: Preference<Value>): Preference<Value> {
  return of
}

export type QuickStakes = Readonly<Record<string, readonly string[]>>

const noQuickStakes: QuickStakes = {}

export type QuickBetStakes = Readonly<Record<string, string>>

const noQuickBetStakes: QuickBetStakes = {}

/** Chosen as a time zone: the one that the device is in. */
export const deviceZone = 'device'

/** Everything that the member chooses on this device; one entry is all that a further one needs here. */
const table = {
  oddsType: preference<OddsType>({
    schema: oddsType,
    asked: (link) => link.oddsType,
    first: ({ link }) => link?.oddsType ?? 'euro',
    forMember: (chosen, member) => offered(chosen, member.oddsTypes) ?? member.defaultOddsType,
  }),
  language: preference<Language>({
    schema: language,
    asked: (link) => link.language,
    first: ({ link, browserLanguages }) => firstLanguage(link?.language ?? null, browserLanguages),
    forMember: (chosen, member) => translatedOr(offered(chosen, member.languages) ?? member.defaultLanguage),
  }),
  /** Which moves of a price the member takes unasked [SLIP-16]. */
  acceptPolicy: preference<AcceptPolicy>({
    schema: acceptPolicy,
    first: () => 'any',
    forMember: (chosen, member) => chosen ?? (member.acceptAnyOdds ? 'any' : 'none'),
  }),
  /** What odds do that are pressed beside a single [SLIP-02]; null while the member leaves that to the partner. */
  pressRule: preference<PressRule | null>({
    schema: nullable(pressRule),
    first: () => null,
    forMember: (chosen) => chosen,
  }),
  /** What the partner's link says of it; kept for a reload, which has no link. */
  partnerPressRule: preference<PressRule>({
    schema: pressRule,
    asked: (link) => link.pressRule ?? 'replace',
    first: ({ link }) => link?.pressRule ?? 'replace',
    forMember: (chosen) => chosen ?? 'replace',
  }),
  /** IANA name; the device's own is chosen by `deviceZone`, so that it follows a device that travels. */
  timeZone: preference<string>({
    schema: text,
    first: ({ deviceTimeZone }) => deviceTimeZone,
    forMember: (chosen, { timeZone }, { deviceTimeZone }) =>
      chosen === deviceZone
        ? deviceTimeZone
        : ([chosen, timeZone].find((zone) => zone !== null && isTimeZone(zone)) ?? deviceTimeZone),
  }),
  /** The colours of the page [MEMBER-04]; null while the member leaves them to the partner. */
  theme: preference<ThemeName | null>({
    schema: nullable(themeName),
    first: () => null,
    forMember: (chosen) => chosen,
  }),
  /** Whether nothing moves, whatever the device says of that [A11Y-01]. */
  reducedMotion: preference<boolean>({
    schema: flag,
    first: () => false,
    forMember: (chosen) => chosen ?? false,
  }),
  /** What was staked last on a single, full units; empty where nothing was [SLIP-06]. */
  lastStake: preference<string>({
    schema: text,
    first: () => '',
    forMember: (chosen) => chosen ?? '',
  }),
  /** The amounts that are added to a stake by one press, full units, by currency; of one without them the partner's [SLIP-06]. */
  quickStakes: preference<QuickStakes>({
    schema: quickStakes,
    first: () => noQuickStakes,
    forMember: (chosen) => chosen ?? noQuickStakes,
  }),
  /** Whether one press of odds bets on them, where nothing is in the slip [SLIP-26]. */
  quickBet: preference<boolean>({
    schema: flag,
    first: () => false,
    forMember: (chosen) => chosen ?? false,
  }),
  /** What it bets then, full units, by currency; without an amount in the member's currency nothing. */
  quickBetStakes: preference<QuickBetStakes>({
    schema: quickBetStakes,
    first: () => noQuickBetStakes,
    forMember: (chosen) => chosen ?? noQuickBetStakes,
  }),
  /** Whether a phone's lists have the cells of a market side by side, in lower rows [BROWSE-07]. */
  compactRows: preference<boolean>({
    schema: flag,
    first: () => false,
    forMember: (chosen) => chosen ?? false,
  }),
  /** Whether keys of a single character do something [A11Y-01]. */
  singleKeys: preference<boolean>({
    schema: flag,
    first: () => true,
    forMember: (chosen) => chosen ?? true,
  }),
  /** How often the member is reminded of time and money [CARE-02]; null while they leave that to the partner. */
  reminder: preference<ReminderChoice | null>({
    schema: nullable(reminderChoice),
    first: () => null,
    forMember: (chosen) => chosen,
  }),
  /** Whether the balance is out of sight, wherever it stands [CARE-04]. */
  hideBalance: preference<boolean>({
    schema: flag,
    first: () => false,
    forMember: (chosen) => chosen ?? false,
  }),
}

export type PreferenceName = keyof typeof table

type ValueOf<Name extends PreferenceName> =
  (typeof table)[Name] extends Preference<infer Value> ? Value : never

/** What the member chose on this device; remembered per member. */
export type PreferenceValues = { readonly [Name in PreferenceName]: ValueOf<Name> }

/** As it is kept; each may be missing. */
type Chosen = { readonly [Name in PreferenceName]: ValueOf<Name> | null }

/** One thing for each preference, by its name. */
function forEach<Made extends Readonly<Record<PreferenceName, unknown>>>(
  make: (of: Preference<unknown>, name: PreferenceName) => unknown,
): Made {
  const entries = Object.entries(table) as [PreferenceName, Preference<unknown>][]
  // `make` gives each preference a thing of its own type.
  return Object.fromEntries(entries.map(([name, of]) => [name, make(of, name)])) as Made
}

const nothingChosen = forEach<Chosen>(() => null)

const kept = object({
  version: literal(1),
  ...forEach<{ [Name in PreferenceName]: GenericSchema<unknown, ValueOf<Name> | null> }>(({ schema }) =>
    orNull(schema),
  ),
})

export const preferencesRecord: StoredRecord<Chosen & { readonly version: 1 }> = {
  name: 'preferences',
  scope: 'member',
  decode: (value, onLeftOut) => fitting(kept, value, onLeftOut),
}

export interface Preferences {
  get<Name extends PreferenceName>(name: Name): PreferenceValues[Name]
  /** What the member chose, as it was set; null while they have not. */
  chosen<Name extends PreferenceName>(name: Name): Chosen[Name]
  /** Sets, remembers and tells; other tabs of the member follow. Null leaves it to the partner again. */
  set<Name extends PreferenceName>(name: Name, value: PreferenceValues[Name] | null): void
  /** The member is known: what they chose before, within what the partner offers. */
  begin(settings: KeptSettings): void
  subscribe(listener: () => void): () => void
}

export interface PreferencesSettings extends Opened {
  readonly storage: Storage
}

/** The member's choices: an external store. Before the member is known it holds what the page was opened with. */
export function createPreferences({ storage, ...opened }: PreferencesSettings): Preferences {
  const { link } = opened
  let chosen = nothingChosen
  let member: KeptSettings | null = null
  const values = createAtom(forEach<PreferenceValues>(({ first }) => first(opened)))
  const valuesFor = (settings: KeptSettings): PreferenceValues =>
    forEach(({ forMember }, name) => forMember(chosen[name], settings, opened))
  const write = (): boolean => storage.write(preferencesRecord, { version: 1, ...chosen })

  storage.subscribe((name) => {
    if (name !== preferencesRecord.name || member === null) return
    chosen = storage.read(preferencesRecord) ?? nothingChosen
    values.set(valuesFor(member))
  })

  return {
    get: (name) => values.get()[name],
    chosen: (name) => chosen[name],
    set(name, value) {
      if (chosen[name] === value) return
      chosen = { ...chosen, [name]: value }
      if (member === null) {
        if (value !== null) values.set((before) => ({ ...before, [name]: value }))
        return
      }
      write()
      values.set(valuesFor(member))
    },
    begin(next) {
      member = next
      // What was chosen before the member was known belongs to that member.
      const chosenMeanwhile = chosen
      const before = storage.read(preferencesRecord) ?? nothingChosen
      chosen = forEach(
        ({ asked }, name) => chosenMeanwhile[name] ?? (link === null ? null : asked?.(link)) ?? before[name],
      )
      write()
      values.set(valuesFor(next))
    },
    subscribe: (listener) => values.subscribe(listener).unsubscribe,
  }
}

function offered<T>(value: T | null, offers: readonly T[]): T | null {
  return value !== null && offers.includes(value) ? value : null
}

/** What odds do that are pressed beside a single: as the member wants it, else as their partner does [SLIP-02]. */
export function pressRuleOf({ get }: Pick<Preferences, 'get'>): PressRule {
  return get('pressRule') ?? get('partnerPressRule')
}
