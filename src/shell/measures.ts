/** Heights and widths of the shell's fixed parts, in px: the shell's own styles and the page's first paint follow them. */
export const topBarHeight = 48
export const bottomBarHeight = 56
export const widest = 1600
/** From this width on three full columns have room; below it the games are a strip unless the member opens them. */
export const roomyFrom = 1200
export const gamesWidth = { strip: 56, open: 200 } as const
export const slipWidth = 336
