import type { OpenedLink } from '#src/wire/tokens.ts'

import { takeOpening } from './launchLink.ts'

/**
 * The launch link this page was opened with. This module's evaluation is what takes the tokens out of the address bar:
 * `index.html` names it before `main.tsx` [LAUNCH-06].
 */
export const openedWith: OpenedLink | null = takeOpening(window)
