/**
 * What an event is called wherever people read it: `stake.typed` as it is, and what xstate says of waits and actors in words
 * of ours: `after recheckDelay`, `answer: exchangeLink`, `failure: exchangeLink`. Log, chart, paths and replay share them.
 */
export function eventWords(type: string): string {
  if (type === '') return 'at once'
  if (type === 'xstate.init') return 'the start'
  if (type === 'xstate.stop') return 'the end'
  const [, wait] = /^xstate\.after\.([^.]+)/.exec(type) ?? []
  if (wait !== undefined) return waitWords(wait)
  if (type.startsWith('xstate.done.state.')) return 'when finished'
  const [, happened = '', actor = ''] =
    /^xstate\.(done\.actor|error\.actor|snapshot)\.(.+)$/s.exec(type) ?? []
  return actor === '' ? type : `${actorWords[happened] ?? happened}: ${actor === '*' ? 'any actor' : actor}`
}

/** A wait by its delay's name; one without a name has milliseconds. */
function waitWords(delay: string): string {
  return `after ${/^\d+$/.test(delay) ? `${delay} ms` : delay}`
}

const actorWords: Readonly<Record<string, string>> = {
  'done.actor': 'answer',
  'error.actor': 'failure',
  snapshot: 'news',
}

/** The name of a transition for people: its event is said in words. */
export function transitionWords(name: string): string {
  const [, source, type = '', rest] = /^(.*?) --(.*)#(\d+.*)$/s.exec(name) ?? []
  if (source === undefined || rest === undefined) return name
  return `${source} --${eventWords(type === 'always' ? '' : type)}#${rest}`
}
