import { createRandom, hashUnit } from '../../feeds/random.ts'
import type { Team } from '../../feeds/simulator/match.ts'
import { squadSize } from '../squads.ts'
import type { MobaMap, MobaMoment } from './mobaPlay.ts'

/** What one of the ten has done and earned. */
export interface Purse {
  kills: number
  deaths: number
  assists: number
  lastHits: number
  denies: number
  damage: number
  experience: number
  gold: number
}

/** Creeps are counted this often. */
const waveMs = 15_000
/** How many creeps of a wave each of the five takes, on average: the first farms most. */
const farm = [5.2, 4.4, 3.4, 1.5, 0.9] as const

/** What each player has at a moment (milliseconds since the match's start); the side's gold is the sum of theirs. */
export function pursesAt(map: MobaMap, at: number): Record<Team, Purse[]> {
  const { game, moments } = map
  const waves = wavesBy(map, at)
  const purses = {
    home: farmed(map, 'home', waves),
    away: farmed(map, 'away', waves),
  }
  for (const moment of moments) {
    if (moment.at > at) break
    reward(game, purses, moment)
  }
  return purses
}

/** How many waves of creeps have come by a moment. */
export function wavesBy({ played }: MobaMap, at: number): number {
  return Math.max(0, Math.floor((Math.min(at, played.endAt) - played.startAt) / waveMs))
}

function farmed({ game, seed, played }: MobaMap, team: Team, waves: number): Purse[] {
  return Array.from({ length: squadSize }, (_, place) => {
    const mean = farm[place] ?? 1
    let [lastHits, denies, damage] = [0, 0, 0]
    for (let wave = 0; wave < waves; wave += 1) {
      const luck = hashUnit(seed, played.map, team === 'home' ? 1 : 2, place, wave)
      lastHits += Math.floor(mean * (0.5 + luck))
      if (luck > 0.82) denies += 1
      damage += Math.floor(60 + 180 * luck)
    }
    const gold = game.gold.start + 24 * waves + game.gold.perLastHit * lastHits
    const experience = 62 * waves + 14 * lastHits
    return { kills: 0, deaths: 0, assists: 0, lastHits, denies, damage, experience, gold }
  })
}

const gained = ['kills', 'deaths', 'assists', 'gold', 'experience', 'damage'] as const

function reward(game: MobaMap['game'], purses: Record<Team, Purse[]>, moment: MobaMoment): void {
  const own = purses[moment.by]
  const give = (purse: Purse | undefined, gain: Partial<Purse>): void => {
    if (purse !== undefined) for (const key of gained) purse[key] += gain[key] ?? 0
  }
  const { kind } = moment
  if (kind === 'kill') {
    give(own[moment.player ?? 0], { kills: 1, gold: game.gold.kill, experience: 320, damage: 900 })
    for (const place of moment.helpers) {
      give(own[place], { assists: 1, gold: game.gold.assist, experience: 140, damage: 350 })
    }
    const other = moment.by === 'home' ? purses.away : purses.home
    give(other[moment.victim ?? 0], { deaths: 1 })
    return
  }
  const objective = game.objectives.find((known) => known.kind === kind)
  const gold = objective?.gold ?? game.gold.tower
  for (const purse of own) give(purse, { gold, experience: 80 })
}

/** What a player has bought with his gold by now, in the order he buys it: never more than it pays for. */
export function itemsOf({ game, seed, played }: MobaMap, team: Team, place: number, gold: number): string[] {
  const random = createRandom(seed, played.map, team === 'home' ? 1 : 2, place, 67)
  const small = game.items.filter(({ cost }) => cost < 2_000)
  const large = game.items.filter(({ cost }) => cost >= 2_000)
  const draw = (from: { name: string; cost: number }[]): { name: string; cost: number }[] =>
    from.splice(random.whole(0, from.length - 1), 1)
  const wanted = [
    ...draw(small),
    ...draw(small),
    ...draw(large),
    ...draw(large),
    ...draw(large),
    ...draw(large),
  ]
  let left = gold
  const bought: string[] = []
  for (const { name, cost } of wanted) {
    if (cost > left) break
    left -= cost
    bought.push(name)
  }
  return bought
}

/** The level that this much experience makes: each one takes a little more than the one before. */
export function levelOf(experience: number, maxLevel: number): number {
  let level = 1
  let needed = 240
  let left = experience
  while (level < maxLevel && left >= needed) {
    left -= needed
    level += 1
    needed += 62
  }
  return level
}
