/** How high a row of tabs is with the line below it, px, by what it is pressed with. */
export const tabsHeight = { mouse: 41, touch: 45 } as const
