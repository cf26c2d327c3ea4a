import type { MarketCommand, MarketSeed, PriceSeed } from '../../market/commands.ts'
import { hash, hashText } from '../random.ts'
import type { MarketSpec, Step } from './match.ts'
import { drift } from './noise.ts'
import { type Offer, balancedLine, fair, lineText, offer } from './pricing.ts'
import { sidesOf } from './settling.ts'

/** Where a price comes from: the time of the look, what was known, and where the lines were set. */
export interface Look {
  at: number
  step: Step
  anchor: Step
}

/** What is offered on an event, and how eagerly. */
export interface BookOptions {
  eventId: string
  home: string
  away: string
  startUtc: number
  margin: number
  /** How far opinion strays, in the strength of the match's engine. */
  nudge: number
  seed: number
  comboAllowed: boolean
}

/** One market as the book stores it: what it has published. */
export interface BookMarket {
  readonly spec: MarketSpec
  readonly marketId: string
  readonly seed: number
  shownOpen: boolean
  shownLine: number | null
  shownPrices: string
}

const limits: Record<MarketSpec['kind'], string> = {
  winner: '20000',
  threeWay: '20000',
  handicap: '20000',
  total: '10000',
  oddEven: '5000',
  yesNo: '5000',
}

/** The book on one event: prices as pure functions of what was known and of time. */
export function createBook(options: BookOptions): {
  add(spec: MarketSpec, look: Look): { market: BookMarket; command: MarketCommand } | null
  /** Commands that bring a market up to a look: prices that changed, and, unless held, open or paused. */
  show(market: BookMarket, look: Look, held: boolean): MarketCommand[]
  pause(market: BookMarket): MarketCommand[]
} {
  const priced = (
    spec: MarketSpec,
    seed: number,
    look: Look,
  ): { offer: Offer; line: number | null } | null => {
    const sinceStart = look.at - options.startUtc
    const nudge = options.nudge * drift(options.seed, look.at, 45_000)
    const forecast = look.step.forecast(spec.subject, sinceStart, nudge)
    if (forecast === null) return null
    let line: number | null = null
    if (spec.line !== undefined) {
      const set = look.anchor.forecast(spec.subject, look.anchor.at, 0) ?? forecast
      line = balancedLine(spec.kind, set, spec.line)
      if (line === null) return null
    }
    const wobble = 0.03 * drift(hash(seed, 1), look.at, 16_000) + 0.015 * drift(hash(seed, 2), look.at, 2_100)
    return { offer: offer(fair(spec.kind, forecast, line), options.margin, wobble), line }
  }

  const termsOf = (spec: MarketSpec, side: string, line: number | null): Omit<PriceSeed, 'side' | 'euro'> => {
    if (line === null) return {}
    if (spec.kind === 'handicap') return { handicap: lineText(side === 'home' ? line : -line) }
    return { line: lineText(line) }
  }

  return {
    add: (spec, look) => {
      const marketId = `${options.eventId}-${spec.key}`
      const seed = hash(options.seed, hashText(spec.key))
      const made = priced(spec, seed, look)
      if (made === null) return null
      const { line } = made
      const seedOf: MarketSeed = {
        marketId,
        eventId: options.eventId,
        name: spec.name,
        betType: spec.betType,
        option: spec.tabName === 'MATCH' ? 'match' : 'map',
        tabName: spec.tabName,
        status: made.offer.open ? 'open' : 'paused',
        maxAmount: limits[spec.kind],
        comboAllowed: options.comboAllowed,
        selections: sidesOf(spec.kind).map((side) => ({
          side,
          name: nameOf(side, options),
          euro: made.offer.prices.find((price) => price.side === side)?.euro ?? '1.01',
          ...termsOf(spec, side, line),
        })),
      }
      return {
        command: { kind: 'market', market: seedOf },
        market: {
          spec,
          marketId,
          seed,
          shownOpen: made.offer.open,
          shownLine: line,
          shownPrices: pricesText(made.offer),
        },
      }
    },
    show: (market, look, held) => {
      const { spec, marketId } = market
      const commands: MarketCommand[] = []
      const made = priced(spec, market.seed, look)
      if (
        made !== null &&
        (made.line !== market.shownLine || pricesText(made.offer) !== market.shownPrices)
      ) {
        const hasMoved = made.line !== market.shownLine
        market.shownLine = made.line
        market.shownPrices = pricesText(made.offer)
        commands.push({
          kind: 'prices',
          marketId,
          prices: made.offer.prices.map((price) => ({
            ...price,
            ...(hasMoved ? termsOf(spec, price.side, made.line) : {}),
          })),
        })
      }
      const open = made?.offer.open ?? false
      if (!held && open !== market.shownOpen) {
        market.shownOpen = open
        commands.push({ kind: 'status', marketId, status: open ? 'open' : 'paused' })
      }
      return commands
    },
    pause: (market) => {
      if (!market.shownOpen) return []
      market.shownOpen = false
      return [{ kind: 'status', marketId: market.marketId, status: 'paused' }]
    },
  }
}

function pricesText(made: Offer): string {
  return made.prices.map((price) => price.euro).join(' ')
}

const plainNames: Readonly<Record<string, string>> = {
  draw: 'Draw',
  over: 'Over',
  under: 'Under',
  odd: 'Odd',
  even: 'Even',
  yes: 'Yes',
  no: 'No',
}

function nameOf(side: string, { home, away }: Pick<BookOptions, 'home' | 'away'>): string {
  if (side === 'home') return home
  return side === 'away' ? away : (plainNames[side] ?? side)
}
