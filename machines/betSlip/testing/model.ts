import type { Model } from '#tests/model/graph.ts'

import type { BetSlipContext } from '../types.ts'
import { severalModels } from './questions/several.ts'
import { singleModels } from './questions/single.ts'

/**
 * The slip is seven regions side by side: one model that let everything happen at once would never end. Each of these lets
 * happen what one question is about; together they take every transition. What a member walks
 * in the browser is in `questions/walked.ts`: its steps have names, and what follows automatically comes first.
 */
export const slipModels: Readonly<Record<string, Model<BetSlipContext>>> = {
  ...singleModels,
  ...severalModels,
}
