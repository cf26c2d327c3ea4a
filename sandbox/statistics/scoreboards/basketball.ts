import { hash, hashUnit } from '../../feeds/random.ts'
import type { Team } from '../../feeds/simulator/match.ts'
import { figure, type Period, type Sport } from './period.ts'

/** What a side has tried and made. */
interface Throws {
  made: number
  tried: number
  threesMade: number
  threesTried: number
  freeMade: number
  freeTried: number
  rebounds: number
  turnovers: number
  fouls: number
}

/** Quarters and overtimes of attacks; figures cover the match so far. */
export const basketball: Sport = {
  gameIds: ['43', '16'],
  nameOf: (period) => (period > 4 ? `OT${period - 4}` : `Q${period}`),
  scoreOf: ({ plays }) => {
    const points = { home: 0, away: 0 }
    for (const { play } of plays) {
      if (play.kind !== 'attacks') continue
      points.home += play.home
      points.away += play.away
    }
    return { home: String(points.home), away: String(points.away) }
  },
  figuresOf: (periods, seed) => {
    const { home, away } = throwsIn(periods, seed)
    const both = (text: (side: Throws) => number | string) => ({ home: text(home), away: text(away) })
    return [
      figure(
        'Field goals',
        both(({ made, tried }) => `${made}/${tried}`),
      ),
      figure(
        'Three-pointers',
        both(({ threesMade, threesTried }) => `${threesMade}/${threesTried}`),
      ),
      figure(
        'Free throws',
        both(({ freeMade, freeTried }) => `${freeMade}/${freeTried}`),
      ),
      figure(
        'Rebounds',
        both(({ rebounds }) => rebounds),
      ),
      figure(
        'Turnovers',
        both(({ turnovers }) => turnovers),
      ),
      figure(
        'Fouls',
        both(({ fouls }) => fouls),
      ),
    ]
  },
}

function throwsIn(periods: readonly Period[], seed: number): Record<Team, Throws> {
  const sides = { home: noThrows(), away: noThrows() }
  let attack = 0
  for (const { plays } of periods) {
    for (const { play } of plays) {
      if (play.kind !== 'attacks') continue
      attack += 1
      addAttack(sides.home, sides.away, play.home, hashUnit(hash(seed, attack), 1))
      addAttack(sides.away, sides.home, play.away, hashUnit(hash(seed, attack), 2))
    }
  }
  return sides
}

/** An attack by the points it brought: one free throw of two, a basket of two or two free throws, a three, or nothing. */
function addAttack(own: Throws, other: Throws, points: number, luck: number): void {
  if (points === 1 || (points === 2 && luck < 0.14)) {
    own.freeTried += 2
    own.freeMade += points
    other.fouls += 1
    return
  }
  if (points === 0 && luck < 0.24) {
    own.turnovers += 1
    return
  }
  const isThree = points === 3 || (points === 0 && luck < 0.52)
  own.tried += 1
  if (isThree) own.threesTried += 1
  if (points === 0) {
    if (luck > 0.88) own.rebounds += 1
    else other.rebounds += 1
    return
  }
  own.made += 1
  if (isThree) own.threesMade += 1
}

function noThrows(): Throws {
  return {
    made: 0,
    tried: 0,
    threesMade: 0,
    threesTried: 0,
    freeMade: 0,
    freeTried: 0,
    rebounds: 0,
    turnovers: 0,
    fouls: 0,
  }
}
