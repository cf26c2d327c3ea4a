import type { Services } from '#src/client/services.ts'

/** Of so many cells one carries a ground: with those locked, which carry none, still fewer than a tenth of the others. */
const oneOf = 20
/** As many may whatever there is: the few markets of a small page. */
const atLeast = 3
/** Milliseconds for which a ground counts: it fades in less, but a busy page begins it late. */
const countsFor = 700

/** Keeps what moves at once from setting a whole list alight [LIVE-08]: who comes too late shows its arrow alone. */
export interface Grounds {
  /** One more cell is there. @returns it is there no more */
  join(): () => void
  /** Whether one more may carry a ground now, which then counts. */
  take(): boolean
}

/** Made once per client: `client.once(createGrounds)`. */
export function createGrounds({ now }: Pick<Services, 'now'>): Grounds {
  let cells = 0
  let taken: number[] = []
  return {
    join() {
      cells += 1
      return () => void (cells -= 1)
    },
    take() {
      const moment = now()
      taken = taken.filter((at) => moment - at < countsFor)
      if (taken.length >= Math.max(atLeast, cells / oneOf)) return false
      taken.push(moment)
      return true
    },
  }
}
