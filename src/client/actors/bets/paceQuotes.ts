import { quoteId } from '#machines/betSlip/legs.ts'
import type { LegQuote } from '#machines/betSlip/types.ts'
import type { Services } from '#src/client/services.ts'

/** Least time between two tellings of prices, ms: more often nobody reads twenty of them. */
const pace = 200

interface PacedQuotes {
  readonly tell: (quotes: readonly LegQuote[]) => void
  /** What waits is not told any more. */
  readonly stop: () => void
}

/**
 * Tells quotes at a pace that can be read: the first at once, then what has come since, the latest of each selection, five
 * times a second. A selection that is locked or opened, has another handicap or line, or is not current any more is told
 * at once, with all that waits: it decides whether a press may place anything.
 */
export function paceQuotes(
  { timers }: Pick<Services, 'timers'>,
  tell: (quotes: readonly LegQuote[]) => void,
): PacedQuotes {
  const told = new Map<string, LegQuote>()
  let waiting = new Map<string, LegQuote>()
  let timer: number | null = null
  const flush = (): void => {
    const quotes = [...waiting.values()]
    waiting = new Map()
    for (const quote of quotes) told.set(quoteId(quote), quote)
    tell(quotes)
  }
  const rest = (): void => {
    timer = timers.startTimer(() => {
      timer = null
      if (waiting.size === 0) return
      rest()
      flush()
    }, pace)
  }
  return {
    tell(quotes) {
      for (const quote of quotes) waiting.set(quoteId(quote), quote)
      if (timer === null) rest()
      else if (!quotes.some((quote) => isUrgent(told.get(quoteId(quote)), quote))) return
      flush()
    },
    stop() {
      if (timer !== null) timers.stopTimer(timer)
    },
  }
}

function isUrgent(before: LegQuote | undefined, { status, handicap, line, isStale }: LegQuote): boolean {
  return (
    before === undefined ||
    before.status !== status ||
    before.handicap !== handicap ||
    before.line !== line ||
    before.isStale !== isStale
  )
}
