import { someEvents } from '../events.ts'
import { expect } from '../fixtures.ts'
import type { ClientPage } from '../pages/client.ts'
import type { TestSandbox } from '../sandbox.ts'

const name = 'Three to follow'

/** Puts a combo of home selections forward, at 2.00, 3.00 and so on. */
export async function putForward(
  sandbox: TestSandbox,
  count = 3,
): Promise<{ id: string; markets: string[]; homes: string[] }> {
  const picked = (await someEvents(sandbox, { isForCombos: true })).slice(0, count)
  const markets = picked.map(({ market }) => market.marketId)
  for (const [at, marketId] of markets.entries())
    await sandbox.market(marketId, { prices: { home: `${at + 2}.00` } })
  const selections = markets.map((marketId) => ({ marketId, side: 'home' }))
  const { id } = await sandbox.control<{ id: string }>('POST', 'bigcombos', { name, selections })
  return { id, markets, homes: picked.map(({ home }) => home) }
}

/** A combo on its board. */
export const card = (client: ClientPage, combo = name) => client.getByRole('article', { name: combo })
/** What takes it into the slip. */
export const follow = (client: ClientPage, combo = name) =>
  card(client, combo).getByRole('button', { name: `Add to bet slip: ${combo}` })

/** Opens the board that has it. */
export async function openBoard(client: ClientPage): Promise<void> {
  await client.boards.show('Hot betting')
  await expect(card(client)).toBeVisible()
}
