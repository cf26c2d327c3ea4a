import type { PageRoot } from '#src/client/platform/environment.ts'
import type { Preferences } from '#src/client/session/preferences.ts'
import { stillPage } from '#src/ui/theme/motion.ts'

/** Marks the page as one where nothing moves while the member wants that, whatever the device says of it [A11Y-01]. */
export function watchMotion(preferences: Preferences, root: Pick<PageRoot, 'classList'>): void {
  const follow = (): void => void root.classList.toggle(stillPage, preferences.get('reducedMotion'))
  follow()
  preferences.subscribe(follow)
}
