import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'

import { drive } from '#tests/model/drive.ts'
import { replayAll } from '#tests/model/replay.ts'
import { type Chapter, createStory, type Story, testChapters } from '#tests/model/story.ts'
import { unwalked } from '#tests/model/transitions.ts'

import { streamMachine } from './machine.ts'
import { streamInvariant } from './testing/invariants.ts'
import { another, framed, played, stream as machine, streamModels } from './testing/model.ts'
import type { PictureEvent, Watched } from './types.ts'

describe('stream, walked by its graph', () => {
  it('takes every transition, plays what is watched and nothing else, and gives each opening a picture of its own [CHART-04] [STAT-07]', () => {
    const walked = new Set(
      Object.values(streamModels).flatMap((model) => [...replayAll(model, streamInvariant).walked]),
    )
    expect(unwalked(machine, walked)).toEqual([])
  })
})

/** A stream that is open, and what its player has told. */
function opened(watched: Watched, ...told: readonly PictureEvent['type'][]) {
  const stream = drive(({ parent }) => createActor(machine, { parent }))
  stream.actor.send({ type: 'stream.opened', watched })
  for (const type of told) stream.actor.send({ type })
  return stream
}

const value = ({ actor }: ReturnType<typeof opened>) => actor.getSnapshot().value

describe('a stream', () => {
  it('is not there before one is opened [STAT-07]', () => {
    const stream = drive(({ parent }) => createActor(machine, { parent }))
    expect(stream.actor.getSnapshot()).toMatchObject({ value: 'idle', context: { watched: null, opened: 0 } })
    expect(stream.isRunning('play')).toBe(false)
  })

  it.each<[string, ...PictureEvent['type'][]]>([
    ['before the first picture'],
    ['while it plays', 'picture.arrived'],
    ['while more of it is waited for', 'picture.arrived', 'picture.stalled'],
    ['after a pause', 'picture.arrived', 'picture.paused', 'picture.awaited'],
  ])('fails after half a minute without a picture, %s, and is let go of [STAT-07]', (_, ...told) => {
    const stream = opened(played, ...told)
    stream.clock.increment(29_999)
    expect([stream.isRunning('play'), value(stream)]).not.toContain('failed')
    stream.clock.increment(1)
    expect([stream.isRunning('play'), value(stream)]).toEqual([false, 'failed'])
    // It is not opened for that: the picture that failed is the first one still.
    expect(stream.actor.getSnapshot().context.opened).toBe(1)
  })

  it.each<[string, string, ...PictureEvent['type'][]]>([
    ['while its pictures follow each other', 'playing', 'picture.arrived'],
    ['once it begins, however long that took', 'loading', 'picture.awaited'],
  ])('is waited for again from the last moment on, %s [STAT-07]', (_, state, ...told) => {
    const stream = opened(played)
    for (const type of told) {
      stream.actor.send({ type })
      stream.clock.increment(29_999)
      stream.actor.send({ type })
      stream.clock.increment(29_999)
    }
    expect(value(stream)).toEqual({ watching: state })
  })

  it.each<[string, string, ...PictureEvent['type'][]]>([
    ['paused', 'paused', 'picture.arrived', 'picture.paused'],
    ['not started, which it may not be before it is pressed', 'paused', 'picture.paused'],
    ['over', 'ended', 'picture.arrived', 'stream.ended'],
  ])('is waited for no more while it is %s [STAT-07]', (_, state, ...told) => {
    const stream = opened(played, ...told)
    stream.clock.increment(3_600_000)
    expect([stream.isRunning('play'), value(stream)]).toEqual([true, { watching: state }])
  })

  it('in a frame counts as playing, since nothing is heard of it [STAT-07]', () => {
    const stream = opened(framed)
    stream.clock.increment(3_600_000)
    expect([stream.isRunning('play'), value(stream)]).toEqual([false, 'framed'])
  })

  it('is played from its address, each time it is opened in a picture of its own [STAT-07]', () => {
    const stream = opened(played)
    expect(stream.given('play')).toEqual({ url: played.stream.url, opened: 1 })
    stream.actor.send({ type: 'stream.opened', watched: played })
    expect(stream.given('play')).toEqual({ url: played.stream.url, opened: 2 })
    stream.actor.send({ type: 'stream.opened', watched: another })
    expect(stream.given('play')).toEqual({ url: another.stream.url, opened: 3 })
  })

  it.each(['stream.failed', 'stream.ended'] as const)('is tried again after %s [STAT-07]', (type) => {
    const stream = opened(played, 'picture.arrived', type)
    stream.actor.send({ type: 'retry.requested' })
    expect(stream.given('play')).toEqual({ url: played.stream.url, opened: 2 })
    expect(value(stream)).toEqual({ watching: 'loading' })
  })
})

