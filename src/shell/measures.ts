/** Heights and widths of the shell's fixed parts, in px: the shell's own styles and the page's first paint follow them. */
export const topBarHeight = { desktop: 52, phone: 48 } as const
export const bottomBarHeight = 56
export const widest = 1440
/** From this width on three full columns have room; below it the games are a strip unless the member opens them. */
export const roomyFrom = 1280
export const gamesWidth = { strip: 64, collapsed: 56, open: 216 } as const
export const slipWidth = 352
