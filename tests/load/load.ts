import type { BackEnd } from './books/backEnd.ts'
import type { Books } from './books/books.ts'
import { type Verdict, wrongsOf } from './books/judge.ts'
import type { CrowdFigures } from './crew/crowd.ts'
import { merged, mergedTimes, timesByName } from './crew/figures.ts'
import type { Hand } from './crew/hand.ts'

export interface LoadSettings {
  readonly backEnd: BackEnd
  /** The processes among which the members are dealt. */
  readonly hands: readonly [Hand, ...Hand[]]
  /** Launches a second. */
  readonly launches: number
}

/** Of the markets, how many are paused so that bets can be booked on them; and how many at most. */
const pausedShare = 0.2
const pausedMarkets = 12
/** Calls of the books at a time. */
const readers = 8
/** Milliseconds that what has no answer is asked for before it is judged. */
const resolveFor = 90_000
/** How often what differs is read again: between two readings a bet may have been settled. */
const readings = 6

/** Members before a back end: launched, set to press, measured, and judged at the end. */
export function createLoad({ backEnd, hands, launches }: LoadSettings) {
  const before = new Map<number, Books>()
  const handOf = (number: number): Hand => hands[number % hands.length] ?? hands[0]
  let numbers = 0
  let running = 0
  const paused: string[] = []

  const launchOne = async (number: number): Promise<string | null> => {
    try {
      const failure = await handOf(number).launch(number, await backEnd.link(number))
      if (failure !== null) return failure
      // The account is there with the launch, and nobody bets yet.
      before.set(number, await backEnd.books(number, false))
      running += 1
      return null
    } catch (error) {
      return error instanceof Error ? error.message : String(error)
    }
  }

  return {
    running: (): number => running,
    /**
     * Launches so many more members, evenly.
     * @returns why some were not, how often each reason was given
     */
    async launch(count: number): Promise<Record<string, number>> {
      const failures: Record<string, number> = {}
      const under: Promise<void>[] = []
      const begun = performance.now()
      for (let at = 0; at < count; at += 1) {
        const wait = begun + (at * 1_000) / launches - performance.now()
        if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait))
        numbers += 1
        under.push(
          launchOne(numbers).then((failure) => {
            if (failure !== null) failures[failure] = (failures[failure] ?? 0) + 1
          }),
        )
      }
      await Promise.all(under)
      return failures
    },
    /**
     * Pauses some markets, where that can be done, so that bets can be booked; once.
     * @returns those that are paused: none before the first list is there
     */
    async offerBookings(): Promise<readonly string[]> {
      if (paused.length > 0) return paused
      const markets = await hands[0].markets()
      const count = Math.min(pausedMarkets, Math.ceil(markets.length * pausedShare))
      for (const marketId of markets.slice(0, count))
        if (await backEnd.suspend(marketId)) paused.push(marketId)
      return paused
    },
    /** So many presses a second by all together; 0 for none. */
    async pace(rate: number): Promise<void> {
      await Promise.all(hands.map((hand) => hand.pace(rate / hands.length)))
    },
    /** What all processes saw since this was last asked. */
    figures: async (): Promise<CrowdFigures> =>
      together(await Promise.all(hands.map((hand) => hand.figures()))),
    /** Ends the presses, waits for every answer, and holds what was told against the books. */
    async judge(): Promise<Verdict> {
      await Promise.all(hands.map((hand) => hand.pace(0)))
      const all = (await Promise.all(hands.map((hand) => hand.told(resolveFor, null)))).flat()
      const known = new Map(all.map((told) => [told.member, told]))
      const wrongs = new Map<number, readonly string[]>()
      const kept = new Map<number, Books>()
      let left = [...known.keys()]
      for (let reading = 0; reading < readings && left.length > 0; reading += 1) {
        if (reading > 0) for (const told of await toldAgain(hands, left)) known.set(told.member, told)
        await eachOf(left, async (number) => {
          const told = known.get(number)
          const opening = before.get(number)
          if (told === undefined || opening === undefined) return
          const books = await backEnd.books(number, false)
          kept.set(number, books)
          wrongs.set(number, wrongsOf(told, opening, books))
        })
        left = left.filter((number) => (wrongs.get(number) ?? []).length > 0)
      }
      const [first] = known.keys()
      const audited = first === undefined ? [] : (await backEnd.books(first, true)).problems
      const bets = [...known.values()].flatMap((told) => told.bets)
      return {
        members: known.size,
        told: merged(bets.map(({ kind, what }) => ({ [`${kind}.${what}`]: 1 }))),
        tickets: [...kept.values()].reduce((sum, books) => sum + ticketsOf(books), 0),
        wrongs: [...[...wrongs.values()].flat(), ...audited.map((problem) => `the audit: ${problem}`)],
      }
    },
    async close(): Promise<void> {
      await Promise.all(hands.map((hand) => hand.close()))
    },
  }
}

export type Load = ReturnType<typeof createLoad>

async function toldAgain(hands: readonly Hand[], numbers: readonly number[]) {
  return (await Promise.all(hands.map((hand) => hand.told(0, numbers)))).flat()
}

/** A booked bet that was placed keeps its number. */
function ticketsOf({ bets, prebooks }: Books): number {
  return new Set([...bets, ...prebooks].map(({ ticketNum }) => ticketNum)).size
}

/** Several at a time. */
async function eachOf(numbers: readonly number[], act: (number: number) => Promise<void>): Promise<void> {
  const waiting = [...numbers]
  const work = async (): Promise<void> => {
    for (let number = waiting.shift(); number !== undefined; number = waiting.shift()) await act(number)
  }
  await Promise.all(Array.from({ length: readers }, work))
}

function together(all: readonly CrowdFigures[]): CrowdFigures {
  const sum = (of: (figures: CrowdFigures) => number): number =>
    all.reduce((total, figures) => total + of(figures), 0)
  return {
    members: sum(({ members }) => members),
    sockets: sum(({ sockets }) => sockets),
    dropped: sum(({ dropped }) => dropped),
    counts: merged(all.map(({ counts }) => counts)),
    refusals: merged(all.map(({ refusals }) => refusals)),
    errors: merged(all.map(({ errors }) => errors)),
    answers: mergedTimes(all.map(({ answers }) => answers)),
    calls: timesByName(all.map(({ calls }) => calls)),
    way: mergedTimes(all.map(({ way }) => way)),
    seconds: Math.max(...all.map(({ seconds }) => seconds)),
    cpuSeconds: sum(({ cpuSeconds }) => cpuSeconds),
    lag: Math.max(...all.map(({ lag }) => lag)),
  }
}
