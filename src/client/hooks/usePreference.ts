import { useCallback, useSyncExternalStore } from 'react'

import { useClient } from '#src/client/context.tsx'
import type { PreferenceName, PreferenceValues } from '#src/client/session/preferences.ts'

/** A preference, kept current. */
export function usePreference<Name extends PreferenceName>(name: Name): PreferenceValues[Name] {
  const { preferences } = useClient()
  const read = useCallback(() => preferences.get(name), [preferences, name])
  return useSyncExternalStore(preferences.subscribe, read)
}
