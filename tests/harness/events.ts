import type { SandboxEvent, SandboxMarket, TestSandbox } from './sandbox.ts'

export interface Bettable {
  event: SandboxEvent
  market: SandboxMarket
  home: string
  away: string
}

interface Wanted {
  inPlay?: boolean
  /** Only markets that combos take. */
  isForCombos?: boolean
  /** Not before a quarter of an hour has passed: it does not begin on its own while a test looks at it. */
  isLater?: boolean
}

const later = 15 * 60_000

/** The events of the list with an open market of their winner, and that market. */
export async function someEvents(
  sandbox: TestSandbox,
  { inPlay = false, isForCombos = false, isLater = false }: Wanted = {},
): Promise<Bettable[]> {
  const events = await sandbox.events(`?timing=${inPlay ? 'inplay' : 'today'}`)
  return events.flatMap((event) => {
    if (event.inPlay !== inPlay || (isLater && event.startUtc < Date.now() + later)) return []
    const market = event.markets.find(
      ({ betType, status, tabName, comboAllowed }) =>
        tabName === 'MATCH' &&
        status === 'open' &&
        (betType === 'WIN' || betType === '1X2') &&
        (comboAllowed || !isForCombos),
    )
    const names = (side: string) => market?.selections.find((selection) => selection.side === side)?.name
    const [home, away] = [names('home'), names('away')]
    return market && home && away ? [{ event, market, home, away }] : []
  })
}

/** The first of them. */
export async function someEvent(sandbox: TestSandbox, wanted: Wanted = {}): Promise<Bettable> {
  const [first] = await someEvents(sandbox, wanted)
  if (first === undefined) throw new Error('No such event with an open winner market.')
  return first
}
