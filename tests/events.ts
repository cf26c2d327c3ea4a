import type { SandboxEvent, SandboxMarket, TestSandbox } from './sandbox.ts'

export interface Bettable {
  event: SandboxEvent
  market: SandboxMarket
  home: string
  away: string
}

/** The first event of the list with an open market of its winner, and that market. */
export async function someEvent(
  sandbox: TestSandbox,
  { inPlay = false }: { inPlay?: boolean } = {},
): Promise<Bettable> {
  const events = await sandbox.events(`?timing=${inPlay ? 'inplay' : 'today'}`)
  for (const event of events) {
    if (event.inPlay !== inPlay) continue
    const market = event.markets.find(
      ({ betType, status, tabName }) =>
        tabName === 'MATCH' && status === 'open' && (betType === 'WIN' || betType === '1X2'),
    )
    const names = (side: string) => market?.selections.find((selection) => selection.side === side)?.name
    const [home, away] = [names('home'), names('away')]
    if (market && home && away) return { event, market, home, away }
  }
  throw new Error(`No ${inPlay ? 'live' : 'coming'} event with an open winner market.`)
}

/** What a selection's price is now, in euro odds. */
export async function priceOf(sandbox: TestSandbox, marketId: string, side: string): Promise<string> {
  const events = await sandbox.events()
  const market = events.flatMap((event) => event.markets).find((each) => each.marketId === marketId)
  const selection = market?.selections.find((each) => each.side === side)
  if (!selection) throw new Error(`No selection ${side} in market ${marketId}.`)
  return selection.euroOdds
}
