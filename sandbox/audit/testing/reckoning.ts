/** A part of a unit, or several units: a fraction of whole numbers. */
export interface Share {
  readonly over: bigint
  readonly under: bigint
}

/** What a selection of a season is about. */
export interface SeasonPick {
  /** Row of the file, counted from 0. */
  readonly match: number
  readonly market: '1X2' | 'AH' | 'OU'
  readonly side: string
  readonly odds: string
  readonly handicap: string | null
  readonly line: string | null
}

/** A score, or no result. */
export type SeasonEnding = readonly [home: number, away: number] | 'void'

/** A row of the file: who met, how it ended according to the file, and everything that can be bet on it. */
export interface SeasonRow {
  readonly home: string
  readonly away: string
  readonly ending: SeasonEnding
  readonly picks: readonly SeasonPick[]
}

/**
 * A season as anyone would read it who has only the file: no quotation marks, only commas. A second reading, to reveal
 * faults of the importer; the prices of the bets are taken from it.
 */
export function readRows(text: string): SeasonRow[] {
  const [head = '', ...lines] = text.trim().split(/\r?\n/)
  const columns = head.replace(/^\uFEFF/, '').split(',')
  return lines.map((line, match) => {
    const cells = line.split(',')
    const at = (column: string): string => cells[columns.indexOf(column)] ?? ''
    const pick = (
      market: SeasonPick['market'],
      side: string,
      column: string,
      figure: Partial<Pick<SeasonPick, 'handicap' | 'line'>> = {},
    ): SeasonPick => ({ match, market, side, odds: at(column), handicap: null, line: null, ...figure })
    const handicap = Number(at('AHh'))
    return {
      home: at('HomeTeam'),
      away: at('AwayTeam'),
      ending: at('FTHG') === '' ? 'void' : [Number(at('FTHG')), Number(at('FTAG'))],
      picks: [
        pick('1X2', 'home', 'B365H'),
        pick('1X2', 'draw', 'B365D'),
        pick('1X2', 'away', 'B365A'),
        pick('AH', 'home', 'B365AHH', { handicap: String(handicap) }),
        pick('AH', 'away', 'B365AHA', { handicap: String(0 - handicap) }),
        pick('OU', 'over', 'B365>2.5', { line: '2.5' }),
        pick('OU', 'under', 'B365<2.5', { line: '2.5' }),
      ],
    }
  })
}

const none: Share = { over: 0n, under: 1n }
const one: Share = { over: 1n, under: 1n }

function read(text: string): Share {
  const [whole = '', decimals = ''] = text.split('.')
  return { over: BigInt(whole + decimals), under: 10n ** BigInt(decimals.length) }
}

function times(a: Share, b: Share): Share {
  return { over: a.over * b.over, under: a.under * b.under }
}

function plus(a: Share, b: Share): Share {
  return { over: a.over * b.under + b.over * a.under, under: a.under * b.under }
}

/** By how many quarters of a goal the selection was right; a winner is right or wrong by a whole goal. */
function quartersAhead(
  { market, side, handicap, line }: SeasonPick,
  [home, away]: readonly [number, number],
): number {
  if (market === '1X2') {
    const winner = home > away ? 'home' : home < away ? 'away' : 'draw'
    return side === winner ? 4 : -4
  }
  if (market === 'AH') return 4 * (side === 'home' ? home - away : away - home) + 4 * Number(handicap)
  const over = 4 * (home + away) - 4 * Number(line)
  return side === 'over' ? over : -over
}

/** How a selection ended in the words of the history, and what one unit on it returns. */
export function judged(pick: SeasonPick, ending: SeasonEnding): { word: string; returns: Share } {
  if (ending === 'void') return { word: 'refund', returns: one }
  const ahead = quartersAhead(pick, ending)
  const odds = read(pick.odds)
  if (ahead > 1) return { word: 'win', returns: odds }
  if (ahead === 1) return { word: 'half_win', returns: times(plus(odds, one), { over: 1n, under: 2n }) }
  if (ahead === 0) return { word: 'refund', returns: one }
  return ahead === -1
    ? { word: 'half_loss', returns: { over: 1n, under: 2n } }
    : { word: 'loss', returns: none }
}

/** The most that one unit on a selection can return. */
export function atBest({ odds }: SeasonPick): Share {
  return read(odds)
}

/** A stake on each combination of a size, in minor units. */
export interface SizeStake {
  readonly size: number
  readonly minor: bigint
}

/** Every combination, one by one: which legs are in it. */
function* choices(legs: number, size: number): Generator<readonly number[]> {
  for (let mask = 0; mask < 2 ** legs; mask += 1) {
    const chosen = Array.from({ length: legs }, (_, leg) => leg).filter((leg) => (mask & (1 << leg)) !== 0)
    if (chosen.length === size) yield chosen
  }
}

/** What stakes on combinations cost, in minor units. */
export function cost(legs: number, stakes: readonly SizeStake[]): bigint {
  return stakes.reduce((sum, { size, minor }) => sum + minor * BigInt([...choices(legs, size)].length), 0n)
}

/** What stakes on combinations of legs return, in minor units: every combination separately, cut off once at the end. */
export function paid(legs: readonly Share[], stakes: readonly SizeStake[]): bigint {
  let sum = none
  for (const { size, minor } of stakes) {
    for (const chosen of choices(legs.length, size)) {
      const product = chosen.reduce((share, leg) => times(share, legs[leg] ?? none), one)
      sum = plus(sum, times(product, { over: minor, under: 1n }))
    }
  }
  return sum.over / sum.under
}
