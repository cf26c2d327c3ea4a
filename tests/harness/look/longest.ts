import type { SandboxEvent, SandboxMarket, TestSandbox } from '../sandbox.ts'

export interface LongFigures {
  readonly event: SandboxEvent
  readonly winner: SandboxMarket
  readonly handicap: SandboxMarket
  readonly total: SandboxMarket
}

/** An event to come with a market in each column of its row, three ways to end included. */
export async function eventOfAllColumns(sandbox: TestSandbox): Promise<LongFigures> {
  for (const event of await sandbox.events('?timing=today')) {
    const first = (betType: string) =>
      event.markets.find((market) => market.tabName === 'MATCH' && market.betType === betType)
    const [winner, handicap, total] = [first('1X2'), first('AH'), first('OU')]
    if (winner && handicap && total) return { event, winner, handicap, total }
  }
  throw new Error('No event with a market in each column.')
}

/**
 * Euro odds in which one of the types has its longest figure: 1.01 is -100.0000 in Indo odds. Going from the one set to
 * the other moves each by more than a point of its chance, so that a price of each market is marked.
 */
export const longestPrices = {
  before: { short: '1.10', long: '50.00' },
  after: { short: '1.01', long: '1000.00' },
} as const

/** Sets prices, handicaps and lines to the longest figures there are. */
export async function setLongest(
  sandbox: TestSandbox,
  { winner, handicap, total }: LongFigures,
  { short, long }: { short: string; long: string },
): Promise<void> {
  await sandbox.market(winner.marketId, { prices: { home: short, draw: short, away: long } })
  await sandbox.market(handicap.marketId, {
    prices: { home: short, away: long },
    handicaps: { home: '-10.25', away: '+10.25' },
  })
  await sandbox.market(total.marketId, {
    prices: { over: short, under: long },
    lines: { over: '215.5', under: '215.5' },
  })
}
