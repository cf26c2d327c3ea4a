/** The calls that place or book a bet, by the contract's operationId. A call that is not on this list is never sent. */
export const betOperations = [
  'placeSingleBet',
  'placeComboBet',
  'placeMixedComboBet',
  'placeEventCombo',
  'bookBet',
] as const

export type BetOperation = (typeof betOperations)[number]

/** The calls that say how much may be staked, by the contract's operationId. */
export type RangeOperation =
  | 'getSingleBetRange'
  | 'getComboBetRange'
  | 'getMixedComboBetRange'
  | 'getEventComboRange'
