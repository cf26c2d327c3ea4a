import type { components } from '#openapi/client.gen.ts'

type Round = components['schemas']['Round']

/** A side of the map: who plants (`t`, the attack) and who defuses (`ct`, the defence). */
export type MapSide = 'ct' | 't'
export type EndType = NonNullable<Round['endType']>

/** Something to fight with. */
export interface Weapon {
  name: string
  cost: number
}

/** How a game of rounds goes, as far as its statistics show. */
export interface RoundGame {
  gameId: string
  maps: readonly string[]
  /** What each side is called. */
  sides: Readonly<Record<MapSide, 'ct' | 't' | 'attack' | 'defence'>>
  money: { cap: number; start: number; win: number; losses: readonly number[]; kill: number; plant: number }
  /** What overtime begins with, and whether sides change with each round of it or after three. */
  overtime: { money: number; rounds: 1 | 3 }
  free: Readonly<Record<MapSide, Weapon>>
  pistols: readonly Weapon[]
  light: readonly Weapon[]
  rifles: Readonly<Record<MapSide, readonly Weapon[]>>
  sniper: Weapon
  armor: readonly [light: { points: number; cost: number }, full: { points: number; cost: number }]
  /** How a round ends when one side is gone. */
  eliminated: Readonly<Record<MapSide, EndType>>
}

export const counterStrike: RoundGame = {
  gameId: '1',
  maps: ['Mirage', 'Inferno', 'Nuke', 'Ancient', 'Anubis', 'Dust II', 'Overpass', 'Vertigo', 'Train'],
  sides: { ct: 'ct', t: 't' },
  money: {
    cap: 16_000,
    start: 800,
    win: 3_250,
    losses: [1_400, 1_900, 2_400, 2_900, 3_400],
    kill: 300,
    plant: 300,
  },
  overtime: { money: 10_000, rounds: 3 },
  free: { ct: { name: 'USP-S', cost: 0 }, t: { name: 'Glock-18', cost: 0 } },
  pistols: [
    { name: 'P250', cost: 300 },
    { name: 'Desert Eagle', cost: 700 },
  ],
  light: [
    { name: 'MP9', cost: 1_250 },
    { name: 'UMP-45', cost: 1_200 },
  ],
  rifles: {
    ct: [
      { name: 'M4A1-S', cost: 2_900 },
      { name: 'M4A4', cost: 3_100 },
    ],
    t: [{ name: 'AK-47', cost: 2_700 }],
  },
  sniper: { name: 'AWP', cost: 4_750 },
  armor: [
    { points: 100, cost: 650 },
    { points: 100, cost: 1_000 },
  ],
  eliminated: { ct: 'CT_ELIMINATED', t: 'T_ELIMINATED' },
}

export const valorant: RoundGame = {
  gameId: '24',
  maps: ['Ascent', 'Bind', 'Haven', 'Split', 'Lotus', 'Sunset', 'Icebox', 'Breeze', 'Pearl'],
  sides: { ct: 'defence', t: 'attack' },
  money: { cap: 9_000, start: 800, win: 3_000, losses: [1_900, 2_400, 2_900], kill: 200, plant: 300 },
  overtime: { money: 5_000, rounds: 1 },
  free: { ct: { name: 'Classic', cost: 0 }, t: { name: 'Classic', cost: 0 } },
  pistols: [
    { name: 'Ghost', cost: 500 },
    { name: 'Sheriff', cost: 800 },
  ],
  light: [
    { name: 'Spectre', cost: 1_600 },
    { name: 'Bulldog', cost: 2_050 },
  ],
  rifles: {
    ct: [
      { name: 'Vandal', cost: 2_900 },
      { name: 'Phantom', cost: 2_900 },
    ],
    t: [
      { name: 'Vandal', cost: 2_900 },
      { name: 'Phantom', cost: 2_900 },
    ],
  },
  sniper: { name: 'Operator', cost: 4_700 },
  armor: [
    { points: 25, cost: 400 },
    { points: 50, cost: 1_000 },
  ],
  eliminated: { ct: 'ELIMINATED', t: 'ELIMINATED' },
}

export const roundGames: readonly RoundGame[] = [counterStrike, valorant]

/** Rounds of each half; everything after both is overtime. */
export const halfRounds = 12

/** The side of the team that began as `first`, in a round counted from 1. */
export function sideIn(game: RoundGame, first: MapSide, round: number): MapSide {
  return hasSwapped(game, round) ? otherSide(first) : first
}

function hasSwapped({ overtime }: RoundGame, round: number): boolean {
  if (round <= halfRounds) return false
  if (round <= 2 * halfRounds) return true
  const stretch = Math.floor((round - 2 * halfRounds - 1) / overtime.rounds)
  // An overtime begins on the sides on which the one before it ended.
  return overtime.rounds === 1 ? stretch % 2 === 1 : [0, 3].includes(stretch % 4)
}

export function otherSide(side: MapSide): MapSide {
  return side === 'ct' ? 't' : 'ct'
}

/** What everybody has when a round begins a stretch: no weapons from the rounds before; null if none begins. */
export function freshMoney({ money, overtime }: RoundGame, round: number): number | null {
  if (round === 1 || round === halfRounds + 1) return money.start
  if (round <= 2 * halfRounds) return null
  return (round - 2 * halfRounds - 1) % overtime.rounds === 0 ? overtime.money : null
}
