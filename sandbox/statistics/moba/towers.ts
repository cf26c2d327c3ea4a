import type { Random } from '../../feeds/random.ts'
import { type Lane, lanes } from './rules.ts'

/** A tower: tiers 1 to 3 are in a lane, the two of tier 4 in front of the base. */
export interface Tower {
  lane: Lane | null
  tier: number
}

const all = 11
const baseTowers = 2

/**
 * Which towers a side takes, in order. In a lane the outer one falls first; the two at the base fall after a lane is
 * open, and before the base: the side that brings that down has taken a whole lane and both.
 * @param count how many it takes
 * @param wins whether it brings the base down in the end
 */
export function towersTaken(count: number, wins: boolean, random: Random): Tower[] {
  const taken = { top: 0, mid: 0, bot: 0, base: 0 }
  const most = { top: 3, mid: 3, bot: 3, base: baseTowers }
  if (wins) {
    // In the end a whole lane and the base's towers must have fallen, and no more than `count`.
    const main = random.pick(lanes)
    const others = lanes.filter((lane) => lane !== main)
    for (let left = all - count; left > 0; left -= 1) {
      most[random.pick(others.filter((lane) => most[lane] > 0))] -= 1
    }
  }
  const order: Tower[] = []
  while (order.length < count) {
    const open: Tower[] = lanes
      .filter((lane) => taken[lane] < most[lane])
      .map((lane) => ({ lane, tier: taken[lane] + 1 }))
    const isLaneOpen = lanes.some((lane) => taken[lane] === 3)
    if (isLaneOpen && taken.base < most.base) open.push({ lane: null, tier: 4 })
    const weighed = open.map((tower) => ({ tower, weight: tower.tier + random.between(0, 1.8) }))
    weighed.sort((a, b) => a.weight - b.weight)
    const next = weighed[0]?.tower
    if (next === undefined) throw new RangeError(`There are not ${count} towers to take.`)
    taken[next.lane ?? 'base'] += 1
    order.push(next)
  }
  return order
}
