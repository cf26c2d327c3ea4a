import { expect, test } from '../harness/fixtures.ts'
import type { ClientPage } from '../harness/pages.ts'
import { pickCombo } from '../harness/picking.ts'
import { everyTry, expectChecking, expectPlacedOnce, whileAsking, whilePlacing } from '../harness/placing.ts'

/** Bets of several legs that cost 30 each, and how they are made up once their matches are picked. */
const bets: readonly (readonly [
  string,
  '/combo-bet/' | '/mixed-combo-bet/',
  (client: ClientPage) => Promise<void>,
])[] = [
  ['a combo', '/combo-bet/', (client) => client.slip.stake.fill('30')],
  [
    'a system',
    '/mixed-combo-bet/',
    async (client) => {
      await client.slip.kind('System').click()
      await client.slip.panel.getByLabel('Doubles × 3').fill('10')
    },
  ],
]

for (const [what, path, makeUp] of bets) {
  test.describe(`${what} whose answer never comes`, () => {
    test('is being checked, through a reload too, and found placed once [SLIP-18] [SLIP-21]', async ({
      launched,
      page,
      sandbox,
    }) => {
      const { client, picked } = await pickCombo({ launched, sandbox }, { prices: ['1.85', '2.10', '1.90'] })
      await makeUp(client)
      await sandbox.fault({ ...whilePlacing({ kind: 'dropReply', times: everyTry }), path })
      await sandbox.fault(whileAsking(503))
      await client.slip.place.click()
      await expectChecking(client)
      await expect(client.slip.panel).not.toContainText(/fail|not placed/i)
      for (const { home } of picked) await expect(client.slip.panel).toContainText(home)
      await page.reload()
      await expectChecking(client)
      await expect(client.slip.fact('Stake')).toHaveText('¥30.00')
      await sandbox.clearFaults()
      await client.slip.panel.getByRole('button', { name: 'Check now' }).click()
      await expectPlacedOnce(client, sandbox, 30)
    })

    test('because its request was lost is sent again under the same key, and placed once [SLIP-18]', async ({
      launched,
      sandbox,
    }) => {
      const { client } = await pickCombo({ launched, sandbox }, { prices: ['1.85', '2.10', '1.90'] })
      await makeUp(client)
      await sandbox.fault({ ...whilePlacing({ kind: 'dropRequest', times: everyTry }), path })
      await client.slip.place.click()
      await expectPlacedOnce(client, sandbox, 30)
    })
  })
}
