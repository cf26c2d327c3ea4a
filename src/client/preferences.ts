import type { AcceptPolicy } from '#domain/bet.ts'
import type { Language } from '#domain/language.ts'
import type { OddsType } from '#domain/odds.ts'
import type { LaunchLink } from '#machines/launch/types.ts'
import type { Settings } from '#machines/session/settings.ts'
import { firstLanguage } from '#src/i18n/firstLanguage.ts'
import { isTimeZone } from '#src/i18n/timeZone.ts'
import { preferencesRecord, type KeptPreferences } from '#src/storage/records.ts'
import type { Storage } from '#src/storage/storage.ts'

/** What the member chose on this device; remembered per member. */
export interface PreferenceValues {
  readonly oddsType: OddsType
  readonly language: Language
  /** Which moves of a price the member takes unasked [SLIP-16]. */
  readonly acceptPolicy: AcceptPolicy
  /** IANA name. */
  readonly timeZone: string
  /** Whether keys of a single character do something [A11Y-01]. */
  readonly singleKeys: boolean
}

export type PreferenceName = keyof PreferenceValues

export interface Preferences {
  get<Name extends PreferenceName>(name: Name): PreferenceValues[Name]
  /** Sets, remembers and tells; other tabs of the member follow. */
  set<Name extends PreferenceName>(name: Name, value: PreferenceValues[Name]): void
  /** The member is known: what they chose before, within what the partner offers. */
  begin(settings: Settings): void
  subscribe(listener: () => void): () => void
}

type LinkChoices = Pick<LaunchLink, 'language' | 'oddsType'>

const nothingKept: KeptPreferences = {
  version: 1,
  oddsType: null,
  language: null,
  acceptPolicy: null,
  timeZone: null,
  singleKeys: null,
}

export interface PreferencesSettings {
  readonly storage: Storage
  /** What the launch link asks for goes before what was kept: it is the newer word. */
  readonly link: LinkChoices | null
  readonly browserLanguages: readonly string[]
  /** IANA name. */
  readonly deviceTimeZone: string
}

/** The member's choices: an external store. Before the member is known it holds what the page was opened with. */
export function createPreferences({
  storage,
  link,
  browserLanguages,
  deviceTimeZone,
}: PreferencesSettings): Preferences {
  let kept = nothingKept
  let settings: Settings | null = null
  let values: PreferenceValues = {
    oddsType: link?.oddsType ?? 'euro',
    language: firstLanguage(link?.language ?? null, browserLanguages),
    acceptPolicy: 'any',
    timeZone: deviceTimeZone,
    singleKeys: true,
  }
  const listeners = new Set<() => void>()

  const adopt = (next: PreferenceValues): void => {
    values = next
    for (const listener of listeners) listener()
  }

  const valuesFor = (member: Settings, chosen: KeptPreferences): PreferenceValues => ({
    oddsType: offered(chosen.oddsType, member.oddsTypes) ?? member.defaultOddsType,
    language: offered(chosen.language, member.languages) ?? member.defaultLanguage,
    acceptPolicy: chosen.acceptPolicy ?? (member.acceptAnyOdds ? 'any' : 'none'),
    timeZone:
      [chosen.timeZone, member.timeZone].find((zone) => zone !== null && isTimeZone(zone)) ?? deviceTimeZone,
    singleKeys: chosen.singleKeys ?? true,
  })

  storage.subscribe((name) => {
    if (name !== preferencesRecord.name || settings === null) return
    kept = storage.read(preferencesRecord) ?? nothingKept
    adopt(valuesFor(settings, kept))
  })

  return {
    get: (name) => values[name],
    set(name, value) {
      if (values[name] === value) return
      kept = { ...kept, [name]: value }
      if (settings !== null) storage.write(preferencesRecord, kept)
      adopt({ ...values, [name]: value })
    },
    begin(next) {
      settings = next
      // What was chosen while nobody was known yet belongs to whoever it turns out to be.
      const chosenMeanwhile = kept
      kept = storage.read(preferencesRecord) ?? nothingKept
      kept = {
        version: 1,
        oddsType: chosenMeanwhile.oddsType ?? link?.oddsType ?? kept.oddsType,
        language: chosenMeanwhile.language ?? link?.language ?? kept.language,
        acceptPolicy: chosenMeanwhile.acceptPolicy ?? kept.acceptPolicy,
        timeZone: chosenMeanwhile.timeZone ?? kept.timeZone,
        singleKeys: chosenMeanwhile.singleKeys ?? kept.singleKeys,
      }
      storage.write(preferencesRecord, kept)
      adopt(valuesFor(next, kept))
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}

function offered<T>(value: T | null, offers: readonly T[]): T | null {
  return value !== null && offers.includes(value) ? value : null
}
