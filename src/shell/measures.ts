/** Heights and widths of the shell's fixed parts, in px: the shell's own styles and the page's first paint follow them. */
export const topBarHeight = 48
/** 56 px, and higher with the member's text: an icon and two lines of words. */
export const bottomBarHeight = 'calc(16px + 2.5rem)'
export const widest = 1600
/** From this width on three full columns have room; below it the games are a strip unless the member opens them. */
export const roomyFrom = 1200
export const gamesWidth = { strip: 56, open: 200 } as const
export const slipWidth = 336
