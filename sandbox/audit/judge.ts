/**
 * A second judge of settled bets, written from the house rules in the sandbox's README and nothing else: it shares no
 * code with the settling it checks, not even its arithmetic. Everything here is whole numbers.
 */

/** What is stored about a leg and about how its market ended. */
export interface JudgedLeg {
  betType: string
  side: string
  euroOdds: string
  handicap: string | null
  line: string | null
  ending: string
  /** The result stated for the side; undefined for a side the market did not have. */
  stated: unknown
  home: number | null
  away: number | null
}

/** What is stored about a bet: amounts in minor units. */
export interface JudgedBet {
  stake: bigint
  /** A system's stake on each combination of a size; null if all legs are one combination. */
  stakes: readonly { size: number; minor: bigint }[] | null
  /** For a bet builder: the price of all legs, and the share of a leg's profit that is left next to another leg. */
  builder: { price: string; shares: readonly (readonly string[])[] } | null
  /** Null for a leg whose market has not ended: the bet must have been lost without it. */
  legs: readonly (JudgedLeg | null)[]
}

/** What the house owes: the word for each leg and for the ticket, and the amount paid back in minor units. */
export interface Judgement {
  legs: string[]
  ticket: string
  returns: bigint
}

/** What a part of a stake pays. */
type Part = 'wins' | 'comesBack' | 'loses'

/** Equal parts of a stake, or a place shared with others. */
type Verdict = { parts: Part[] } | { places: bigint; sharedBy: bigint }

interface Share {
  over: bigint
  under: bigint
}

/**
 * Judges a bet.
 * @throws Error if the stored data cannot be judged
 */
export function judgeBet(bet: JudgedBet): Judgement {
  const { stake, legs } = bet
  const judged = legs.map((leg) => {
    if (leg === null) return null
    const verdict = verdictOn(leg)
    return { verdict, odds: leg.euroOdds, share: shareOf(verdict, leg.euroOdds) }
  })
  const words = judged.map((leg) =>
    leg === null ? 'pending' : wordOf(leg.verdict, stake, (stake * leg.share.over) / leg.share.under),
  )
  const returns = bet.builder === null ? ofCombinations(bet, judged) : ofBuilder(bet, judged)
  const [only] = words
  const ticket = words.length === 1 && only !== undefined ? only : wordOfMany(words, stake, returns)
  return { legs: words, ticket, returns }
}

/** What is stored about a bet that its member ended: the legs, each with its odds of then, or null for one that had ended. */
export interface JudgedCashOut {
  stake: bigint
  legs: readonly { leg: JudgedLeg | null; euroOdds: string; oddsThen: string | null }[]
}

/** Of a hundred, what the house keeps of a cash out. */
const kept = 5n

/**
 * What the house owed for a bet that was cashed out: by its odds and those of then, less its share, cut at the minor unit.
 * @throws Error if the stored data cannot be judged
 */
export function judgeCashOut({ stake, legs }: JudgedCashOut): { returns: bigint; legs: string[] } {
  let over = stake * (100n - kept)
  let under = 100n
  for (const { leg, euroOdds, oddsThen } of legs) {
    if (oddsThen === null && leg === null) throw new Error('a leg had neither ended nor a price')
    const now = fraction(oddsThen ?? '1')
    const placed = fraction(euroOdds)
    if (oddsThen !== null && now.over <= now.under) throw new Error(`${oddsThen} are no odds`)
    const share =
      oddsThen !== null || leg === null
        ? { over: placed.over * now.under, under: placed.under * now.over }
        : shareOf(verdictOn(leg), euroOdds)
    over *= share.over
    under *= share.under
  }
  const words = legs.map(({ leg }) => {
    if (leg === null) return 'pending'
    const verdict = verdictOn(leg)
    const share = shareOf(verdict, leg.euroOdds)
    return wordOf(verdict, stake, (stake * share.over) / share.under)
  })
  return { returns: over / under, legs: words }
}

type Judged = { verdict: Verdict; odds: string; share: Share } | null

/** Adds up every combination separately. One that waits for a market may only be paid if another leg lost it. */
function ofCombinations({ stake, stakes, legs }: JudgedBet, judged: readonly Judged[]): bigint {
  let over = 0n
  let under = 1n
  for (const { size, minor } of stakes ?? [{ size: legs.length, minor: stake }]) {
    for (const combination of choose(judged, size)) {
      if (combination.some((leg) => leg?.share.over === 0n)) continue
      let paid = minor
      let parts = 1n
      for (const leg of combination) {
        if (leg === null) throw new Error('a combination of it was still open')
        paid *= leg.share.over
        parts *= leg.share.under
      }
      over = over * parts + paid * under
      under *= parts
    }
  }
  return over / under
}

