import type { BatchInput, JournalEntry, Refusal } from '../placement/types.ts'
import type { BetSlipContext, Receipt, SlipAnswer } from './types.ts'
import { waitAfter } from './waiting.ts'

/**
 * What the answers to a press say. Nothing else is kept of it: the receipt, the refusal, a bet that lapsed or is being
 * checked are all read out of them.
 */
type Pressed = Pick<BetSlipContext, 'batch' | 'answers' | 'checked'>

function sizeOf(batch: BatchInput): number {
  return batch.kind === 'confirm' ? batch.confirmation.bets.length : batch.entries.length
}

/** Whether it is about several bets, each reported separately. If none was written down, one answer is for all. */
export function isOfSeveral({ batch, answers }: Pick<Pressed, 'batch' | 'answers'>): boolean {
  return batch !== null && sizeOf(batch) > 1 && answers.every(({ entry }) => entry !== null)
}

/** Whether a bet of it has no answer yet. */
export function isAnyUnanswered({ batch, answers }: Pick<Pressed, 'batch' | 'answers'>): boolean {
  return batch !== null && answers.length < sizeOf(batch)
}

/** The answer to the one bet of a press; null where it has none yet, or where there are several. */
export function answerOf(pressed: Pick<Pressed, 'batch' | 'answers'>): SlipAnswer | null {
  return isOfSeveral(pressed) ? null : (pressed.answers[0] ?? null)
}

/** What the member is shown where the one bet of a press was placed; else null. */
export function receiptOf(pressed: Pick<Pressed, 'batch' | 'answers'>): Receipt | null {
  const answer = answerOf(pressed)
  if (answer?.outcome.kind !== 'placed' || answer.entry === null) return null
  return { ticket: answer.outcome.ticket, entry: answer.entry }
}

/** Why the one bet of a press was not placed, or why none of several was sent; else null. */
export function refusalOf(pressed: Pick<Pressed, 'batch' | 'answers'>): Refusal | null {
  const outcome = answerOf(pressed)?.outcome
  return outcome?.kind === 'refused' ? outcome.refusal : null
}

/** The one bet of a press where it ended without a decision of the server's; else null. */
export function lapsedOf(pressed: Pick<Pressed, 'batch' | 'answers'>): JournalEntry | null {
  const answer = answerOf(pressed)
  return answer?.outcome.kind === 'lapsed' || answer?.outcome.kind === 'forgotten' ? answer.entry : null
}

/** The one bet of a press while it is being checked: its key's first 8 digits are the support code. Else null. */
export function unknownOf(pressed: Pressed): JournalEntry | null {
  return isOfSeveral(pressed) ? null : (pressed.checked[0] ?? null)
}

/** The one bet where it was confirmed on a page that is gone: told as the same bet, never as a second one. Else null. */
export function earlierOf(pressed: Pick<Pressed, 'batch' | 'answers'>): JournalEntry | null {
  return pressed.batch?.kind === 'resume' ? (answerOf(pressed)?.entry ?? null) : null
}

/** How a press has ended: that of several bets, each with its own answer, or of the one. `tooFast`: refused until a wait is over. */
export type SlipEnd = 'several' | 'placed' | 'refused' | 'tooFast' | 'lapsed' | 'forgotten'

/** How the press ended whose answers are known; null where there are none. */
export function endOf(pressed: Pick<Pressed, 'batch' | 'answers'>): SlipEnd | null {
  if (isOfSeveral(pressed)) return 'several'
  const answer = answerOf(pressed)
  if (answer === null) return null
  return answer.outcome.kind === 'refused' && waitAfter(answer) > 0 ? 'tooFast' : answer.outcome.kind
}
