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
