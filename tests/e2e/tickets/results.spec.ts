import { expect, test } from '../../harness/fixtures.ts'
import { colourOf } from '../../harness/look/colours.ts'
import { eventOfAllColumns } from '../../harness/look/longest.ts'
import { violations } from '../../harness/look/violations.ts'

/** What is seen of a sign, with what the style draws before it. */
function drawn(sign: Element): string {
  const before = getComputedStyle(sign, '::before').content
  return `${before === 'none' ? '' : before.slice(1, -1)}${sign.textContent}`
}

test('a half win, a half loss and a returned stake are told from wins, losses and open prices, on the event and in the history [BROWSE-10] [HIST-04] [HIST-05] [A11Y-01]', async ({
  launched,
  page,
  sandbox,
}) => {
  const { event, winner, handicap, total } = await eventOfAllColumns(sandbox)
  const client = await launched()
  const games = client.getByRole('navigation', { name: 'Games' })
  await games.getByRole('link', { name: new RegExp(`^${event.gameName}`) }).click()
  await client.lists.event(event.home, event.away).getByRole('link').first().click()
  const cell = (marketId: string, side: string) =>
    page.getByRole('main').locator(`[data-market="${marketId}"][data-side="${side}"]`)

  const tickets: Record<string, string> = {}
  for (const [market, side] of [
    [winner, 'home'],
    [handicap, 'home'],
    [handicap, 'away'],
    [total, 'over'],
  ] as const) {
    await cell(market.marketId, side).click()
    await client.slip.stake.fill('10')
    await client.slip.place.click()
    tickets[`${market.marketId} ${side}`] = await client.slip.placed()
    await client.getByRole('button', { name: 'Done' }).click()
  }
  await sandbox.market(winner.marketId, { settle: { home: 'win' } })
  await sandbox.market(handicap.marketId, { settle: { home: 'halfWin', away: 'halfLose' } })
  await sandbox.market(total.marketId, { settle: { over: 'void', under: 'void' } })

  for (const [market, side, mark, sign, word] of [
    [winner, 'home', 'win', '✓', 'won'],
    [winner, 'away', 'lose', '✕', 'lost'],
    [handicap, 'home', 'halfWin', '½✓', 'half won'],
    [handicap, 'away', 'halfLose', '½✕', 'half lost'],
    [total, 'over', 'void', '↩', 'void'],
  ] as const) {
    const one = cell(market.marketId, side)
    await expect(one, word).toHaveAttribute('data-mark', mark)
    await expect(one).toHaveAccessibleName(new RegExp(`, ${word}$`))
    expect(await one.locator('[data-part="sign"]').evaluate(drawn)).toBe(sign)
    await expect(one.getByText(word, { exact: true })).toBeVisible()
    await expect(one).toHaveAttribute('aria-disabled', 'true')
  }
  expect(await violations(page), 'settled prices').toEqual([])

  await client.tickets.open('Settled')
  for (const [market, side, word, colour] of [
    [winner, 'home', 'Win', '--win'],
    [handicap, 'home', 'Half win', '--win'],
    [handicap, 'away', 'Half loss', '--lose'],
    [total, 'over', 'Refund', '--refund'],
  ] as const) {
    const badge = client.tickets
      .ticket(tickets[`${market.marketId} ${side}`] ?? '')
      .getByText(word, { exact: true })
    await expect(badge).toBeVisible()
    await expect(badge).toHaveCSS('color', await colourOf(page, colour))
  }
})
