import { takeOpening } from './launchLink.ts'

/**
 * What this page was opened with: the launch link, if there is one. This module's evaluation is what takes the tokens out
 * of the address bar: `index.html` names it before `main.tsx` [LAUNCH-06].
 */
export const { link: openedWith, dropped: droppedAtOpening } = takeOpening(window)
