import { errorTime } from '#src/ui/overlay/noticeTimes.ts'

import { sampleOf } from '../../harness/depth.ts'
import { holdTimers, stopHere } from '../../harness/device/clock.ts'
import { expect, test } from '../../harness/fixtures.ts'
import { onSecondVisit } from '../../harness/member/secondVisit.ts'
import { choose } from '../../harness/pages/controls.ts'
import { pickHome } from '../../harness/slip/picking.ts'

const member = 'newcomer'
const config = { method: 'PATCH', path: '/members/config/' } as const
const popupName = { name: 'Error' }

for (const [kind, says] of sampleOf(
  [
    ['status', 'Something went wrong on our side. Please try again.'],
    ['dropRequest', 'The server cannot be reached. Please try again.'],
    ['malformed', 'Something went wrong on our side. Please try again.'],
  ] as const,
  2,
)) {
  test(`a choice that is not kept (${kind}) is told in a dialog that has the focus, and can be made again [SRV-10] [MEMBER-03] [A11Y-01]`, async ({
    launched,
    page,
    sandbox,
  }) => {
    // It stands until it is closed: a busy machine takes longer than its time to look at it.
    await holdTimers(page, errorTime)
    // A browser retries on its own if a connection that it had used before is cut.
    await sandbox.fault({ ...config, kind, times: 9 })
    const client = await onSecondVisit(launched, page, { member })
    const choice = client.session.homeQuestion.getByRole('button', { name: /^Open markets/ })
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

test('an error disappears on its own after ten seconds, a toast after five [SRV-10]', async ({
  launched,
  page,
  sandbox,
}) => {
  await sandbox.fault({ ...config, kind: 'status', times: 1 })
  const client = await onSecondVisit(launched, page, { member })
  const choice = client.session.homeQuestion.getByRole('button', { name: /^Open markets/ })
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
  const toast = client.getByText('Home page saved.', { exact: false })
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
  const again = client.getByRole('button', { name: 'Balance not up to date. Reload' })
  await again.click()
  await expect(
    client.getByRole('status').filter({ hasText: "Couldn't load your balance." }).first(),
  ).toBeVisible()
  await expect(client.getByRole('alertdialog')).toHaveCount(0)
  await sandbox.clearFaults()
  await again.click()
  await expect(client.member.balance).toContainText('9,900.00')
  await expect(again).toHaveCount(0)
})

test('a language whose texts cannot be loaded is reported, and the former one stays [SRV-10] [I18N-01]', async ({
  context,
  launched,
  page,
}) => {
  // The code that reports it comes after the first list, and with it the newcomer's question.
  const client = await onSecondVisit(launched, page, { member })
  await expect(client.session.homeQuestion).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(client.session.homeQuestion).toHaveCount(0)
  await client.member.menuButton.first().click()
  const language = client.getByLabel('Language')
  await expect(language).toBeVisible()
  await context.setOffline(true)
  await choose(client, 'Language', 'ไทย')
  await expect(
    client.getByRole('status').filter({ hasText: "Couldn't load this language." }).first(),
  ).toBeVisible()
  await expect(client.member.menu).toBeVisible()
  await context.setOffline(false)
})
