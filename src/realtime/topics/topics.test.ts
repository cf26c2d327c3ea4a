import { describe, expect, it, vi } from 'vitest'

import { createCounters } from '#src/realtime/counters.ts'
import { Unreadable } from '#src/wire/base/read.ts'

import { createTopics, type Topic } from './topics.ts'

function open(topic: Partial<Topic<string>> = {}) {
  const counters = createCounters()
  const errors: unknown[] = []
  const topics = createTopics({
    counters,
    notAhead: (time) => Math.min(time, 5_000),
    onListenerError: (error) => void errors.push(error),
  })
  const read = vi.fn<Topic<string>['read']>((data) => {
    if (typeof data !== 'string') throw new Unreadable('body')
    return data
  })
  const words: Topic<string> = { event: 'gameclient-refresh', read, ...topic }
  const say = (data: unknown): void => topics.take(words.event, { data, timestamp: 1_000 })
  return { counters, errors, topics, words, read, say }
}

describe('a topic of the channels', () => {
  it('is read once, however many hear it, and not where nobody does', () => {
    const { topics, words, read, say } = open()
    say('before')
    const heard: string[] = []
    const stop = topics.subscribe(words, (word) => void heard.push(`first ${word}`))
    topics.subscribe(words, (word) => void heard.push(`second ${word}`))
    say('one')
    stop()
    say('two')
    expect(heard).toEqual(['first one', 'second one', 'second two'])
    expect(read).toHaveBeenCalledTimes(2)
  })

  it('tells a late listener what it retains, oldest first, and no more than that [PREBOOK-06]', () => {
    const { topics, words, say } = open({ retained: 2 })
    topics.subscribe(words, () => undefined)
    for (const word of ['one', 'two', 'three']) say(word)
    const heard: string[] = []
    topics.subscribe(words, (word) => void heard.push(word))
    say('four')
    expect(heard).toEqual(['two', 'three', 'four'])
  })

  it('tells what the client learned in another way as what a channel said', () => {
    const { topics, words, read } = open()
    const heard: string[] = []
    topics.subscribe(words, (word) => void heard.push(word))
    topics.publish(words, 'told')
    expect(heard).toEqual(['told'])
    expect(read).not.toHaveBeenCalled()
  })

  it('goes on to the others when one who hears it fails', () => {
    const { topics, words, errors, say } = open()
    const fault = new Error('a fault of ours')
    topics.subscribe(words, () => {
      throw fault
    })
    const heard: string[] = []
    topics.subscribe(words, (word) => void heard.push(word))
    say('one')
    expect([heard, errors]).toEqual([['one'], [fault]])
  })

  it('counts what it cannot read, and a time that is not a number [LIVE-13]', () => {
    const { topics, words, counters, say } = open()
    const heard: unknown[] = []
    topics.subscribe(words, (word) => void heard.push(word))
    say(7)
    topics.subscribe(
      { event: 'maintenance', read: (_, { timeStamp }) => timeStamp() },
      (time) => void heard.push(time),
    )
    topics.take('maintenance', { data: null })
    topics.take('maintenance', { data: null, timestamp: 9_000 })
    expect([heard, counters.read().malformed]).toEqual([[5_000], 2])
  })
})
