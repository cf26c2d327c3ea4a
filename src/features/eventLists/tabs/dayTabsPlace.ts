import { css } from '@emotion/react'

import { touch } from '#src/ui/theme/scale.ts'

/** The place of the row of days, kept while they are on their way: as high as tabs are. */
export const dayTabsPlace = css({ minHeight: 41, [touch]: { minHeight: 45 } })
