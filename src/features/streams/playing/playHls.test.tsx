import { describe, expect, it } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'

import { streamMachine } from '#machines/stream/machine.ts'

import { nativeVideo } from '../testing/nativeVideo.ts'
import { createScreens, playActor } from './playActor.ts'

const url = 'https://video.test/a.m3u8'

/** A stream that is opened and has its picture on the page; its time is the test's. */
function playing() {
  const video = nativeVideo()
  const screens = createScreens()
  const clock = new SimulatedClock()
  const told: string[] = []
  const heard: HTMLVideoElement[] = []
  const play = playActor(screens, (element) => {
    heard.push(element)
    return () => heard.splice(heard.indexOf(element), 1)
  })
  const stream = createActor(streamMachine.provide({ actors: { play } }), {
    clock,
    inspect: (inspected) => {
      if (inspected.type === '@xstate.event' && /^(picture|stream)\./.test(inspected.event.type))
        told.push(inspected.event.type)
    },
  })
  stream.start()
  const open = () =>
    stream.send({
      type: 'stream.opened',
      watched: {
        eventId: 'e1',
        title: 'A v B',
        stream: { streamId: 's', label: 'English', kind: 'hls', url },
      },
    })
  open()
  screens.set({ video, opened: 1 })
  return {
    stream,
    screens,
    clock,
    video,
    open,
    told,
    heard,
    state: () => stream.getSnapshot().value,
    happens: (type: string) => video.dispatchEvent(new Event(type)),
    /** So many seconds of it are shown. */
    shows: (seconds: number) => {
      video.currentTime += seconds
      video.dispatchEvent(new Event('timeupdate'))
    },
    source: () => video.getAttribute('src'),
  }
}

describe('a stream', () => {
  it.each([
    ['before the first picture', []],
    ['while it plays', ['play', 'playing', 'timeupdate']],
    ['while more of it is waited for', ['play', 'playing', 'timeupdate', 'waiting']],
  ])('fails after half a minute without a new picture, %s, and is let go of [STAT-07]', (_, happened) => {
    const { happens, clock, state, source, heard, video } = playing()
    for (const type of happened) happens(type)
    clock.increment(29_999)
    expect([source(), heard]).toEqual([url, [video]])
    clock.increment(1)
    expect([state(), source(), heard]).toEqual(['failed', null, []])
    // What the element says afterwards is of nothing that is shown.
    happens('playing')
    expect(state()).toBe('failed')
  })

  it.each([
    ['paused', 'pause', 'paused'],
    ['over', 'ended', 'ended'],
  ])('is waited for no more once it is %s [STAT-07]', (_, type, last) => {
    const { happens, clock, state } = playing()
    for (const before of ['play', 'playing', 'timeupdate', type]) happens(before)
    clock.increment(3_600_000)
    expect(state()).toEqual({ watching: last })
  })

  it('is waited for no more once it is closed [STAT-07]', () => {
    const { stream, clock, state, source, heard } = playing()
    stream.send({ type: 'stream.closed' })
    clock.increment(3_600_000)
    expect([state(), source(), heard]).toEqual(['idle', null, []])
  })

  it('tells how it goes, and of its pictures one a second [STAT-07]', () => {
    const { happens, shows, told } = playing()
    for (const type of ['play', 'playing']) happens(type)
    for (let quarters = 0; quarters < 9; quarters += 1) shows(0.25)
    for (const type of ['waiting', 'playing', 'pause']) happens(type)
    expect(told).toEqual([
      'stream.opened',
      'picture.awaited',
      'picture.awaited',
      'picture.arrived',
      'picture.arrived',
      'picture.arrived',
      'picture.stalled',
      'picture.arrived',
      'picture.paused',
    ])
  })

  it('stands still for as long as there is nothing to show, wherever in it the player jumps to [STAT-07]', () => {
    const { happens, shows, clock, state, video } = playing()
    for (const type of ['play', 'playing']) happens(type)
    Object.assign(video, { readyState: video.HAVE_CURRENT_DATA })
    happens('waiting')
    clock.increment(29_999)
    shows(2)
    expect(state()).toEqual({ watching: 'stalled' })
    clock.increment(1)
    expect(state()).toBe('failed')
  })

  it('goes on where it stood still [STAT-07]', () => {
    const { happens, clock, state } = playing()
    for (const type of ['play', 'playing', 'waiting']) happens(type)
    expect(state()).toEqual({ watching: 'stalled' })
    clock.increment(29_999)
    happens('playing')
    clock.increment(29_999)
    expect(state()).toEqual({ watching: 'playing' })
  })
})

describe('the picture of a stream', () => {
  it('that leaves the page is let go of and not waited for, and begins again where it comes back [STAT-07]', () => {
    const { screens, clock, happens, state, source, video } = playing()
    for (const type of ['play', 'playing']) happens(type)
    screens.set(null)
    clock.increment(3_600_000)
    expect([state(), source()]).toEqual([{ watching: 'paused' }, null])
    screens.set({ video, opened: 1 })
    expect([state(), source()]).toEqual([{ watching: 'loading' }, url])
  })

  it('is each opening’s own: what was opened after it does not play in it [STAT-07]', () => {
    const { screens, open, state, source } = playing()
    open()
    expect([state(), source()]).toEqual([{ watching: 'loading' }, null])
    const next = nativeVideo()
    screens.set({ video: next, opened: 2 })
    expect([source(), next.getAttribute('src')]).toEqual([null, url])
  })
})
