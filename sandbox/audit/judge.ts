/**
 * A second judge of settled bets, from the house rules in the sandbox's README and nothing else: it shares no
 * code with the settling it checks, not even its arithmetic. Everything here is whole numbers.
 */

/** What is written down of a leg and of how its market ended. */
export interface JudgedLeg {
  betType: string
  side: string
  euroOdds: string
  handicap: string | null
  line: string | null
  ending: string
  /** What was stated of the side; undefined for a side the market did not have. */
  stated: unknown
  home: number | null
  away: number | null
}

/** What the house owes: each leg's word, the ticket's, and the amount paid back in minor units. */
export interface Judgement {
  legs: string[]
  ticket: string
  returns: bigint
}

/** What a part of a stake comes to. */
type Part = 'wins' | 'comesBack' | 'loses'

/** Equal parts of a stake, or a place shared with others. */
type Verdict = { parts: Part[] } | { places: bigint; sharedBy: bigint }

interface Share {
  over: bigint
  under: bigint
}

/**
 * Judges a bet.
 * @throws Error where what is written down cannot be judged
 */
export function judgeBet(stake: bigint, legs: readonly JudgedLeg[]): Judgement {
  const judged = legs.map((leg) => {
    const verdict = verdictOn(leg)
    return { verdict, share: shareOf(verdict, leg.euroOdds) }
  })
  const all = judged.reduce(
    (product, { share }) => ({ over: product.over * share.over, under: product.under * share.under }),
    { over: 1n, under: 1n },
  )
  const returns = (stake * all.over) / all.under
  const words = judged.map(({ verdict, share }) => wordOf(verdict, stake, (stake * share.over) / share.under))
  return { legs: words, ticket: words.length === 1 ? (words[0] ?? '') : wordOfMany(stake, returns), returns }
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

/** Half of the stake stands on the line below, half on the one above; on a whole or half line both on it. */
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

function wordOfMany(stake: bigint, returns: bigint): string {
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
