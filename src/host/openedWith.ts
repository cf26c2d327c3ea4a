import type { LaunchLink } from '#machines/launch/types.ts'
import { takeOpening } from './launchLink.ts'

/**
 * The launch link this page was opened with. Importing this module is what takes the tokens out of the address bar:
 * `main.tsx` does so before anything else [LAUNCH-06].
 */
export const openedWith: LaunchLink | null = takeOpening(window)
