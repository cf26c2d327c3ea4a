import { errors } from '#domain/session/errorCatalogue.ts'

import { sampleOf } from '../../../harness/depth.ts'
import { expect, test } from '../../../harness/fixtures.ts'
import { placesOf } from '../../../harness/look/steady.ts'
import { pickCombo, pickHome } from '../../../harness/slip/picking.ts'

const bars = [
  ['frozen', errors.accountFrozen.text],
  ['inactive', errors.accountInactive.text],
  ['barred', errors.memberCannotBet.text],
] as const

test.describe('a member who may not bet', () => {
  for (const [member, text] of sampleOf(bars, 1))
    test(`is told so before the press, and can bet once that is over: ${member} [SLIP-25] [SLIP-19]`, async ({
      launched,
      sandbox,
    }) => {
      const { client, home } = await pickHome({ launched, sandbox }, { stake: '20', as: { member } })
      const { slip } = client
      await expect(slip.panel.getByText(text, { exact: true })).toBeVisible()
      await expect(slip.panel.getByText("You can't bet right now")).toBeVisible()
      await expect(slip.place).toHaveAttribute('aria-disabled', 'true')
      await expect(slip.place).toHaveAccessibleDescription(text)
      await expect(slip.fact('Returns')).toHaveText('–')
      await slip.place.click({ force: true })
      await expect(slip.leg(home)).toBeVisible()
      const still = await placesOf(slip.panel, slip.place)
      await sandbox.control('POST', `members/${member}`, { bar: null })
      await expect(slip.panel.getByText(text, { exact: true })).toHaveCount(0)
      await expect(slip.place).toHaveAttribute('aria-disabled', 'false')
      expect(await placesOf(slip.panel, slip.place)).toEqual(still)
      await slip.place.click()
      await slip.placed()
      expect((await sandbox.ledger(member)).bets).toHaveLength(1)
    })

  test('while the slip is open is refused once, and told so from then on until that is over [SLIP-25] [SLIP-18]', async ({
    launched,
    sandbox,
  }) => {
    const { client } = await pickHome({ launched, sandbox }, { stake: '20' })
    const { slip } = client
    await expect(slip.place).toHaveAttribute('aria-disabled', 'false')
    // Not before its limits are known: a question for them that is still under way would be refused in the bet's place.
    await expect(slip.panel.getByText('Min ¥', { exact: false }).first()).toBeVisible()
    await sandbox.control('POST', 'members/alice', { bar: 'frozen' })
    await slip.place.click()
    const said = slip.panel.getByText(errors.accountFrozen.text, { exact: true })
    await expect(slip.panel.getByText(/^Bet not placed. No money was taken./)).toBeVisible()
    await expect(said.first()).toBeVisible()
    await slip.panel.getByRole('button', { name: 'Close' }).click()
    await expect(said).toHaveCount(1)
    await expect(slip.place).toHaveAttribute('aria-disabled', 'true')
    await sandbox.control('POST', 'members/alice', { bar: null })
    await expect(slip.place).toHaveAttribute('aria-disabled', 'false')
    expect((await sandbox.ledger('alice')).bets).toEqual([])
  })

  test('is told so of a combo as well, and is offered no booking [SLIP-25] [PREBOOK-01]', async ({
    launched,
    sandbox,
  }) => {
    await sandbox.features({ isPrebookingEnabled: true })
    const { client, picked } = await pickCombo(
      { launched, sandbox },
      { prices: ['1.85', '2.10', '1.90'], stake: '20', as: { member: 'barred' } },
    )
    const { slip } = client
    const said = slip.panel.getByText(errors.memberCannotBet.text, { exact: true })
    await expect(said).toBeVisible()
    await expect(slip.place).toHaveAttribute('aria-disabled', 'true')
    await slip.kind('Single').click()
    const [first] = picked
    if (first === undefined) throw new Error('Nothing was picked.')
    await client.price(first.home, client.lists.event(first.event.home, first.event.away)).first().click()
    await expect(said).toBeVisible()
    await sandbox.market(first.market.marketId, { status: 'paused' })
    await expect(slip.leg(first.home)).toContainText('Locked odds will be removed')
    await expect(said).toBeVisible()
    await expect(slip.panel.getByRole('button', { name: 'Prebook' })).toHaveCount(0)
  })
})
