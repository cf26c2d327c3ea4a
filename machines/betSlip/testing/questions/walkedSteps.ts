import { errors } from '#domain/session/errorCatalogue.ts'

/** What happens on a path, in words: a press by the member, something in the world, or what follows automatically. */
export const stepNames = [
  'the kept slip is read: empty',
  'the prices come',
  'the range comes',
  'press home',
  'press away',
  'press home of the second match',
  'keep both',
  'remove',
  'undo',
  'open combo',
  'open single',
  'stake 100',
  'stake what is refused',
  'stake 100 on the first',
  'stake 50 on the second',
  'stake what is refused on the second',
  'better odds only',
  'place',
  'accept and place',
  'accept at the leg',
  'do not place',
  'dismiss the refusal',
  'close the receipt',
  'keep the selections',
  'check now',
  'the price rises',
  'the price falls',
  'the market pauses',
  'the market is as it was',
  'the line is cut',
  'the line is back',
  'answer: placed',
  'answer: refused',
  'answer: the odds have changed',
  'answer: too fast',
  'no answer',
  'the wait goes on',
  'the first is placed',
  'the second is placed',
  'the second is refused',
  'all are answered',
] as const

export type StepName = (typeof stepNames)[number]

/** What follows automatically, and at once: the state before it passes too quickly to be seen. */
export const passing: ReadonlySet<StepName | 'begin'> = new Set<StepName>([
  'the kept slip is read: empty',
  'the prices come',
  'the range comes',
  'answer: placed',
  'answer: refused',
  'answer: the odds have changed',
  'answer: too fast',
  'no answer',
  'the first is placed',
  'the second is placed',
  'the second is refused',
  'all are answered',
])

/** The stake that the member "oracle" is refused for, with the message of that code. */
export const refusedStake = String(errors.insufficientBalance.code)
