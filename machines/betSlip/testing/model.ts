import type { Model } from '#tests/model/graph.ts'

import type { BetSlipContext } from '../types.ts'
import { severalModels } from './questions/several.ts'
import { singleModels } from './questions/single.ts'
import { walkedModels } from './questions/walked.ts'

/**
 * The slip is seven regions side by side: one model that let everything happen at once would never end. Each of these lets
 * happen what one question is about; together they take every transition.
 */
export const slipQuestions: Readonly<Record<string, Model<BetSlipContext>>> = {
  ...singleModels,
  ...severalModels,
}

/**
 * All that is known of the slip: what a member walks in the browser first, in which what follows automatically comes before
 * anything else. That is compared with the browser, so it tells apart what is seen, and is walked by the shortest ways alone.
 */
export const slipModels = { ...walkedModels, ...slipQuestions }
