import { stopHere } from '../harness/clock.ts'
import { expect, test } from '../harness/fixtures.ts'
import { pickHome } from '../harness/picking.ts'

const member = 'newcomer'
const question = { name: 'Choose your home page' }
const config = { method: 'PATCH', path: '/members/config/' } as const
const popupName = { name: 'Error' }

for (const [kind, says] of [
  ['status', 'Something went wrong on our side. Please try again.'],
  ['dropRequest', 'The server cannot be reached. Please try again.'],
  ['malformed', 'Something went wrong on our side. Please try again.'],
] as const) {
  test(`a choice that is not kept (${kind}) is told in a dialog that has the focus, and can be made again [SRV-10] [MEMBER-03] [A11Y-01]`, async ({
    launched,
    page,
    sandbox,
  }) => {
    // A browser asks again by itself where a line that it had used before is cut.
    await sandbox.fault({ ...config, kind, times: 9 })
    const client = await launched({ member })
    const choice = client.getByRole('dialog', question).getByRole('button', { name: /^Open markets/ })
    await choice.click()
    const popup = client.getByRole('alertdialog', popupName)
    await expect(popup.getByText('Failed to update home page, try again')).toBeVisible()
    await expect(popup.getByText(says)).toBeVisible()
    await expect(popup).toHaveAccessibleDescription(/Failed to update home page, try again/)
    await expect(popup.getByRole('button', { name: 'Close' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(popup).toHaveCount(0)
    await expect(choice).toBeFocused()
    await sandbox.clearFaults()
    await choice.click()
    await expect(client.getByRole('dialog')).toHaveCount(0)
  })
}

test('an error goes from the screen by itself after ten seconds, a toast after five [SRV-10]', async ({
  launched,
  page,
  sandbox,
}) => {
  await sandbox.fault({ ...config, kind: 'status', times: 1 })
  const client = await launched({ member })
  const choice = client.getByRole('dialog', question).getByRole('button', { name: /^Open markets/ })
  await expect(choice).toBeVisible()
  // From here on time passes as the test says.
  await page.clock.install()
  await stopHere(page)
  await choice.click()
  const popup = client.getByRole('alertdialog', popupName)
  await expect(popup).toBeVisible()
  await page.clock.runFor(9_900)
  await expect(popup).toBeVisible()
  await page.clock.runFor(100)
  await expect(popup).toHaveCount(0)
  await choice.click()
  const toast = client.getByText('Your home page is saved.', { exact: false })
  await expect(toast).toBeVisible()
  await page.clock.runFor(4_900)
  await expect(toast).toBeVisible()
  await page.clock.runFor(100)
  await expect(toast).toHaveCount(0)
})

test('a balance that is asked for by a press, in vain, is told in a toast and not in a popup [SRV-10] [HIST-03]', async ({
  launched,
  sandbox,
}) => {
  const { client } = await pickHome({ launched, sandbox }, { stake: '100' })
  await sandbox.fault({ method: 'GET', path: '/wallet/', kind: 'status', status: 400, times: 100 })
  await client.slip.place.click()
  await client.slip.placed()
  const again = client.getByRole('button', { name: 'Balance not up to date: load it again' })
  await again.click()
  await expect(
    client.getByRole('status').filter({ hasText: 'The balance could not be loaded.' }).first(),
  ).toBeVisible()
  await expect(client.getByRole('alertdialog')).toHaveCount(0)
  await sandbox.clearFaults()
  await again.click()
  await expect(client.balance).toContainText('9,900.00')
  await expect(again).toHaveCount(0)
})

test('what a text asks for that cannot be had is told: the language stays as it was [SRV-10] [I18N-01]', async ({
  context,
  launched,
  page,
}) => {
  // The code that tells of it comes after the first list, and with it the newcomer's question.
  const client = await launched({ member })
  await expect(client.getByRole('dialog', question)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(client.getByRole('dialog', question)).toHaveCount(0)
  await client.getByRole('button', { name: 'Menu' }).first().click()
  const language = client.getByLabel('Language')
  await expect(language).toBeVisible()
  await context.setOffline(true)
  await language.selectOption('th')
  await expect(
    client.getByRole('status').filter({ hasText: 'The texts of this language could not be loaded.' }).first(),
  ).toBeVisible()
  await expect(client.getByRole('dialog', { name: 'Menu' })).toBeVisible()
  await context.setOffline(false)
})
