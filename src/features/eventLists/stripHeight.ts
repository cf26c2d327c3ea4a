import { css } from '@emotion/react'

/** px of the bar over a list: its tabs, and what narrows it. */
export const stripHeight = 44

/** px of what heads a phone's list: its tools, and the market it shows. */
export const phoneHeadHeight = 40

/** px of the row of the competitions that are chosen. */
export const chosenHeight = 40

/** The places of these, kept while they are on their way. */
export const stripPlace = css({ height: stripHeight })
export const phoneHeadPlace = css({ height: phoneHeadHeight })
