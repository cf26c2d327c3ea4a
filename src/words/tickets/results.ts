import type { SelectionResult } from '#domain/market/status.ts'

/** The sign of a result, beside its word and its colour: the same in the history as in a price cell [BROWSE-10]. */
export const resultSigns = {
  win: '✓',
  halfWin: '½✓',
  lose: '✕',
  halfLose: '½✕',
  void: '↩',
  deadHeat: '=',
} satisfies Record<SelectionResult, string>
