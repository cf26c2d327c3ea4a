import type { BetSlipContext } from '#machines/betSlip/types.ts'

import type { Model } from '../../graph.ts'
import { severalModels } from './several.ts'
import { singleModels } from './single.ts'

/**
 * The slip is seven regions side by side: one model that let everything happen at once would never end. Each of these lets
 * happen what one question is about; together they take every transition.
 */
export const slipModels: Readonly<Record<string, Model<BetSlipContext>>> = {
  ...singleModels,
  ...severalModels,
}
