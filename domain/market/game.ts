/**
 * What a game's statistics count: rounds of a shooter, kills and towers of a MOBA, goals, overs and
 * runs, points; other has none of its own.
 */
export type GameKind = 'rounds' | 'kills' | 'goals' | 'overs' | 'points' | 'other'

export interface Game {
  readonly id: string
  readonly name: string
  readonly kind: GameKind
  /** Up to four characters that stand for the game if there is no space or no icon. */
  readonly mark: string
}

/**
 * The games the documents name [BROWSE-15]. Given by them: 1, 2, 3, 13, 24, 41, 42; the other ids are
 * ours, free of collisions.
 */
export const games: readonly Game[] = [
  { id: '1', name: 'CS:GO', kind: 'rounds', mark: 'CS' },
  { id: '2', name: 'Dota 2', kind: 'kills', mark: 'D2' },
  { id: '3', name: 'League of Legends', kind: 'kills', mark: 'LoL' },
  { id: '4', name: 'Starcraft 2', kind: 'other', mark: 'SC2' },
  { id: '5', name: 'Hearthstone', kind: 'other', mark: 'HS' },
  { id: '6', name: 'Overwatch', kind: 'rounds', mark: 'OW' },
  { id: '7', name: 'Heroes of the Storm', kind: 'kills', mark: 'HotS' },
  { id: '8', name: 'Warcraft 3', kind: 'other', mark: 'WC3' },
  { id: '9', name: 'King of Glory', kind: 'kills', mark: 'KoG' },
  { id: '10', name: 'Rocket League', kind: 'goals', mark: 'RL' },
  { id: '11', name: 'Street Fighter V', kind: 'other', mark: 'SFV' },
  { id: '12', name: 'Starcraft 1', kind: 'other', mark: 'SC1' },
  { id: '13', name: 'PUBG', kind: 'rounds', mark: 'PUBG' },
  { id: '14', name: 'Fortnite', kind: 'rounds', mark: 'FN' },
  { id: '15', name: 'FIFA', kind: 'goals', mark: 'FIFA' },
  { id: '16', name: 'NBA 2K', kind: 'points', mark: '2K' },
  { id: '17', name: 'Call of Duty', kind: 'rounds', mark: 'CoD' },
  { id: '18', name: 'Arena of Valor', kind: 'kills', mark: 'AoV' },
  { id: '19', name: 'CrossFire', kind: 'rounds', mark: 'CF' },
  { id: '20', name: 'Quake', kind: 'rounds', mark: 'Q' },
  { id: '21', name: 'Apex', kind: 'rounds', mark: 'Apex' },
  { id: '22', name: 'Mobile Legend', kind: 'kills', mark: 'ML' },
  { id: '23', name: 'Game for Peace', kind: 'rounds', mark: 'GfP' },
  { id: '24', name: 'Valorant', kind: 'rounds', mark: 'Val' },
  { id: '25', name: 'Wild Rift', kind: 'kills', mark: 'WR' },
  { id: '26', name: 'CoD Mobile', kind: 'rounds', mark: 'CoDM' },
  { id: '27', name: 'Age of Empires', kind: 'other', mark: 'AoE' },
  { id: '28', name: 'Naraka', kind: 'rounds', mark: 'Nrk' },
  { id: '41', name: 'Soccer', kind: 'goals', mark: 'Soc' },
  { id: '42', name: 'Halo', kind: 'rounds', mark: 'Halo' },
  { id: '43', name: 'Basketball', kind: 'points', mark: 'Bsk' },
  { id: '44', name: 'Cricket', kind: 'overs', mark: 'Cri' },
]

/** Those that are played on grass, a court or a pitch; all else is esports, a game nobody knows too. */
const sports: ReadonlySet<string> = new Set(['41', '43', '44'])

/** Whether a game is a sport rather than esports. */
export function isSport(gameId: string): boolean {
  return sports.has(gameId)
}

const byId: ReadonlyMap<string, Game> = new Map(games.map((game) => [game.id, game]))

/**
 * The game of an id; an id we do not know still shows, under the server's name if given [BROWSE-15]. Without
 * any name its name is empty: what to call it then is up to the member's language.
 */
export function gameById(id: string, serverName = ''): Game {
  const game = byId.get(id)
  if (game !== undefined) return game
  const name = serverName.trim()
  return {
    id,
    name,
    kind: 'other',
    mark: Array.from(name === '' ? id : name)
      .slice(0, 3)
      .join(''),
  }
}

/** Games whose name contains the word MiniGame do not belong in the games list [BROWSE-02]. */
export function isMiniGameName(name: string): boolean {
  return name.includes('MiniGame')
}
