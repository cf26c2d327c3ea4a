import { describe, expect, it } from 'vitest'

import { isInLobby, isNewTable, isTable, secondsLeft } from './miniGame.ts'

const every = Array.from({ length: 24 }, (_, at) => at + 1)

describe('the tables of the mini-games', () => {
  it('are all in the lobby but 16, and none of them while it is disabled [MEMBER-08]', () => {
    const hidden = every.filter((tableId) => !isInLobby({ tableId, isEnabled: true }))
    expect(hidden).toEqual([16])
    expect(every.filter((tableId) => isInLobby({ tableId, isEnabled: false }))).toEqual([])
    expect(every.filter((tableId) => !isTable(tableId))).toEqual([16])
  })

  it('are marked new from 18 to 21, and 23 [MEMBER-08]', () => {
    expect(every.filter(isNewTable)).toEqual([18, 19, 20, 21, 23])
  })
})

describe('the countdown of a round', () => {
  it('goes from 60 to 1, one a second, and from 60 again [MEMBER-10]', () => {
    const minute = Date.UTC(2026, 10, 27, 9, 30)
    const seen = Array.from({ length: 61 }, (_, second) => secondsLeft(minute + second * 1_000))
    expect(seen).toEqual([...Array.from({ length: 60 }, (_, at) => 60 - at), 60])
  })

  it.each([
    [0, 60],
    [999, 60],
    [1_000, 59],
    [59_999, 1],
    [-1, 1],
    [-60_000, 60],
  ])('stands at %i ms at %i [MEMBER-10]', (now, left) => {
    expect(secondsLeft(now)).toBe(left)
  })
})
