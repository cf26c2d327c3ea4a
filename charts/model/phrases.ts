import { eventWords } from '#machines/eventWords.ts'

import type { Cause, ChartTransition } from './chart.ts'
import type { ActionEffect, Words } from './words.ts'

/** What makes a transition happen, in words: `odds.changed`, `after reconnectDelay (10 s)`, `answer: loadSlip`. */
export function causeText(cause: Cause, words: Words): string {
  switch (cause.kind) {
    case 'event':
      return cause.event
    case 'always':
      return eventWords('')
    case 'after':
      return `after ${delayText(cause.delay, words)}`
    case 'done':
    case 'error':
      return eventWords(`xstate.${cause.kind}.actor.${cause.actor}`)
    case 'snapshot':
      return eventWords(`xstate.snapshot.${cause.actor}`)
    case 'finished':
      return eventWords('xstate.done.state.')
  }
}

/**
 * The place of a transition among those with the same cause, of which the first one whose guard holds is taken: `2.` Empty
 * where there is no other.
 */
export function orderText({ index, choices }: ChartTransition): string {
  return choices > 1 ? `${index + 1}.` : ''
}

/** What must hold, in words: the guard, or that none before it did. Null where nothing must. */
export function conditionText({ guard, index }: ChartTransition): string | null {
  if (guard !== null) return `if ${guard}`
  return index > 0 ? 'otherwise' : null
}

/** A delay by its name, with its length if that is fixed. */
export function delayText(delay: string, { delays }: Words): string {
  const length = /^\d+$/.test(delay) ? Number(delay) : (delays[delay] ?? null)
  if (length === null) return delay
  return /^\d+$/.test(delay) ? lengthText(length) : `${delay} (${lengthText(length)})`
}

function lengthText(milliseconds: number): string {
  if (milliseconds < 1000) return `${milliseconds} ms`
  return milliseconds % 60_000 === 0 ? `${milliseconds / 60_000} min` : `${milliseconds / 1000} s`
}

/** Where a transition leads, in words. */
export function targetText({ targets, source, reenter, actions }: ChartTransition): string {
  if (targets.length === 0) return actions.length === 0 ? 'nothing happens' : 'stays'
  const isAgain = targets.length === 1 && targets[0] === source && reenter
  return isAgain ? `${targets.join(', ')} again` : targets.join(', ')
}

/** What an action does, in words: `sends slip.changed to keepSlip`. */
export function effectText(effect: ActionEffect): string {
  switch (effect.does) {
    case 'keeps':
      return 'keeps it in mind'
    case 'raises':
      return `raises ${effect.event}${effect.after === undefined ? '' : ` after ${effect.after}`}`
    case 'sends':
      return `sends ${effect.event} to ${effect.to}`
    case 'emits':
      return `emits ${effect.event}`
    case 'starts':
    case 'stops':
      return `${effect.does} ${effect.actor}`
    case 'cancels':
      return `cancels ${effect.id}`
  }
}

/** What an action does that others notice; what it only stores is left out. */
export function effectsOf(action: string, { actions }: Words): readonly ActionEffect[] {
  return (actions[wordOf(action)] ?? []).filter(({ does }) => does !== 'keeps')
}

/** The word of `noteEnd(unauthorized)`, without its argument. */
export function wordOf(name: string): string {
  return name.split('(')[0] ?? name
}
