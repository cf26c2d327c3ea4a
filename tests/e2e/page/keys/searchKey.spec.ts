import { someEvent } from '../../../harness/events.ts'
import { expect, test } from '../../../harness/fixtures.ts'

test('one key leads to the search of a list, of results, of a text and of markets, opens it where it is closed, writes itself in fields, and is switched off with the others [A11Y-01]', async ({
  launched,
  page,
  sandbox,
}) => {
  const { event } = await someEvent(sandbox, { isLater: true })
  const client = await launched()
  const list = client.getByRole('searchbox', { name: 'Find teams and competitions' })
  await page.setViewportSize({ width: 1440, height: 900 })
  await client.lists.tab('Today').click()
  await expect(list).toHaveAttribute('aria-keyshortcuts', '/')
  await page.keyboard.press('/')
  await expect(list).toBeFocused()
  await expect(list).toHaveValue('')
  await page.keyboard.type('a/b')
  await expect(list).toHaveValue('a/b')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')

  await page.setViewportSize({ width: 390, height: 844 })
  await expect(list).toHaveCount(0)
  await expect(client.getByRole('button', { name: 'Find teams and competitions' })).toHaveAttribute(
    'aria-keyshortcuts',
    '/',
  )
  await page.keyboard.press('/')
  await expect(list).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(list).toHaveCount(0)

  for (const [path, name] of [
    ['game-results', 'Find teams and competitions'],
    ['rules', 'Search this text'],
  ] as const) {
    await page.goto(`${sandbox.clientUrl}/v8/${path}`)
    const field = client.getByRole('searchbox', { name })
    await expect(field).toHaveAttribute('aria-keyshortcuts', '/')
    await page.keyboard.press('/')
    await expect(field).toBeFocused()
  }

  await page.goto(`${sandbox.clientUrl}/v8/events/${event.eventId}`)
  const markets = client.getByRole('searchbox', { name: 'Find a market' })
  await expect(client.getByRole('button', { name: 'Find a market' })).toBeVisible()
  for (const again of [false, true]) {
    await page.keyboard.press('/')
    await expect(markets, `again: ${again}`).toBeFocused()
    await page.evaluate(() => (document.activeElement as HTMLElement).blur())
  }

  await page.keyboard.press('?')
  const help = client.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await expect(help.getByRole('definition').filter({ hasText: 'Go to the search' })).toBeVisible()
  await help.getByRole('switch', { name: 'Single-key shortcuts' }).press('Space')
  await page.keyboard.press('Escape')
  await expect(markets).not.toHaveAttribute('aria-keyshortcuts')
  await page.keyboard.press('/')
  await expect(markets).not.toBeFocused()
})
