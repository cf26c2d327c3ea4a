import { useCallback, useSyncExternalStore } from 'react'

import { useClient } from '#src/client/context.tsx'
import type { PreferenceName, PreferenceValues } from '#src/client/session/preferences.ts'
import { searchKey } from '#src/ui/controls/searchKey.ts'

/** A preference, kept current. */
export function usePreference<Name extends PreferenceName>(name: Name): PreferenceValues[Name] {
  const { preferences } = useClient()
  const read = useCallback(() => preferences.get(name), [preferences, name])
  return useSyncExternalStore(preferences.subscribe, read)
}

/** The key that leads to the search of what is shown, for `aria-keyshortcuts`; none where the member has switched it off [A11Y-01]. */
export function useSearchKey(): string | undefined {
  return usePreference('singleKeys') ? searchKey : undefined
}
