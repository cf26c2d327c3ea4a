import { expect, test } from '../harness/fixtures.ts'
import { commandsOf } from '../harness/random/commands.ts'
import { heal, listen, openWorld, type RandomWorld } from '../harness/random/world.ts'

/** Others with SLIPWAY_SEED; a run is played again with the seed that it printed. */
const seed = Number(process.env['SLIPWAY_SEED'] ?? 20_261_122)
/** More of them for a soak. */
const count = Number(process.env['SLIPWAY_COMMANDS'] ?? 250)

/** What the member was told, in slip, history and header, is what the ledger says. */
async function expectTheTruth({ sandbox, tabs, keys, told, lapsed, allowed }: RandomWorld): Promise<void> {
  const { bets, problems, uniques, wallet } = await sandbox.ledger('alice')
  expect(problems).toEqual([])
  expect(new Set(bets.map(({ key }) => key)).size).toBe(bets.length)
  expect(bets.length).toBeLessThanOrEqual(allowed)
  for (const { key } of bets) expect(keys).toContain(key)
  expect(
    uniques.map(({ status }) => status).filter((status) => !['placed', 'refused'].includes(status)),
  ).toEqual([])
  const numbers = bets.map(({ ticketNum }) => ticketNum).toSorted()
  expect(numbers).toEqual(expect.arrayContaining([...told]))
  for (const code of lapsed) expect(bets.filter(({ key }) => key.startsWith(code))).toEqual([])
  const balance = Number(wallet.balance).toLocaleString('en', { minimumFractionDigits: 2 })
  for (const tab of tabs) {
    await expect(tab.member.balance).toContainText(balance)
    const shown = new Set<string>()
    for (const name of ['Pending', 'Settled'] as const) {
      await tab.tickets.open(name)
      const wanted = bets.filter(({ status }) => (status === 'pending') === (name === 'Pending'))
      // A list that is longer than a page is read on as it is scrolled; its first page is the newest.
      const newest = wanted
        .map(({ ticketNum }) => ticketNum)
        .toSorted()
        .toReversed()
        .slice(0, 20)
      for (const ticketNum of newest) await expect(tab.tickets.ticket(ticketNum)).toBeAttached()
      for (const label of await tab.getByRole('article', { name: /^Ticket / }).allInnerTexts())
        for (const [ticketNum] of label.matchAll(/T\d{6}/g)) shown.add(ticketNum)
    }
    expect(numbers).toEqual(expect.arrayContaining([...shown]))
  }
}

test('a few hundred things that members and the world do, in any order, leave the member told what the ledger says: a bet for a confirmation at most [SLIP-18] [SLIP-21] [HIST-03] [SRV-09]', async ({
  launched,
  context,
  sandbox,
}) => {
  const commands = commandsOf(seed, count)
  const done: string[] = []
  console.log(`SLIPWAY_SEED=${seed} SLIPWAY_COMMANDS=${count}`)
  try {
    const world = await openWorld({ launched, sandbox }, context)
    for (const { name, run } of commands) {
      done.push(name)
      await run(world)
      await listen(world)
    }
    done.push('all is well from now on')
    await heal(world)
    await expectTheTruth(world)
    const { bets } = await sandbox.ledger('alice')
    console.log(
      `${bets.length} bets of ${world.keys.size} confirmations, ${world.told.size} of them on a receipt`,
    )
    expect(bets.length).toBeGreaterThan(0)
  } catch (error) {
    console.log(
      `SLIPWAY_SEED=${seed} SLIPWAY_COMMANDS=${count}\n${done.map((name, at) => `${at + 1}. ${name}`).join('\n')}`,
    )
    throw error
  }
})
