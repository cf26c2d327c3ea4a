import { sampleOf } from '../../harness/depth.ts'
import { expect, test } from '../../harness/fixtures.ts'
import { recording } from '../../harness/recordedMatch.ts'

const minute = 60_000

test.use({ sandboxArgs: ['--replay', recording.file, '--no-simulator', '--frozen', '--seed', '7'] })

for (const mode of sampleOf(['page', 'frame'] as const, 1)) {
  test.describe(`the recorded match, ${mode === 'frame' ? 'in a frame of another site' : 'as a full page'}`, () => {
    test('a bet at the pre-match price goes through suspension and in-play to its settlement [HOST-01] [LIVE-07] [LIVE-08] [SLIP-17] [HIST-01] [HIST-03]', async ({
      launched,
      sandbox,
    }) => {
      test.slow()
      const [event] = await sandbox.events()
      const [market] = event?.markets ?? []
      const favourite = market?.selections.find((selection) => selection.side === 'home')
      if (!event || !market || !favourite) throw new Error('The recording has no market.')
      const client = await launched({ mode })
      const row = client.lists.event(event.home, event.away)
      const price = client.price(favourite.name, row).first()
      await expect(price).toHaveAccessibleName(new RegExp(favourite.euroOdds))

      await price.click()
      await client.slip.stake.fill('200')
      await client.slip.place.click()
      const ticketNum = await client.slip.placed()
      await client.slip.panel.getByRole('button', { name: 'Done' }).click()
      const { bets } = await sandbox.ledger('alice')
      expect(bets).toHaveLength(1)

      // Suspended for the turn in play, then open and live.
      const states = await walk(sandbox, market.marketId, ['paused', 'open'])
      expect(states).toEqual(['paused', 'open'])
      await client.lists.tab('In-play').click()
      await expect(price).not.toHaveAccessibleName(/suspended/)

      // In play the price moves.
      const before = await price.getAttribute('aria-label')
      await sandbox.clock({ advance: 30 * minute })
      await expect(price).not.toHaveAttribute('aria-label', before ?? '')

      // To the end: settled at the price the ticket has.
      await sandbox.clock({ advance: 6 * 60 * minute })
      const settled = await sandbox.ledger('alice')
      const bet = settled.bets[0]
      expect(bet?.status).toMatch(/win|loss/)
      await client.tickets.open('Settled')
      const ticket = client.tickets.ticket(ticketNum)
      await expect(ticket).toContainText(bet?.status === 'win' ? 'Win' : 'Loss')
      const [whole = '', cents = ''] = settled.wallet.balance.split('.')
      await expect(client.member.balance).toContainText(`${Number(whole).toLocaleString('en')}.${cents}`)
      if (recording.real) expect(bet?.status).toBe('win')
    })
  })
}

/** Moves the clock on until the market has been in each of the states in turn. */
async function walk(
  sandbox: {
    clock(move: { advance: number }): Promise<unknown>
    events(): Promise<{ markets: { marketId: string; status: string }[] }[]>
  },
  marketId: string,
  states: readonly string[],
): Promise<string[]> {
  const seen: string[] = []
  for (let steps = 0; steps < 400 && seen.length < states.length; steps += 1) {
    await sandbox.clock({ advance: 5_000 })
    const events = await sandbox.events()
    const status = events
      .flatMap((event) => event.markets)
      .find((market) => market.marketId === marketId)?.status
    if (status === states[seen.length]) seen.push(status ?? '')
  }
  return seen
}
