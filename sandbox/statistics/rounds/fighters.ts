import type { Team } from '../../feeds/simulator/match.ts'
import type { EndType, Weapon } from './rules.ts'

/** One of the ten on a map, as the rounds so far have left him. */
export interface Fighter {
  name: string
  team: Team
  weapon: Weapon | null
  hp: number
  armor: number
  /** What the armor cost. */
  armorCost: number
  money: number
  kill: number
  death: number
  assist: number
  damage: number
  hits: number
  headHits: number
  hasSpike: boolean
}

/** What happens in a round; fighters are given by their position: 0 to 4 are home's. */
export type Deed =
  | { kind: 'join' | 'quit'; fighter: number }
  /** `money` where everybody starts again. */
  | { kind: 'start'; money: number | null }
  | { kind: 'buy'; fighter: number; weapon: Weapon; armor: number; armorCost: number; cost: number }
  | { kind: 'spike'; fighter: number | null }
  | { kind: 'hit'; by: number; victim: number; damage: number; head: boolean }
  | { kind: 'kill'; by: number; victim: number; assist: number | null; weapon: string; headshot: boolean }
  | { kind: 'suicide'; fighter: number }
  | { kind: 'plant'; fighter: number }
  | { kind: 'earn'; fighter: number; amount: number }
  | { kind: 'end'; winner: Team; endType: EndType }

/** A deed, when (milliseconds since the match's start) and in which round of its map. */
export type TimedDeed = Deed & { at: number; round: number }

export function newFighter(name: string, team: Team, money: number): Fighter {
  return {
    name,
    team,
    weapon: null,
    hp: 100,
    armor: 0,
    armorCost: 0,
    money,
    kill: 0,
    death: 0,
    assist: 0,
    damage: 0,
    hits: 0,
    headHits: 0,
    hasSpike: false,
  }
}

/** Changes the fighters according to a deed. */
export function apply(fighters: readonly Fighter[], deed: Deed, cap: number): void {
  const of = (place: number): Fighter => {
    const fighter = fighters[place]
    if (fighter === undefined) throw new RangeError(`There is no fighter ${place}.`)
    return fighter
  }
  switch (deed.kind) {
    case 'start':
      for (const fighter of fighters) {
        Object.assign(fighter, { hp: 100, hasSpike: false })
        if (deed.money !== null)
          Object.assign(fighter, { money: deed.money, weapon: null, armor: 0, armorCost: 0 })
      }
      return
    case 'buy': {
      const fighter = of(deed.fighter)
      const { weapon, armor, armorCost } = deed
      Object.assign(fighter, { weapon, armor, armorCost, money: fighter.money - deed.cost })
      return
    }
    case 'spike':
      fighters.forEach((fighter, place) => (fighter.hasSpike = place === deed.fighter))
      return
    case 'hit': {
      const [by, victim] = [of(deed.by), of(deed.victim)]
      by.damage += deed.damage
      by.hits += 1
      if (deed.head) by.headHits += 1
      victim.hp -= deed.damage
      victim.armor = Math.max(0, victim.armor - Math.floor(deed.damage / 4))
      return
    }
    case 'kill':
      of(deed.by).kill += 1
      if (deed.assist !== null) of(deed.assist).assist += 1
      die(of(deed.victim))
      return
    case 'suicide':
      die(of(deed.fighter))
      return
    case 'earn':
      of(deed.fighter).money = Math.min(cap, of(deed.fighter).money + deed.amount)
      return
    case 'plant':
      of(deed.fighter).hasSpike = false
      return
    case 'join':
    case 'quit':
    case 'end':
  }
}

function die(fighter: Fighter): void {
  fighter.death += 1
  Object.assign(fighter, { hp: 0, weapon: null, armor: 0, armorCost: 0, hasSpike: false })
}
