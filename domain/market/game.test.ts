import { describe, expect, it } from 'vitest'

import { gameById, games, isMiniGameName, isSport } from './game.ts'

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

  it('are all the documents name, with their own ids, names and marks [BROWSE-15]', () => {
    expect(games).toHaveLength(32)
    for (const part of ['id', 'name', 'mark'] as const) {
      expect(new Set(games.map((game) => game[part])).size).toBe(games.length)
    }
    for (const game of games) {
      expect(game.id).toMatch(/^[1-9][0-9]*$/)
      expect(game.mark).toMatch(/^.{1,4}$/u)
    }
  })

  it('are each what the documents call it, with what its statistics count [BROWSE-15]', () => {
    expect(games.map(({ id, name, kind, mark }) => `${id}: ${name}, ${kind}, ${mark}`)).toEqual([
      '1: CS:GO, rounds, CS',
      '2: Dota 2, kills, D2',
      '3: League of Legends, kills, LoL',
      '4: Starcraft 2, other, SC2',
      '5: Hearthstone, other, HS',
      '6: Overwatch, rounds, OW',
      '7: Heroes of the Storm, kills, HotS',
      '8: Warcraft 3, other, WC3',
      '9: King of Glory, kills, KoG',
      '10: Rocket League, goals, RL',
      '11: Street Fighter V, other, SFV',
      '12: Starcraft 1, other, SC1',
      '13: PUBG, rounds, PUBG',
      '14: Fortnite, rounds, FN',
      '15: FIFA, goals, FIFA',
      '16: NBA 2K, points, 2K',
      '17: Call of Duty, rounds, CoD',
      '18: Arena of Valor, kills, AoV',
      '19: CrossFire, rounds, CF',
      '20: Quake, rounds, Q',
      '21: Apex, rounds, Apex',
      '22: Mobile Legend, kills, ML',
      '23: Game for Peace, rounds, GfP',
      '24: Valorant, rounds, Val',
      '25: Wild Rift, kills, WR',
      '26: CoD Mobile, rounds, CoDM',
      '27: Age of Empires, other, AoE',
      '28: Naraka, rounds, Nrk',
      '41: Soccer, goals, Soc',
      '42: Halo, rounds, Halo',
      '43: Basketball, points, Bsk',
      '44: Cricket, overs, Cri',
    ])
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

  it('show an unknown id, under the server’s name if given [BROWSE-15]', () => {
    expect(gameById('999')).toEqual({ id: '999', name: '', kind: 'other', mark: '999' })
    expect(gameById('999', 'Chess')).toEqual({ id: '999', name: 'Chess', kind: 'other', mark: 'Che' })
    expect(gameById('999', ' ').name).toBe('')
  })

  it('are esports, but for soccer, basketball and cricket; one that nobody knows is esports too [BROWSE-15]', () => {
    expect(games.filter(({ id }) => isSport(id)).map(({ name }) => name)).toEqual([
      'Soccer',
      'Basketball',
      'Cricket',
    ])
    expect([isSport('999'), isSport('')]).toEqual([false, false])
  })

  it('leave out mini-games by name [BROWSE-02]', () => {
    expect(isMiniGameName('MiniGame Roulette')).toBe(true)
    expect(isMiniGameName('Dota 2')).toBe(false)
  })
})
