import type { Cause, ChartTransition } from './chart.ts'
import type { Deed, Words } from './words.ts'

/** What makes a transition happen, in words: `odds.changed`, `after reconnectDelay (10 s)`, `loadSlip is done`. */
export function causeText(cause: Cause, words: Words): string {
  switch (cause.kind) {
    case 'event':
      return cause.event
    case 'always':
      return 'at once'
    case 'after':
      return `after ${delayText(cause.delay, words)}`
    case 'done':
      return `${cause.actor} is done`
    case 'error':
      return `${cause.actor} has failed`
    case 'snapshot':
      return `${cause.actor} has changed`
    case 'finished':
      return 'when finished'
  }
}

/** A delay by its name, with its length where that is fixed. */
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
export function deedText(deed: Deed): string {
  switch (deed.does) {
    case 'keeps':
      return 'keeps it in mind'
    case 'raises':
      return `raises ${deed.event}${deed.after === undefined ? '' : ` after ${deed.after}`}`
    case 'sends':
      return `sends ${deed.event} to ${deed.to}`
    case 'emits':
      return `emits ${deed.event}`
    case 'starts':
    case 'stops':
      return `${deed.does} ${deed.actor}`
    case 'cancels':
      return `cancels ${deed.id}`
  }
}

/** What an action does that others hear of: what it only keeps is left out. */
export function deedsOf(action: string, { actions }: Words): readonly Deed[] {
  return (actions[wordOf(action)] ?? []).filter(({ does }) => does !== 'keeps')
}

/** The word of `noteEnd(unauthorized)`, without what it is told. */
export function wordOf(name: string): string {
  return name.split('(')[0] ?? name
}
