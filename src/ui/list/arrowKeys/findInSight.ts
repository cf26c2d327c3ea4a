import { nearestInSight } from './inSight.ts'
import { type FindNeighbour, stopsOf } from './toolbars.ts'

/**
 * Finds what is seen above or below: for stops that stand in as many columns as their width allows.
 * @param aroundOf what holds all of them
 */
export function findInSightWithin(aroundOf: (stop: HTMLElement) => Element | null): FindNeighbour {
  return (stop, way) => {
    const around = aroundOf(stop)
    const others = around === null ? [] : stopsOf(around).filter((other) => other !== stop)
    const boxes = others.map((other) => other.getBoundingClientRect())
    return others[nearestInSight(stop.getBoundingClientRect(), boxes, way)] ?? null
  }
}
