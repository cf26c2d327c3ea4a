import { describe, expect, it } from 'vitest'

import { buildEvent } from '#src/testing/builders.ts'
import { createTestClock } from '#src/testing/realtime/book.ts'

import { createCounters } from './counters.ts'
import { createScoreBook, type EventScore, type ScoreUpdate } from './scoreBook.ts'

const event = buildEvent({ inPlay: true, scoreline: '0-0', markets: [] })

function score(timeStamp: number, scoreline: string): ScoreUpdate {
  return { eventId: 'e1', scoreline, details: null, mapNum: null, inPlay: true, tabs: [], timeStamp }
}

function createBook() {
  const clock = createTestClock()
  const counters = createCounters()
  const errors: unknown[] = []
  const book = createScoreBook({ clock, counters, onListenerError: (error) => void errors.push(error) })
  return { clock, counters, book }
}

describe('the score book', () => {
  it('tells a new score once a frame, and not one that is as it was [LIVE-01]', () => {
    const { book, clock } = createBook()
    book.seed([event])
    clock.frame()
    const heard: EventScore[] = []
    book.subscribe('e1', (next) => heard.push(next))
    book.apply(score(10, '1-0'))
    book.apply(score(11, '2-0'))
    clock.frame()
    book.apply(score(12, '2-0'))
    clock.frame()
    expect(heard.map(({ scoreline }) => scoreline)).toEqual(['2-0'])
    expect(book.get('e1')).toBe(heard[0])
  })

  it('knows a score that nobody listens to, and asks for no frame for it', () => {
    const { book, clock } = createBook()
    book.seed([event])
    book.apply(score(10, '1-0'))
    expect(book.get('e1')?.scoreline).toBe('1-0')
    expect(clock.timers).toBe(0)
  })

  it('drops and counts a score that is older than the one it has [LIVE-06] [LIVE-13]', () => {
    const { book, counters } = createBook()
    book.apply(score(20, '1-0'))
    book.apply(score(10, '0-0'))
    expect(book.get('e1')?.scoreline).toBe('1-0')
    expect(counters.read().outOfOrder).toBe(1)
  })

  it('leaves a reply that was asked for before the score was told, and takes one asked for after [LIVE-05]', () => {
    const { book } = createBook()
    const before = book.moment()
    book.apply(score(20, '1-0'))
    book.seed([event], before)
    expect(book.get('e1')?.scoreline).toBe('1-0')
    book.seed([{ ...event, scoreline: '2-0' }], book.moment())
    expect(book.get('e1')?.scoreline).toBe('2-0')
  })
})