function choose(from: readonly Judged[], size: number): Judged[][] {
  if (size === 0) return [[]]
  if (size > from.length) return []
  const [first, ...rest] = from
  return [...choose(rest, size - 1).map((others) => [first ?? null, ...others]), ...choose(rest, size)]
}

/** Parts of the stake by the results of the legs; every part pays the price of the legs that won in it. */
function ofBuilder({ stake, builder }: JudgedBet, judged: readonly Judged[]): bigint {
  if (judged.some((leg) => leg?.share.over === 0n)) return 0n
  let courses: { won: number[]; weight: Share }[] = [{ won: [], weight: { over: 1n, under: 1n } }]
  judged.forEach((leg, place) => {
    if (leg === null) throw new Error('it was still open')
    const { won, back } = partsOf(leg.verdict)
    courses = courses.flatMap((course) => [
      { won: [...course.won, place], weight: times(course.weight, won) },
      { won: course.won, weight: times(course.weight, back) },
    ])
  })
  let sum: Share = { over: 0n, under: 1n }
  for (const { won, weight } of courses) {
    if (weight.over === 0n) continue
    const odds = judged.map((leg) => leg?.odds ?? '')
    const isWhole = won.length === judged.length
    const price = isWhole ? fraction(builder?.price ?? '') : priceTogether(odds, builder?.shares ?? [], won)
    const part = times(weight, price)
    sum = { over: sum.over * part.under + part.over * sum.under, under: sum.under * part.under }
  }
  return (stake * sum.over) / sum.under
}

function partsOf(verdict: Verdict): { won: Share; back: Share } {
  if ('places' in verdict)
    return { won: { over: verdict.places, under: verdict.sharedBy }, back: { over: 0n, under: 1n } }
  const share = (part: Part): Share => ({
    over: BigInt(verdict.parts.filter((one) => one === part).length),
    under: BigInt(verdict.parts.length),
  })
  return { won: share('wins'), back: share('comesBack') }
}

/** The longest odds in full, then the lowest share of each shorter one, cut at cents unless that is below the longest. */
function priceTogether(
  odds: readonly string[],
  shares: readonly (readonly string[])[],
  legs: number[],
): Share {
  const sorted = legs
    .map((leg) => ({ leg, odds: fraction(odds[leg] ?? '') }))
    .sort((a, b) => {
      const longer = b.odds.over * a.odds.under - a.odds.over * b.odds.under
      return longer === 0n ? a.leg - b.leg : longer > 0n ? 1 : -1
    })
  const [longest] = sorted
  if (longest === undefined) return { over: 1n, under: 1n }
  let price: Share = { over: 1n, under: 1n }
  sorted.forEach(({ leg, odds: own }, place) => {
    let share: Share = { over: 1n, under: 1n }
    for (const before of sorted.slice(0, place)) {
      const beside = fraction(shares[before.leg]?.[leg] ?? '')
      if (beside.over * share.under < share.over * beside.under) share = beside
    }
    const profit = times({ over: own.over - own.under, under: own.under }, share)
    price = times(price, { over: profit.under + profit.over, under: profit.under })
  })
  const cents = { over: (100n * price.over) / price.under, under: 100n }
  const isBelow = cents.over * longest.odds.under < longest.odds.over * cents.under
  return isBelow ? longest.odds : cents
}

function times(one: Share, other: Share): Share {
  return { over: one.over * other.over, under: one.under * other.under }
}

function verdictOn(leg: JudgedLeg): Verdict {
  switch (leg.ending) {
    case 'voided':
      return { parts: ['comesBack'] }
    case 'score':
      return leg.stated === undefined ? { parts: ['comesBack'] } : byScore(leg)
    case 'stated':
      return byStatement(leg.stated)
    default:
      throw new Error(`nothing is known of how its market ended (${leg.ending})`)
  }
}

