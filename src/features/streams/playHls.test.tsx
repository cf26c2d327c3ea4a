import { describe, expect, it } from 'vitest'

import { playHls, type Playing } from './playHls.ts'

/** A video of a browser that plays HLS by itself, whose timers a test lets run. */
function playing() {
  const video = document.createElement('video')
  Object.assign(video, {
    webkitShowPlaybackTargetPicker: () => undefined,
    canPlayType: () => 'maybe',
    play: () => Promise.resolve(),
    load: () => undefined,
  })
  const told: Playing[] = []
  let waiting: { readonly run: () => void; readonly ms: number } | null = null
  const timers = {
    startTimer: (run: () => void, ms: number) => {
      waiting = { run, ms }
      return 1
    },
    stopTimer: () => {
      waiting = null
    },
  }
  const stop = playHls(video, 'https://video.test/a.m3u8', timers, (next) => told.push(next))
  return {
    told,
    stop,
    happens: (type: string) => video.dispatchEvent(new Event(type)),
    /** What is waited for, in milliseconds; null for nothing. */
    patience: () => waiting?.ms ?? null,
    runOut: () => waiting?.run(),
    source: () => video.getAttribute('src'),
  }
}

describe('a stream', () => {
  it.each([
    ['before the first picture', []],
    ['while it plays', ['play', 'playing', 'timeupdate']],
    ['while more of it is waited for', ['play', 'playing', 'timeupdate', 'waiting']],
  ])('fails after half a minute without a new picture, %s, and is let go of [STAT-07]', (_, happened) => {
    const { happens, patience, runOut, told, source } = playing()
    for (const type of happened) happens(type)
    expect(patience()).toBe(30_000)
    expect(told).not.toContain('failed')
    runOut()
    expect(told.at(-1)).toBe('failed')
    expect(source()).toBeNull()
    // What the element says afterwards is of nothing that is shown.
    happens('playing')
    expect(told.at(-1)).toBe('failed')
  })

  it.each([
    ['paused', 'pause', 'paused'],
    ['over', 'ended', 'ended'],
  ])('is waited for no more once it is %s [STAT-07]', (_, type, last) => {
    const { happens, patience, told } = playing()
    for (const before of ['play', 'playing', 'timeupdate', type]) happens(before)
    expect([patience(), told.at(-1)]).toEqual([null, last])
  })

  it('is waited for no more once it is closed [STAT-07]', () => {
    const { stop, patience, told, source } = playing()
    stop()
    expect([patience(), source(), told]).toEqual([null, null, ['loading']])
  })
})
