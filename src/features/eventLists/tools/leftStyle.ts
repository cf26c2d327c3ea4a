import { css } from '@emotion/react'

/** What has left the list is grey, and says why in the place of its time. Comes with what holds rows: no first list has such. */
export const leftStyle = css({
  '[data-event][data-left]': {
    filter: 'grayscale(1)',
    '& > div > *': { opacity: 0.45 },
    '& [data-column="teams"]': { opacity: 1, pointerEvents: 'none' },
    '& [data-team], & [data-score], & [data-maps]': { opacity: 0.6 },
    '& [data-time] > :not([data-reason])': { display: 'none' },
    '& [data-reason]': { color: 'var(--text-1)' },
    '& button:not([data-star]), & a': { cursor: 'default' },
  },
})
