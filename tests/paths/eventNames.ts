import { eventWords } from '#machines/eventWords.ts'

import type { StepEvent } from '../model/graph.ts'

/**
 * Whether an event goes by a name: that of its step, which may leave out what stands after the colon, the chart's, or the
 * words that log and chart have for it.
 */
export function isCalled({ step, type }: Pick<StepEvent, 'step' | 'type'>, given: string): boolean {
  return [step, step.split(':')[0], type, shortOf(type), eventWords(type)].includes(given)
}

/** An event of the chart's in a word: `placeBet.failed`, `after.retryDelay`. */
function shortOf(type: string): string {
  const [, ended, actor = ''] = /^xstate\.(done|error)\.actor\.(.+)$/s.exec(type) ?? []
  // The key of a bet is long, and nobody types it.
  if (ended !== undefined)
    return `${actor.replaceAll(/[0-9a-f]{28}\b/g, '').replaceAll(' ', '-')}.${ended === 'done' ? 'done' : 'failed'}`
  const [, wait] = /^xstate\.after\.([^.]+)\./.exec(type) ?? []
  return wait === undefined ? type : `after.${wait}`
}