function byScore(leg: JudgedLeg): Verdict {
  const { home, away, side } = leg
  if (home === null || away === null) throw new Error('its market has no score')
  const ahead = home - away
  const own = side === 'away' ? -ahead : ahead
  switch (leg.betType) {
    case '1X2':
    case 'SP1X2': {
      const won = { home: ahead > 0, draw: ahead === 0, away: ahead < 0 }[side]
      if (won === undefined) throw new Error(`there is no side ${side}`)
      return { parts: [won ? 'wins' : 'loses'] }
    }
    case 'WIN':
    case 'SPHA':
      return { parts: [partOf(own)] }
    case 'AH':
    case 'SPAH':
    case 'SPXXAH':
      return twoHalves(own, hundredths(leg.handicap))
    case 'OU':
    case 'SPOU': {
      const total = home + away
      const line = hundredths(leg.line)
      return side === 'over' ? twoHalves(total, -line) : twoHalves(-total, line)
    }
    case 'OE':
    case 'SPOE': {
      const isOdd = (home + away) % 2 === 1
      return { parts: [isOdd === (side === 'odd') ? 'wins' : 'loses'] }
    }
    default:
      throw new Error(`a score says nothing of ${leg.betType}`)
  }
}

/** Half of the stake is on the line below, half on the one above; for a whole or half line both are on it. */
function twoHalves(figure: number, line: number): Verdict {
  if (line % 25 !== 0) throw new Error(`${line / 100} is no quarter`)
  const apart = line % 50 === 0 ? 0 : 25
  return { parts: [partOf(100 * figure + line - apart), partOf(100 * figure + line + apart)] }
}

function partOf(lead: number): Part {
  if (lead === 0) return 'comesBack'
  return lead > 0 ? 'wins' : 'loses'
}

function byStatement(stated: unknown): Verdict {
  switch (stated) {
    case undefined:
    case 'void':
      return { parts: ['comesBack'] }
    case 'win':
      return { parts: ['wins'] }
    case 'lose':
      return { parts: ['loses'] }
    case 'halfWin':
      return { parts: ['wins', 'comesBack'] }
    case 'halfLose':
      return { parts: ['loses', 'comesBack'] }
  }
  const heat: unknown =
    typeof stated === 'object' && stated !== null && 'deadHeat' in stated ? stated.deadHeat : null
  if (typeof heat === 'object' && heat !== null && 'places' in heat && 'tied' in heat) {
    const [places, sharedBy] = [Number(heat.places), Number(heat.tied)]
    if (places >= 1 && sharedBy > places) return { places: BigInt(places), sharedBy: BigInt(sharedBy) }
  }
  throw new Error(`${JSON.stringify(stated)} is no result`)
}

/** What a verdict pays for one unit of stake. */
function shareOf(verdict: Verdict, euroOdds: string): Share {
  const { over, under } = fraction(euroOdds)
  if ('places' in verdict) return { over: over * verdict.places, under: under * verdict.sharedBy }
  const paid = { wins: over, comesBack: under, loses: 0n }
  return {
    over: verdict.parts.reduce((sum, part) => sum + paid[part], 0n),
    under: under * BigInt(verdict.parts.length),
  }
}

function wordOf(verdict: Verdict, stake: bigint, returns: bigint): string {
  if ('places' in verdict) {
    if (returns === 0n) return 'loss'
    if (returns === stake) return 'refund'
    return returns > stake ? 'half_win' : 'half_loss'
  }
  const wins = verdict.parts.includes('wins')
  const loses = verdict.parts.includes('loses')
  const half = verdict.parts.includes('comesBack')
  if (wins) return half ? 'half_win' : 'win'
  if (loses) return half ? 'half_loss' : 'loss'
  return 'refund'
}

function wordOfMany(legs: readonly string[], stake: bigint, returns: bigint): string {
  if (legs.every((leg) => leg === 'refund')) return 'refund'
  if (returns === 0n) return 'loss'
  if (returns === stake) return 'draw'
  return returns > stake ? 'win' : 'half_loss'
}

/** "-0.25" → -25. */
function hundredths(figure: string | null): number {
  if (figure === null || !/^-?[0-9]+(\.[0-9]{1,2})?$/.test(figure)) throw new Error(`${figure} is no line`)
  const [units = '', decimals = ''] = figure.replace('-', '').split('.')
  const size = Number(units) * 100 + Number(decimals.padEnd(2, '0'))
  return figure.startsWith('-') ? -size : size
}

/** "2.05" → 205 / 100. */
function fraction(odds: string): Share {
  if (!/^[0-9]+(\.[0-9]+)?$/.test(odds)) throw new Error(`${odds} are no odds`)
  const decimals = odds.split('.')[1] ?? ''
  return { over: BigInt(odds.replace('.', '')), under: 10n ** BigInt(decimals.length) }
}
