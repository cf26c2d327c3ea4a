import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { testTimers } from '#src/testing/environment.ts'

import { createGameWatch, longestOpening, longestSilence } from './gameWatch.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function open() {
  let isHidden = false
  const watch = createGameWatch(testTimers, () => isHidden)
  const told: string[] = []
  watch.subscribe(() => told.push(watch.state()))
  return {
    watch,
    told,
    hide(hidden: boolean) {
      isHidden = hidden
    },
  }
}

describe('a framed game', () => {
  it('is played from its first word on, as long as it says something in time [MEMBER-08]', () => {
    const { watch, told } = open()
    expect(watch.state()).toBe('opening')
    watch.loaded()
    vi.advanceTimersByTime(longestOpening - 1)
    watch.heard()
    for (let word = 0; word < 10; word += 1) {
      vi.advanceTimersByTime(longestSilence - 1)
      watch.heard()
    }
    expect(told).toEqual(['playing'])
  })

  it('that never says that it is there, or says nothing any more, is silent for good [MEMBER-08]', () => {
    const never = open()
    never.watch.loaded()
    vi.advanceTimersByTime(longestOpening)
    expect(never.told).toEqual(['silent'])
    const died = open()
    died.watch.loaded()
    died.watch.heard()
    vi.advanceTimersByTime(longestSilence)
    died.watch.heard()
    died.watch.loaded()
    expect(died.told).toEqual(['playing', 'silent'])
  })

  it('that loads a second page has left, whatever that page says [MEMBER-08]', () => {
    const { watch, told } = open()
    watch.loaded()
    watch.heard()
    watch.loaded()
    watch.heard()
    vi.advanceTimersByTime(longestSilence * 2)
    expect(told).toEqual(['playing', 'left'])
  })

  it('is not called silent while nobody sees the page, whose timers rest [MEMBER-08]', () => {
    const { watch, told, hide } = open()
    watch.loaded()
    watch.heard()
    hide(true)
    vi.advanceTimersByTime(longestSilence * 3)
    expect(told).toEqual(['playing'])
    hide(false)
    vi.advanceTimersByTime(longestSilence)
    expect(told).toEqual(['playing', 'silent'])
  })

  it('is left alone once it is gone', () => {
    const { watch, told } = open()
    watch.stop()
    vi.advanceTimersByTime(longestOpening * 2)
    expect(told).toEqual([])
  })
})
