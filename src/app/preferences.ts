import { useCallback, useSyncExternalStore } from 'react'
import type { AcceptPolicy } from '#domain/bet.ts'
import type { Language } from '#domain/language.ts'
import type { OddsType } from '#domain/odds.ts'
import { useClient } from './context.tsx'

/** What the member chose on this device; remembered per member. */
export interface PreferenceValues {
  readonly oddsType: OddsType
  readonly language: Language
  /** Which moves of a price the member takes unasked [SLIP-16]. */
  readonly acceptPolicy: AcceptPolicy
  /** IANA name. */
  readonly timeZone: string
}

export type PreferenceName = keyof PreferenceValues

export interface Preferences {
  get<Name extends PreferenceName>(name: Name): PreferenceValues[Name]
  /** Sets, remembers and tells; other tabs of the member follow. */
  set<Name extends PreferenceName>(name: Name, value: PreferenceValues[Name]): void
  subscribe(listener: () => void): () => void
}

/** A preference, kept current. */
export function usePreference<Name extends PreferenceName>(name: Name): PreferenceValues[Name] {
  const { preferences } = useClient()
  const read = useCallback(() => preferences.get(name), [preferences, name])
  return useSyncExternalStore(preferences.subscribe, read)
}
