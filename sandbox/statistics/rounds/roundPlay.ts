import type { Random } from '../../feeds/random.ts'
import type { Team } from '../../feeds/simulator/match.ts'
import { otherTeam } from '../played.ts'
import { squadSize } from '../squads.ts'
import type { Deed, Fighter } from './fighters.ts'
import type { EndType, MapSide, RoundGame, Weapon } from './rules.ts'

/** A round to be described: when it is played, who wins it, and who plays which side. */
export interface RoundFrame {
  startAt: number
  endAt: number
  winner: Team
  sideOf(team: Team): MapSide
}

/** Receives each deed, in order of time, and keeps `fighters` as they are after it. */
export interface RoundTeller {
  fighters: readonly Fighter[]
  tell(at: number, deed: Deed): void
}

/** How many of each side are killed, how it ends, and whether the bomb is planted. */
interface Course {
  endType: EndType
  fallen: Record<Team, number>
  planted: boolean
}

/** Describes a round from its buying to its end. The winner is known; who does what follows from `random`. */
export function playRound(game: RoundGame, frame: RoundFrame, random: Random, teller: RoundTeller): void {
  const { fighters, tell } = teller
  const { startAt, endAt, winner, sideOf } = frame
  const length = endAt - startAt
  const attack: Team = sideOf('home') === 't' ? 'home' : 'away'
  const alive = (team: Team): number[] =>
    fighters.flatMap((fighter, place) => (fighter.team === team && fighter.hp > 0 ? [place] : []))

  fighters.forEach((fighter, place) => {
    const bought = purchase(game, fighter, sideOf(fighter.team), random)
    tell(startAt, { kind: 'buy', fighter: place, ...bought })
  })
  tell(startAt, { kind: 'spike', fighter: random.pick(alive(attack)) })

  const { endType, fallen, planted } = courseOf(game, frame, attack, random)
  const order = orderOf(fallen, random)
  const times = order.map(() => Math.round(startAt + length * random.between(0.15, 0.9)))
  times.sort((a, b) => a - b)
  const isClosedByKill = endType === game.eliminated[sideOf(otherTeam(winner))]
  if (times.length > 0 && fallen[otherTeam(winner)] === squadSize)
    times[times.length - 1] = isClosedByKill ? endAt : Math.round(startAt + length * 0.95)
  const plantAt = planted ? Math.round(startAt + length * random.between(0.35, 0.6)) : null
  let isPlanted = false

  const plant = (at: number): void => {
    isPlanted = true
    const fighter = random.pick(alive(attack))
    tell(at, { kind: 'plant', fighter })
    tell(at, { kind: 'earn', fighter, amount: game.money.plant })
  }
  const fall = (team: Team, at: number, isLast: boolean): void => {
    const victim = random.pick(alive(team))
    const hadSpike = fighters[victim]?.hasSpike === true
    if (!isLast && random.chance(0.012)) tell(at, { kind: 'suicide', fighter: victim })
    else kill(game, victim, random, teller, at)
    if (hadSpike && !isPlanted) {
      const left = alive(team)
      tell(at, { kind: 'spike', fighter: left.length === 0 ? null : random.pick(left) })
    }
    if (!isLast && random.chance(0.004)) tell(at, { kind: 'quit', fighter: victim })
  }

  order.forEach((team, index) => {
    const at = times[index] ?? endAt
    if (plantAt !== null && !isPlanted && at >= plantAt) plant(plantAt)
    fall(team, at, index === order.length - 1)
  })
  if (plantAt !== null && !isPlanted) plant(plantAt)
  tell(endAt, { kind: 'end', winner, endType })
}

