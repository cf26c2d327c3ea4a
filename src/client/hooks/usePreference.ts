import { useCallback, useSyncExternalStore } from 'react'

import { useClient } from './context.tsx'
import type { PreferenceName, PreferenceValues } from './preferences.ts'

/** A preference, kept current. */
export function usePreference<Name extends PreferenceName>(name: Name): PreferenceValues[Name] {
  const { preferences } = useClient()
  const read = useCallback(() => preferences.get(name), [preferences, name])
  return useSyncExternalStore(preferences.subscribe, read)
}
