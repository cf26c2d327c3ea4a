import { css } from '@emotion/react'

import { phone } from '#src/ui/theme/scale.ts'

/** The place of a list's tools, kept while they are on their way. */
export const toolsPlace = css({ height: 48, [phone]: { height: 44 } })
