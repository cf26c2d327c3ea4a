import { describe, expect, it } from 'vitest'

import { gameById, games, isMiniGameName } from './game.ts'

describe('games', () => {
  it('have the ids the documents give [BROWSE-15]', () => {
    expect(['1', '2', '3', '13', '24', '41', '42'].map((id) => gameById(id).name)).toEqual([
      'CS:GO',
      'Dota 2',
      'League of Legends',
      'PUBG',
      'Valorant',
      'Soccer',
      'Halo',
    ])
  })

  it('are all that the documents name, with ids, names and marks of their own [BROWSE-15]', () => {
    expect(games).toHaveLength(32)
    for (const part of ['id', 'name', 'mark'] as const) {
      expect(new Set(games.map((game) => game[part])).size).toBe(games.length)
    }
    for (const game of games) {
      expect(game.id).toMatch(/^[1-9][0-9]*$/)
      expect(game.mark).toMatch(/^.{1,4}$/u)
    }
  })

  it('have their kind of statistics [BROWSE-15]', () => {
    expect(['1', '2', '41', '44', '43', '5'].map((id) => gameById(id).kind)).toEqual([
      'rounds',
      'kills',
      'goals',
      'overs',
      'points',
      'other',
    ])
  })

  it('show an id that is not known, under the server’s name where given [BROWSE-15]', () => {
    expect(gameById('999')).toEqual({ id: '999', name: '', kind: 'other', mark: '999' })
    expect(gameById('999', 'Chess')).toEqual({ id: '999', name: 'Chess', kind: 'other', mark: 'Che' })
    expect(gameById('999', ' ').name).toBe('')
  })

  it('leave out mini-games by name [BROWSE-02]', () => {
    expect(isMiniGameName('MiniGame Roulette')).toBe(true)
    expect(isMiniGameName('Dota 2')).toBe(false)
  })
})