/** A fighter is killed by one of the other side, perhaps with help, and perhaps after hitting somebody. */
function kill(
  game: RoundGame,
  victim: number,
  random: Random,
  { fighters, tell }: RoundTeller,
  at: number,
): void {
  const fallen = fighters[victim]
  if (fallen === undefined) return
  const enemies = fighters.flatMap(({ team, hp }, place) => (team !== fallen.team && hp > 0 ? [place] : []))
  const by = random.pick(enemies)
  const helpers = enemies.filter((place) => place !== by)
  const hitBack = random.pick(enemies)
  const hitBackHp = fighters[hitBack]?.hp ?? 0
  if (random.chance(0.5) && hitBackHp > 1) {
    const damage = Math.min(hitBackHp - 1, random.whole(8, 70))
    tell(at, { kind: 'hit', by: victim, victim: hitBack, damage, head: random.chance(0.12) })
  }
  const assist = helpers.length > 0 && fallen.hp > 1 && random.chance(0.35) ? random.pick(helpers) : null
  if (assist !== null) {
    const damage = Math.max(1, Math.floor(fallen.hp * random.between(0.4, 0.6)))
    tell(at, { kind: 'hit', by: assist, victim, damage, head: random.chance(0.12) })
  }
  const headshot = random.chance(0.44)
  const weapon = fighters[by]?.weapon?.name ?? game.free.t.name
  tell(at, { kind: 'hit', by, victim, damage: fallen.hp, head: headshot })
  tell(at, { kind: 'kill', by, victim, assist, weapon, headshot })
  tell(at, { kind: 'earn', fighter: by, amount: game.money.kill })
}

function courseOf(game: RoundGame, { winner, sideOf }: RoundFrame, attack: Team, random: Random): Course {
  const loser = otherTeam(winner)
  const luck = random.unit()
  const some = (least: number): number => random.whole(least, squadSize - 1)
  const fallen = (won: number, lost: number): Record<Team, number> =>
    winner === 'home' ? { home: won, away: lost } : { home: lost, away: won }
  if (luck < 0.68) {
    return {
      endType: game.eliminated[sideOf(loser)],
      fallen: fallen(some(0), squadSize),
      // If the defence wins after a plant, it is by defusing.
      planted: winner === attack && random.chance(0.5),
    }
  }
  if (winner === attack) return { endType: 'BOMB_DETONATED', fallen: fallen(some(0), some(1)), planted: true }
  if (luck < 0.9) {
    return { endType: 'BOMB_DEFUSED', fallen: fallen(some(0), random.whole(2, squadSize)), planted: true }
  }
  return { endType: 'TIME_EXPIRED', fallen: fallen(some(0), some(1)), planted: false }
}

/** In which order the sides lose their fighters: a side with nobody left loses the last one. */
function orderOf(fallen: Readonly<Record<Team, number>>, random: Random): Team[] {
  const left = { ...fallen }
  const order: Team[] = []
  while (left.home + left.away > 0) {
    const isHome = random.whole(1, left.home + left.away) <= left.home
    const team: Team = isHome ? 'home' : 'away'
    left[team] -= 1
    order.push(team)
  }
  const gone = fallen.home === squadSize ? 'home' : fallen.away === squadSize ? 'away' : null
  if (gone === null) return order
  order.splice(order.lastIndexOf(gone), 1)
  return [...order, gone]
}

/** What a fighter carries into a round, and what he pays for it: he keeps what he has saved. */
function purchase(
  game: RoundGame,
  fighter: Fighter,
  side: MapSide,
  random: Random,
): { weapon: Weapon; armor: number; armorCost: number; cost: number } {
  const [light, full] = game.armor
  const rifle = random.pick(game.rifles[side])
  let { money } = fighter
  let weapon = fighter.weapon ?? game.free[side]
  const wants = weapon.cost < 2_000
  if (wants) {
    const wanted =
      money >= game.sniper.cost + full.cost && random.chance(0.25)
        ? game.sniper
        : money >= rifle.cost + light.cost
          ? rifle
          : money >= 2_300 && random.chance(0.6)
            ? random.pick(game.light)
            : money >= 900 && random.chance(0.4)
              ? random.pick(game.pistols)
              : weapon
    if (wanted.cost > weapon.cost) {
      weapon = wanted
      money -= wanted.cost
    }
  }
  let { armor, armorCost } = fighter
  const shield = money >= full.cost ? full : money >= light.cost ? light : null
  // A fighter who saves for the next round buys no armor either.
  if (shield !== null && armor < shield.points && (weapon.cost >= 300 || money < 1_000)) {
    money -= shield.cost
    armor = shield.points
    armorCost = shield.cost
  }
  return { weapon, armor, armorCost, cost: fighter.money - money }
}
