import { expect, test } from '../fixtures.ts'

test('another language is on at once, without a reload, and stays after one [I18N-01] [I18N-02] [MEMBER-04] [SRV-04]', async ({
  launched,
  page,
}) => {
  const client = await launched()
  await page.evaluate(() => Object.assign(window, { isSamePage: true }))
  await client.getByRole('button', { name: 'Menu' }).click()
  const asked = page.waitForRequest(
    (request) =>
      new URL(request.url()).pathname === '/api/events/' &&
      new URL(request.url()).searchParams.get('lang') === 'th',
  )
  await client.getByRole('dialog').getByLabel('Language').selectOption({ label: 'ไทย' })
  await asked
  await expect(page.locator('html')).toHaveAttribute('lang', 'th')
  await client.getByRole('dialog').getByRole('button').first().click()
  await expect(client.getByRole('dialog')).toBeHidden()
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('lang', 'th')
})