const begin = (): Story => createStory(streamMachine)

function playingStory(): Story {
  const stream = begin()
  stream.says({ type: 'stream.opened', watched: played })
  stream.says({ type: 'picture.arrived' })
  stream.takeLines()
  return stream
}

const chapters: readonly Chapter[] = [
  {
    title: 'is that it is opened, plays, and is closed [STAT-07]',
    begins: begin,
    happens: (stream) => {
      stream.says({ type: 'stream.opened', watched: played })
      stream.says({ type: 'picture.awaited' })
      stream.says({ type: 'picture.arrived' })
      stream.says({ type: 'picture.arrived' })
      stream.says({ type: 'retry.requested' })
      stream.says({ type: 'stream.closed' })
      stream.says({ type: 'stream.closed' })
    },
    lines: [
      'begins: goes to idle, keeps opened 0',
      'stream.opened: goes to watching.loading, keeps watched, keeps opened 1, starts play',
      'picture.awaited: stays',
      'picture.arrived: goes to watching.playing',
      'picture.arrived: stays',
      'retry.requested: stays',
      'stream.closed: goes to idle, forgets watched, leaves play',
      'stream.closed: stays',
    ],
  },
  {
    title: 'is that it stands still, and goes on or not [STAT-07]',
    begins: playingStory,
    happens: (stream) => {
      stream.says({ type: 'picture.stalled' })
      stream.passes(29_999)
      stream.says({ type: 'picture.arrived' })
      stream.passes(29_999)
      stream.says({ type: 'picture.stalled' })
      stream.passes(30_000)
      stream.says({ type: 'picture.arrived' })
      stream.says({ type: 'retry.requested' })
      stream.says({ type: 'picture.stalled' })
    },
    lines: [
      'picture.stalled: goes to watching.stalled',
      '29999 ms pass: stays',
      'picture.arrived: goes to watching.playing',
      '29999 ms pass: stays',
      'picture.stalled: goes to watching.stalled',
      '30000 ms pass: goes to failed, leaves play',
      'picture.arrived: stays',
      'retry.requested: goes to watching.loading, keeps opened 2, starts play',
      'picture.stalled: stays',
    ],
  },
  {
    title: 'is that the member pauses it and goes on [STAT-07]',
    begins: playingStory,
    happens: (stream) => {
      stream.says({ type: 'picture.paused' })
      stream.says({ type: 'picture.arrived' })
      stream.says({ type: 'picture.stalled' })
      stream.says({ type: 'retry.requested' })
      stream.says({ type: 'picture.awaited' })
      stream.says({ type: 'picture.paused' })
    },
    lines: [
      'picture.paused: goes to watching.paused',
      'picture.arrived: stays',
      'picture.stalled: stays',
      'retry.requested: stays',
      'picture.awaited: goes to watching.loading',
      'picture.paused: goes to watching.paused',
    ],
  },
  {
    title: 'is that it ends, is tried again, and breaks [STAT-07]',
    begins: playingStory,
    happens: (stream) => {
      stream.says({ type: 'stream.ended' })
      stream.says({ type: 'picture.awaited' })
      stream.says({ type: 'stream.ended' })
      stream.says({ type: 'retry.requested' })
      stream.says({ type: 'stream.failed' })
      stream.says({ type: 'retry.requested' })
      stream.says({ type: 'stream.failed' })
      stream.says({ type: 'stream.closed' })
    },
    lines: [
      'stream.ended: goes to watching.ended',
      'picture.awaited: goes to watching.loading',
      'stream.ended: goes to watching.ended',
      'retry.requested: goes to watching.loading, keeps opened 2, starts play',
      'stream.failed: goes to failed, leaves play',
      'retry.requested: goes to watching.loading, keeps opened 3, starts play',
      'stream.failed: goes to failed, leaves play',
      'stream.closed: goes to idle, forgets watched',
    ],
  },
  {
    title: 'is that another takes its place, in a frame or not [STAT-07]',
    begins: playingStory,
    happens: (stream) => {
      stream.says({ type: 'stream.opened', watched: another })
      stream.says({ type: 'stream.opened', watched: framed })
      stream.says({ type: 'retry.requested' })
      stream.says({ type: 'stream.opened', watched: framed })
      stream.says({ type: 'stream.opened', watched: played })
    },
    lines: [
      'stream.opened: goes to watching.loading, keeps watched, keeps opened 2, starts play',
      'stream.opened: goes to framed, keeps watched, keeps opened 3, leaves play',
      'retry.requested: stays',
      'stream.opened: stays, keeps opened 4',
      'stream.opened: goes to watching.loading, keeps watched, keeps opened 5, starts play',
    ],
  },
]

testChapters('all that becomes of what is watched', chapters)
