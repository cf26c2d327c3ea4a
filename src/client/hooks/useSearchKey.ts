import { searchKey } from '#src/ui/controls/searchKey.ts'

import { usePreference } from './usePreference.ts'

/** The key that leads to the search of what is shown, for `aria-keyshortcuts`; none where the member has switched it off [A11Y-01]. */
export function useSearchKey(): string | undefined {
  return usePreference('singleKeys') ? searchKey : undefined
}
